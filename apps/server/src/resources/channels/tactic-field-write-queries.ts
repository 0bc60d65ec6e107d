import { and, eq, isNull } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { tacticFieldValues, tacticFields } from '../../db/schema'
import { deleteParts } from '../plan-parts/delete-queries'
import { lockPlan, placeAfter, putAt } from '../plan-parts/order-queries'
import type { TacticFieldRow } from './queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

/** The fields of a custom field that a person can set; undefined keeps the current value. */
export interface TacticFieldValues {
  readonly name?: string | undefined
  readonly type?: TacticFieldRow['type'] | undefined
  readonly description?: string | undefined
  readonly helpText?: string | undefined
  readonly options?: readonly string[] | undefined
  readonly orderIndex?: number | undefined
}

interface FieldPlace {
  readonly planId: number
  /** null for a universal field. */
  readonly tacticTypeId: number | null
}

function siblingsOf({ planId, tacticTypeId }: FieldPlace): SQL {
  const siblings = and(
    eq(tacticFields.planId, planId),
    tacticTypeId === null
      ? isNull(tacticFields.tacticTypeId)
      : eq(tacticFields.tacticTypeId, tacticTypeId),
  )
  if (siblings === undefined) throw new Error('The fields of a plan need a condition.')
  return siblings
}

/** Stores a new custom field. Runs in the caller's transaction. */
export async function insertTacticField(
  tx: Orm,
  values: TacticFieldValues & { readonly name: string; readonly type: TacticFieldRow['type'] },
  { planId, tacticTypeId, creatorId, now }: FieldPlace & { creatorId: number; now: Date },
): Promise<number> {
  await lockPlan(tx, planId)
  const among = siblingsOf({ planId, tacticTypeId })
  const { orderIndex, ...fields } = values
  const [row] = await tx
    .insert(tacticFields)
    .values({
      ...fields,
      planId,
      tacticTypeId,
      creatorId,
      orderIndex: await placeAfter(tx, tacticFields, among),
    })
    .returning({ id: tacticFields.id })
  if (row === undefined) throw new Error('A new field came back without an id.')
  if (orderIndex !== undefined)
    await putAt(tx, tacticFields, { id: row.id, place: orderIndex, among })
  await recordChange(
    tx,
    { planId, collection: 'tactic_fields', action: 'created', ids: [row.id] },
    now,
  )
  return row.id
}

/**
 * Changes a custom field.
 *
 * @returns false, and nothing is changed, when values are stored for it and its type was to change
 */
export async function updateTacticFieldRow(
  orm: Orm,
  field: FieldPlace & RowAtVersion & Pick<TacticFieldRow, 'type'>,
  values: TacticFieldValues,
  now: Date,
): Promise<boolean> {
  const { id, planId } = field
  return orm.transaction(async (tx) => {
    await lockPlan(tx, planId)
    if (values.type !== undefined && values.type !== field.type) {
      const stored = await tx
        .select({ id: tacticFieldValues.id })
        .from(tacticFieldValues)
        .where(eq(tacticFieldValues.tacticFieldId, id))
        .limit(1)
      if (stored.length > 0) return false
    }
    const { orderIndex, ...fields } = values
    await updateAtVersion(tx, tacticFields, field, fields)
    if (orderIndex !== undefined) {
      await putAt(tx, tacticFields, { id, place: orderIndex, among: siblingsOf(field) })
    }
    await recordChange(
      tx,
      { planId, collection: 'tactic_fields', action: 'updated', ids: [id] },
      now,
    )
    return true
  })
}

/**
 * Deletes custom fields with their values, all or none.
 *
 * @returns false, without any change, if one of them does not exist
 */
export async function deleteTacticFieldRows(
  orm: Orm,
  ids: readonly number[],
  now: Date,
): Promise<boolean> {
  return orm.transaction((tx) => deleteParts(tx, tacticFields, 'tactic_fields', { ids, now }))
}
