import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { PlanChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { customViewDefaults, customViews } from '../../db/schema'
import { hasValues, placeAfter, putAt } from '../plan-parts/order-queries'
import type { CustomViewRow } from './queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

/** New values of a saved view; undefined keeps the current value. */
export interface CustomViewValues {
  readonly name?: string | undefined
  readonly view?: CustomViewRow['view'] | undefined
  readonly planId?: number | null | undefined
  readonly definition?: Readonly<Record<string, unknown>> | undefined
  readonly isShared?: boolean | undefined
}

/** Values of a saved view that concern one user only. */
export interface PersonalValues {
  /** Position among the views of the owner. */
  readonly orderIndex?: number | undefined
  /** Whether the plan opens with this view for the requester. */
  readonly isDefault?: boolean | undefined
}

/** The user who writes, and the time. */
export interface Writer {
  readonly userId: number
  readonly now: Date
}

/** The state that the gate checked. If it has changed since, the view is not written. */
export type CheckedView = Pick<CustomViewRow, 'id' | 'userId' | 'planId' | 'isShared' | 'deletedAt'>

/** Stores a new saved view. Runs in the caller's transaction. */
export async function insertCustomView(
  tx: Orm,
  values: CustomViewValues & { readonly name: string },
  { orderIndex, isDefault }: PersonalValues,
  { userId, now }: Writer,
): Promise<number> {
  const among = viewsOf(userId)
  const [row] = await tx
    .insert(customViews)
    .values({
      ...values,
      userId,
      orderIndex: await placeAfter(tx, customViews, among),
      updatedAt: now,
    })
    .returning()
  if (row === undefined) throw new Error('A new saved view came back without an id.')
  if (orderIndex !== undefined) {
    await putAt(tx, customViews, { id: row.id, place: orderIndex, among })
  }
  await writeDefault(tx, row, isDefault, userId)
  await recordViewChange(tx, null, row, now)
  return row.id
}

/**
 * Changes a saved view.
 *
 * @returns false, without any change, if it differs from the state that the gate checked
 */
export async function updateCustomViewRow(
  orm: Orm,
  checked: CheckedView & RowAtVersion,
  values: CustomViewValues,
  { orderIndex, isDefault }: PersonalValues,
  { userId, now }: Writer,
): Promise<boolean> {
  const { id } = checked
  return orm.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, [checked]))) return false
    const next = {
      id,
      planId: values.planId === undefined ? checked.planId : values.planId,
      isShared: values.isShared ?? checked.isShared,
    }
    const isChanged = hasValues(values)
    const updatedAt = isChanged ? now : undefined
    await updateAtVersion(tx, customViews, checked, { ...values, updatedAt })
    await deleteLostDefaults(tx, checked, next)
    if (orderIndex !== undefined) {
      await putAt(tx, customViews, { id, place: orderIndex, among: viewsOf(checked.userId) })
    }
    await writeDefault(tx, next, isDefault, userId)
    if (isChanged) await recordViewChange(tx, checked, next, now)
    return true
  })
}

/**
 * Soft-deletes saved views, all or none. The default marks stay for a restoration.
 *
 * @returns false, without any change, if one of them differs from the state that the gate checked
 */
export async function deleteCustomViewRows(
  orm: Orm,
  checked: readonly CheckedView[],
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, checked))) return false
    const ids = checked.map(({ id }) => id)
    await tx.update(customViews).set({ deletedAt: now }).where(inArray(customViews.id, ids))
    for (const view of checked.toSorted(byPlan)) await recordViewChange(tx, view, null, now)
    return true
  })
}

/**
 * Restores a deleted saved view at its former position. If another view has that position by now,
 * it goes after the last view of its owner. Changes nothing if the view differs from the checked
 * state, because another request has then just restored it.
 */
export async function restoreCustomViewRow(
  orm: Orm,
  checked: CheckedView & Pick<CustomViewRow, 'orderIndex'>,
  now: Date,
): Promise<void> {
  const { id, orderIndex } = checked
  await orm.transaction(async (tx) => {
    if (!(await lockUnchanged(tx, [checked]))) return
    const among = viewsOf(checked.userId)
    const isUsed =
      (await tx.$count(customViews, and(among, eq(customViews.orderIndex, orderIndex)))) > 0
    const place = isUsed ? await placeAfter(tx, customViews, among) : orderIndex
    await tx
      .update(customViews)
      .set({ deletedAt: null, orderIndex: place })
      .where(eq(customViews.id, id))
    await recordViewChange(tx, null, checked, now)
  })
}

/** The views among which each view of a person has its place. */
function viewsOf(userId: number): SQL {
  return sql`${customViews.userId} = ${userId} and ${customViews.deletedAt} is null`
}

/** The same order everywhere, so that two transactions never wait for each other's plans. */
function byPlan(one: CheckedView, other: CheckedView): number {
  return (one.planId ?? 0) - (other.planId ?? 0)
}

/** Locks rows, and returns whether all of them still exist in the checked state. */
async function lockUnchanged(tx: Orm, checked: readonly CheckedView[]): Promise<boolean> {
  const ids = checked.map(({ id }) => id)
  const rows = await tx
    .select()
    .from(customViews)
    .where(inArray(customViews.id, ids))
    .orderBy(asc(customViews.id))
    .for('update')
  return checked.every((view) => {
    const row = rows.find(({ id }) => id === view.id)
    return (
      row !== undefined &&
      row.isShared === view.isShared &&
      row.planId === view.planId &&
      row.deletedAt?.getTime() === view.deletedAt?.getTime()
    )
  })
}

type Placed = Pick<CustomViewRow, 'id' | 'planId' | 'isShared'>

/** Deletes defaults: all if the view leaves its plan, those of other users if it is no longer shared. */
async function deleteLostDefaults(tx: Orm, before: CheckedView, after: Placed): Promise<void> {
  const isMoved = before.planId !== after.planId
  const isHidden = before.isShared && !after.isShared
  if (!isMoved && !isHidden) return
  await tx
    .delete(customViewDefaults)
    .where(
      and(
        eq(customViewDefaults.customViewId, before.id),
        isMoved ? undefined : ne(customViewDefaults.userId, before.userId),
      ),
    )
}

async function writeDefault(
  tx: Orm,
  { id, planId }: Placed,
  isDefault: boolean | undefined,
  userId: number,
): Promise<void> {
  if (isDefault === undefined || planId === null) return
  if (!isDefault) {
    await tx
      .delete(customViewDefaults)
      .where(and(eq(customViewDefaults.customViewId, id), eq(customViewDefaults.userId, userId)))
    return
  }
  await tx
    .insert(customViewDefaults)
    .values({ userId, planId, customViewId: id })
    .onConflictDoUpdate({
      target: [customViewDefaults.userId, customViewDefaults.planId],
      set: { customViewId: id },
    })
}

/**
 * Records the change of a shared view for the followers of plans. Private views concern only their
 * owner.
 */
async function recordViewChange(
  tx: Orm,
  before: Placed | null,
  after: Placed | null,
  now: Date,
): Promise<void> {
  const from = before?.isShared === true ? before.planId : null
  const to = after?.isShared === true ? after.planId : null
  const ids = [after?.id ?? before?.id ?? 0]
  const record = async (planId: number | null, action: PlanChange['action']): Promise<void> => {
    if (planId !== null)
      await recordChange(tx, { planId, collection: 'custom_views', action, ids }, now)
  }
  if (from === to) return record(to, 'updated')
  await record(from, 'deleted')
  await record(to, 'created')
}
