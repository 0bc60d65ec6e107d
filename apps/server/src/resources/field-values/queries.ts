import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { tacticFieldValues, tacticFields, tactics } from '../../db/schema'
import { isOneOf } from '../bulk-changes/item-queries'
import { withoutBlockedTags } from '../tactics/filter-queries'
import { changeColumns } from '../tactics/write-queries'
import type { TacticChange } from '../tactics/write-queries'

/** A stored value with its field. */
export interface StoredFieldValue {
  readonly id: number
  readonly planId: number
  readonly tacticFieldId: number
  readonly type: (typeof tacticFields.$inferSelect)['type']
  /** null until a tactic uses it. */
  readonly tacticId: number | null
  readonly creatorId: number | null
  readonly value: string
}

/** A value of a field on an item. */
export interface ItemValueRow extends Pick<StoredFieldValue, 'tacticFieldId' | 'type' | 'value'> {
  readonly tacticId: number
}

function selectValues(orm: Orm) {
  return orm
    .select({
      id: tacticFieldValues.id,
      planId: tacticFields.planId,
      tacticFieldId: tacticFieldValues.tacticFieldId,
      type: tacticFields.type,
      tacticId: tacticFieldValues.tacticId,
      creatorId: tacticFieldValues.creatorId,
      value: tacticFieldValues.value,
    })
    .from(tacticFieldValues)
    .innerJoin(tacticFields, eq(tacticFields.id, tacticFieldValues.tacticFieldId))
    .orderBy(asc(tacticFields.orderIndex), asc(tacticFields.id))
    .$dynamic()
}

/** Values by id; unknown ids are left out. */
export async function findFieldValues(
  orm: Orm,
  ids: readonly number[],
): Promise<StoredFieldValue[]> {
  return selectValues(orm).where(inArray(tacticFieldValues.id, [...ids]))
}

/** The values of a tactic, in the order of the fields. */
export async function findValuesOfTactic(orm: Orm, tacticId: number): Promise<StoredFieldValue[]> {
  return selectValues(orm).where(eq(tacticFieldValues.tacticId, tacticId))
}

/**
 * The values of universal fields of the items of a plan, without items hidden from the person.
 *
 * @param tacticIds only of these items; of all when left out
 */
export async function findUniversalValues(
  orm: Orm,
  planId: number,
  blockedTagIds: ReadonlySet<number>,
  tacticIds?: readonly number[],
): Promise<ItemValueRow[]> {
  return selectItemValues(orm, planId, blockedTagIds, {
    tacticIds,
    isUniversal: isNull(tacticFields.tacticTypeId),
  })
}

/** The values of all fields of some items of a plan, without items hidden from the person. */
export async function findValuesOfItems(
  orm: Orm,
  planId: number,
  blockedTagIds: ReadonlySet<number>,
  tacticIds: readonly number[],
): Promise<ItemValueRow[]> {
  return selectItemValues(orm, planId, blockedTagIds, { tacticIds, isUniversal: undefined })
}

async function selectItemValues(
  orm: Orm,
  planId: number,
  blockedTagIds: ReadonlySet<number>,
  {
    tacticIds,
    isUniversal,
  }: { readonly tacticIds: readonly number[] | undefined; readonly isUniversal: SQL | undefined },
): Promise<ItemValueRow[]> {
  return orm
    .select({
      tacticId: tactics.id,
      tacticFieldId: tacticFieldValues.tacticFieldId,
      type: tacticFields.type,
      value: tacticFieldValues.value,
    })
    .from(tacticFieldValues)
    .innerJoin(tacticFields, eq(tacticFields.id, tacticFieldValues.tacticFieldId))
    .innerJoin(tactics, eq(tactics.id, tacticFieldValues.tacticId))
    .where(
      and(
        eq(tacticFields.planId, planId),
        isUniversal,
        eq(tactics.planId, planId),
        isNull(tactics.deletedAt),
        ne(tacticFieldValues.value, ''),
        tacticIds === undefined ? undefined : isOneOf(tactics.id, tacticIds),
        withoutBlockedTags(blockedTagIds),
      ),
    )
    .orderBy(asc(tactics.id), asc(tacticFields.orderIndex), asc(tacticFields.id))
}

/** The value of a field on an item, to be written; null for none. */
export interface ItemValueWrite {
  readonly tacticId: number
  readonly fieldId: number
  readonly value: string | null
}

/**
 * Writes values of many items in two statements. The versions of the items are left as they are.
 * A field that was deleted since is left out.
 */
export async function writeItemValues(
  tx: Orm,
  writes: readonly ItemValueWrite[],
  { userId, now }: TacticChange,
): Promise<void> {
  if (writes.length === 0) return
  const provided = sql`jsonb_to_recordset(${JSON.stringify(writes)}::jsonb) as given(
    "tacticId" int, "fieldId" int, value text
  )`
  await tx.execute(sql`
    delete from ${tacticFieldValues} using ${provided}
    where ${tacticFieldValues.tacticId} = given."tacticId"
      and ${tacticFieldValues.tacticFieldId} = given."fieldId" and given.value is null
  `)
  await tx.execute(sql`
    insert into ${tacticFieldValues} (tactic_id, tactic_field_id, creator_id, value, created_at)
    select given."tacticId", given."fieldId", ${userId}::int, given.value,
      ${now.toISOString()}::timestamptz
    from ${provided} join ${tacticFields} on ${tacticFields.id} = given."fieldId"
    where given.value is not null
    on conflict (tactic_id, tactic_field_id) do update set value = excluded.value
  `)
}

/** Stores a new value. Runs in the caller's transaction. */
export async function insertFieldValue(
  tx: Orm,
  value: {
    readonly tacticFieldId: number
    readonly tacticId: number | null
    readonly value: string
  },
  change: TacticChange,
): Promise<number> {
  const [row] = await tx
    .insert(tacticFieldValues)
    .values({ ...value, creatorId: change.userId, createdAt: change.now })
    .returning({ id: tacticFieldValues.id })
  if (row === undefined) throw new Error('A new value came back without an id.')
  if (value.tacticId !== null) await touchTactic(tx, value.tacticId, change)
  return row.id
}

/** Changes a value, and returns its tactic. */
export async function updateFieldValueRow(
  orm: Orm,
  id: number,
  values: { readonly value: string; readonly tacticId: number | null },
  change: TacticChange,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await tx.update(tacticFieldValues).set(values).where(eq(tacticFieldValues.id, id))
    if (values.tacticId !== null) await touchTactic(tx, values.tacticId, change)
  })
}

/**
 * Deletes values, all or none.
 *
 * @returns false, without any change, if one of them does not exist
 */
export async function deleteFieldValueRows(
  orm: Orm,
  ids: readonly number[],
  change: TacticChange,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const matches = await tx
      .select({ id: tacticFieldValues.id, tacticId: tacticFieldValues.tacticId })
      .from(tacticFieldValues)
      .where(inArray(tacticFieldValues.id, [...ids]))
      .orderBy(asc(tacticFieldValues.id))
      .for('update')
    if (matches.length !== ids.length) return false
    await tx.delete(tacticFieldValues).where(inArray(tacticFieldValues.id, [...ids]))
    const tacticIds = new Set(
      matches.flatMap(({ tacticId }) => (tacticId === null ? [] : [tacticId])),
    )
    for (const tacticId of [...tacticIds].toSorted((a, b) => a - b)) {
      await touchTactic(tx, tacticId, change)
    }
    return true
  })
}

/** A value is part of its tactic, so users who have the tactic open get an event. */
async function touchTactic(tx: Orm, tacticId: number, change: TacticChange): Promise<void> {
  const [row] = await tx
    .update(tactics)
    .set(changeColumns(change))
    .where(and(eq(tactics.id, tacticId), isNull(tactics.deletedAt)))
    .returning({ planId: tactics.planId, version: tactics.version })
  if (row === undefined) return
  await recordChange(
    tx,
    { ...row, collection: 'tactics', action: 'updated', ids: [tacticId] },
    change.now,
  )
}
