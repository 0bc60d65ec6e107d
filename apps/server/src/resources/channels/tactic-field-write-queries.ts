import { and, eq, isNull } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { tacticFieldValues, tacticFields } from '../../db/schema'
import { deleteParts } from '../plan-parts/delete-queries'
import { changeNamedPart, createNamedPart } from '../plan-parts/named-part-queries'
import type { NamedParts, PartWrite } from '../plan-parts/named-part-queries'
import { lockPlan } from '../plan-parts/order-queries'
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

/** Fields of one plan or type, without two of the same name. */
function fieldsOf({ planId, tacticTypeId }: FieldPlace): NamedParts {
  const among = and(
    eq(tacticFields.planId, planId),
    tacticTypeId === null
      ? isNull(tacticFields.tacticTypeId)
      : eq(tacticFields.tacticTypeId, tacticTypeId),
  )
  if (among === undefined) throw new Error('The fields of a plan need a condition.')
  return {
    table: tacticFields,
    uniqueName: tacticFields.name,
    among,
    ordered: tacticFields,
    collection: 'tactic_fields',
  }
}

/** Stores a new custom field. Runs in the caller's transaction. */
export async function insertTacticField(
  tx: Orm,
  values: TacticFieldValues & { readonly name: string; readonly type: TacticFieldRow['type'] },
  { planId, tacticTypeId, creatorId, now }: FieldPlace & { creatorId: number; now: Date },
): Promise<PartWrite> {
  const { orderIndex: place, ...fields } = values
  const details = { planId, name: values.name, place, now }
  const parts = fieldsOf({ planId, tacticTypeId })
  return createNamedPart(tx, parts, details, async (orderIndex) => {
    const [row] = await tx
      .insert(tacticFields)
      .values({ ...fields, planId, tacticTypeId, creatorId, orderIndex })
      .returning({ id: tacticFields.id })
    if (row === undefined) throw new Error('A new field came back without an id.')
    return row.id
  })
}

/**
 * Changes a custom field.
 *
 * @returns `type-in-use`, and nothing is changed, if its type was to change and values are stored
 */
export async function updateTacticFieldRow(
  orm: Orm,
  field: FieldPlace & RowAtVersion & Pick<TacticFieldRow, 'type'>,
  values: TacticFieldValues,
  now: Date,
): Promise<PartWrite | { readonly code: 'type-in-use' }> {
  const { id, planId } = field
  const { orderIndex, ...fields } = values
  const details = { id, planId, name: values.name, place: orderIndex, now }
  return orm.transaction(async (tx) => {
    await lockPlan(tx, planId)
    if (values.type !== undefined && values.type !== field.type) {
      const stored = await tx
        .select({ id: tacticFieldValues.id })
        .from(tacticFieldValues)
        .where(eq(tacticFieldValues.tacticFieldId, id))
        .limit(1)
      if (stored.length > 0) return { code: 'type-in-use' as const }
    }
    return changeNamedPart(tx, fieldsOf(field), details, () =>
      updateAtVersion(tx, tacticFields, field, fields),
    )
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
