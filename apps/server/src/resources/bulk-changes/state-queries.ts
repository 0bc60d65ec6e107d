import { and, isNotNull, sql } from 'drizzle-orm'
import type { Column, SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import {
  bulkChangeValues,
  bulkStateColumns,
  tacticFieldValues,
  tacticFields,
  tacticInitiatives,
  tacticPlatformChoices,
  tacticPlatforms,
  tacticTags,
  tactics,
  tags,
} from '../../db/schema'
import type { BulkItemState, Reach } from '../../db/schema'
import { changeColumns } from '../tactics/write-queries'
import type { TacticChange } from '../tactics/write-queries'
import { integerArray, isOneOf } from './item-queries'

/** A state of an item, to be written. */
export interface StateOf extends BulkItemState {
  readonly id: number
}

/** Returns the ids of those items that repeat by a custom rule and not by a preset. */
export async function findCustomRecurrenceIds(
  orm: Orm,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await orm
    .select({ id: tactics.id })
    .from(tactics)
    .where(
      and(isOneOf(tactics.id, ids), isNotNull(tactics.rrule), sql`${tactics.isCustomRecurrence}`),
    )
  return new Set(rows.map(({ id }) => id))
}

/** Writes the columns of many items in one statement, and raises their versions. Links are left as they are. */
export async function writeStates(
  tx: Orm,
  states: readonly StateOf[],
  { userId, now }: TacticChange,
): Promise<void> {
  if (states.length === 0) return
  const columns = states.map(({ tagIds: _tags, platformIds: _platforms, ...rest }) => rest)
  await tx.execute(sql`
    update ${tactics} set
      ${sql.join(Object.entries(bulkStateColumns).map(assignmentOf), sql`, `)},
      version = version + 1,
      updater_id = ${userId},
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(columns)}::jsonb) as state(
      id int, ${recordOf(bulkStateColumns)}
    )
    where ${tactics.id} = state.id
  `)
}

/** Sets a column from a record of the state; a value that the record lacks stays. */
function assignmentOf([name, column]: readonly [name: string, column: Column]): SQL {
  const value = sql`state.${sql.identifier(name)}`
  return sql`${columnNameOf(name)} = ${column.notNull ? sql`coalesce(${value}, ${column})` : value}`
}

/** The fields of a JSON record of columns with their types, as `jsonb_to_recordset` needs them. */
export function recordOf(columns: Readonly<Record<string, Column>>): SQL {
  return sql.join(
    Object.entries(columns).map(
      ([name, column]) => sql`${sql.identifier(name)} ${sql.raw(column.getSQLType())}`,
    ),
    sql`, `,
  )
}

/** The name of a column in the database, without its table. */
export function columnNameOf(name: string): SQL {
  return sql`${sql.identifier(name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`))}`
}

/** Writes impressions and rating points of items in one statement; their versions are left as they are. */
export async function writeReach(
  tx: Orm,
  reaches: readonly (Reach & { readonly id: number })[],
): Promise<void> {
  if (reaches.length === 0) return
  await tx.execute(sql`
    update ${tactics} set impressions = reach.impressions, rating_points = reach."ratingPoints"
    from jsonb_to_recordset(${JSON.stringify(reaches)}::jsonb) as reach(
      id int, impressions bigint, "ratingPoints" double precision
    )
    where ${tactics.id} = reach.id
  `)
}

/** Deletes items softly, or restores them with null. */
export async function writeDeletedAt(
  tx: Orm,
  ids: readonly number[],
  deletedAt: Date | null,
  change: TacticChange,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(tactics)
    .set({ deletedAt, ...changeColumns(change) })
    .where(isOneOf(tactics.id, ids))
}

/** Adds and removes tags of many items. */
export async function changeTags(
  tx: Orm,
  ids: readonly number[],
  {
    addIds,
    removeIds,
  }: { readonly addIds: readonly number[]; readonly removeIds: readonly number[] },
): Promise<void> {
  const added = new Set(addIds)
  const removed = removeIds.filter((id) => !added.has(id))
  await tx.execute(sql`
    delete from ${tacticTags}
    where tactic_id = any(${integerArray(ids)}) and tag_id = any(${integerArray(removed)})
  `)
  await tx.execute(sql`
    insert into ${tacticTags} (tactic_id, tag_id)
    select item.id, tag.id
    from unnest(${integerArray(ids)}) item(id), unnest(${integerArray([...added])}) tag(id)
    on conflict do nothing
  `)
}

/** Gives items exactly the tags of their states, except those that were deleted since. */
export async function writeTags(tx: Orm, states: readonly StateOf[]): Promise<void> {
  await tx.delete(tacticTags).where(isOneOf(sql`tactic_id`, states.map(idOf)))
  await tx.execute(sql`
    insert into ${tacticTags} (tactic_id, tag_id)
    select link.tactic_id, link.linked_id
    from ${linksOf(states, 'tagIds')} join ${tags} on ${tags.id} = link.linked_id
  `)
}

/** Gives items exactly the platforms of their states, except those that were deleted since. */
export async function writePlatforms(tx: Orm, states: readonly StateOf[]): Promise<void> {
  await clearPlatforms(tx, states.map(idOf))
  await tx.execute(sql`
    insert into ${tacticPlatformChoices} (tactic_id, tactic_platform_id)
    select link.tactic_id, link.linked_id
    from ${linksOf(states, 'platformIds')}
    join ${tacticPlatforms} on ${tacticPlatforms.id} = link.linked_id
  `)
}

/** Removes all platforms of items. */
export async function clearPlatforms(tx: Orm, ids: readonly number[]): Promise<void> {
  await tx.delete(tacticPlatformChoices).where(isOneOf(sql`tactic_id`, ids))
}

/** Initiatives to add to an item and to take from it. */
export interface InitiativesChange {
  readonly id: number
  readonly addIds: readonly number[]
  readonly removeIds: readonly number[]
}

/** Adds and removes initiatives of items; one that was deleted for good since is left out. */
export async function changeInitiatives(
  tx: Orm,
  changes: readonly InitiativesChange[],
): Promise<void> {
  const removed = changes.flatMap(({ id, removeIds }) => removeIds.map((one) => [id, one] as const))
  const added = changes.flatMap(({ id, addIds }) => addIds.map((one) => [id, one] as const))
  if (removed.length > 0) {
    await tx.execute(sql`
      delete from ${tacticInitiatives} using ${linksFrom(removed)}
      where ${tacticInitiatives.tacticId} = link.tactic_id
        and ${tacticInitiatives.initiativeId} = link.linked_id
    `)
  }
  if (added.length > 0) {
    await tx.execute(sql`
      insert into ${tacticInitiatives} (tactic_id, initiative_id)
      select link.tactic_id, link.linked_id
      from ${linksFrom(added)} join ${tactics} on ${tactics.id} = link.linked_id
      on conflict do nothing
    `)
  }
}

/** Deletes the values of type-specific fields of items, and stores them with the bulk change. */
export async function clearTypeValues(
  tx: Orm,
  bulkChangeId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    with cleared as (
      delete from ${tacticFieldValues} using ${tactics}, ${tacticFields}
      where ${isOneOf(tactics.id, ids)} and ${tacticFieldValues.tacticId} = ${tactics.id}
        and ${tacticFields.id} = ${tacticFieldValues.tacticFieldId}
        and ${tacticFields.tacticTypeId} = ${tactics.tacticTypeId}
      returning ${tacticFieldValues.tacticId} as tactic_id,
        ${tacticFieldValues.tacticFieldId} as tactic_field_id,
        ${tacticFieldValues.creatorId} as creator_id, ${tacticFieldValues.value} as value
    )
    insert into ${bulkChangeValues} (bulk_change_id, tactic_id, tactic_field_id, creator_id, value)
    select ${bulkChangeId}::int, tactic_id, tactic_field_id, creator_id, value from cleared
  `)
}

/** Restores the values of items that a bulk change has deleted. A value stored since stays. */
export async function restoreTypeValues(
  tx: Orm,
  bulkChangeId: number,
  ids: readonly number[],
): Promise<void> {
  await tx.execute(sql`
    insert into ${tacticFieldValues} (tactic_id, tactic_field_id, creator_id, value)
    select tactic_id, tactic_field_id, creator_id, value from ${bulkChangeValues}
    where bulk_change_id = ${bulkChangeId} and tactic_id = any(${integerArray(ids)})
    on conflict (tactic_id, tactic_field_id) do nothing
  `)
}

function idOf({ id }: StateOf): number {
  return id
}

/** The links of states as a table `link` with `tactic_id` and `linked_id`. */
function linksOf(states: readonly StateOf[], name: 'tagIds' | 'platformIds') {
  return linksFrom(
    states.flatMap((state) => state[name].map((linkedId) => [state.id, linkedId] as const)),
  )
}

function linksFrom(pairs: readonly (readonly [id: number, linkedId: number])[]) {
  return sql`unnest(
    ${integerArray(pairs.map(([id]) => id))}, ${integerArray(pairs.map(([, linkedId]) => linkedId))}
  ) as link(tactic_id, linked_id)`
}
