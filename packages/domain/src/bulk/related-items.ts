import type { TacticListItem } from '../tactics'

type Related = Pick<TacticListItem, 'id' | 'relatedInitiativeIds'>

/**
 * Some items together with what belongs to the initiatives among them, directly or through
 * other initiatives.
 *
 * @param all every item that may belong to one
 * @returns ids, those of `ids` first
 */
export function withRelatedItems(
  ids: readonly number[],
  all: readonly Related[],
): readonly number[] {
  const byInitiative = new Map<number, number[]>()
  for (const { id, relatedInitiativeIds } of all) {
    for (const initiativeId of relatedInitiativeIds) {
      const known = byInitiative.get(initiativeId)
      if (known === undefined) byInitiative.set(initiativeId, [id])
      else known.push(id)
    }
  }
  const taken = new Set(ids)
  // A set is read in the order of insertion, also what is added meanwhile.
  for (const id of taken) {
    for (const relatedId of byInitiative.get(id) ?? []) taken.add(relatedId)
  }
  return [...taken]
}
