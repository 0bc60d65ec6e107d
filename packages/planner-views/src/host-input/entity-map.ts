import { isId } from '@throughline/domain/tactics'

/**
 * Entities by their ids, in any form of a host: a map, a list of entities with their `id`, or an
 * object whose keys are the ids. Keep the same object for as long as nothing in it changes.
 */
export type EntitiesById<Entity> =
  | ReadonlyMap<number, Entity>
  | readonly (Entity & { readonly id: number })[]
  | Readonly<Record<number, Entity>>

/**
 * Returns entities as a map, in the order of the host; returns a map of the host itself. Leaves out
 * values that are not entities.
 *
 * @param entities may also be missing, while the host is loading them
 */
export function entityMap<Entity>(
  entities: EntitiesById<Entity> | null | undefined,
): ReadonlyMap<number, Entity> {
  if (entities === null || entities === undefined) return new Map()
  if (isMap(entities)) return entities
  if (isList(entities)) return new Map(entities.filter(hasId).map((entity) => [entity.id, entity]))
  return new Map(Object.entries(entities).map(([id, entity]) => [Number(id), entity]))
}

function isMap<Entity>(entities: EntitiesById<Entity>): entities is ReadonlyMap<number, Entity> {
  return entities instanceof Map
}

function isList<Entity>(
  entities: EntitiesById<Entity>,
): entities is readonly (Entity & { readonly id: number })[] {
  return Array.isArray(entities)
}

/** Whether a value is an entity: lists of JavaScript may contain anything. */
function hasId(entity: unknown): boolean {
  return typeof entity === 'object' && entity !== null && 'id' in entity && isId(entity.id)
}
