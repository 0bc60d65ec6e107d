import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { customViews } from '../../db/schema'
import { hasValues, placeAfter, putAt } from '../plan-parts/order-queries'

/** A saved view as it is stored. */
export type CustomViewRow = typeof customViews.$inferSelect

/** What a person says about a saved view; undefined keeps the current value. */
export interface CustomViewValues {
  readonly name?: string | undefined
  readonly view?: CustomViewRow['view'] | undefined
  readonly planId?: number | null | undefined
  readonly definition?: Readonly<Record<string, unknown>> | undefined
  readonly orderIndex?: number | undefined
}

/** The saved views of a person, in order; of one plan and of any when one is named. */
export async function findCustomViews(
  orm: Orm,
  userId: number,
  planId: number | null,
): Promise<CustomViewRow[]> {
  return orm
    .select()
    .from(customViews)
    .where(
      and(
        ofUser(userId),
        planId === null
          ? undefined
          : or(eq(customViews.planId, planId), isNull(customViews.planId)),
      ),
    )
    .orderBy(asc(customViews.orderIndex), asc(customViews.id))
}

function ofUser(userId: number): SQL {
  return eq(customViews.userId, userId)
}

/** Stores a new saved view. Runs in the caller's transaction. */
export async function insertCustomView(
  tx: Orm,
  { orderIndex, ...values }: CustomViewValues & { readonly name: string },
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<number> {
  const among = ofUser(userId)
  const [row] = await tx
    .insert(customViews)
    .values({
      ...values,
      userId,
      orderIndex: await placeAfter(tx, customViews, among),
      updatedAt: now,
    })
    .returning({ id: customViews.id })
  if (row === undefined) throw new Error('A new saved view came back without an id.')
  if (orderIndex !== undefined)
    await putAt(tx, customViews, { id: row.id, place: orderIndex, among })
  return row.id
}

/** Changes a saved view. */
export async function updateCustomViewRow(
  orm: Orm,
  { id, userId }: Pick<CustomViewRow, 'id' | 'userId'>,
  { orderIndex, ...values }: CustomViewValues,
  now: Date,
): Promise<void> {
  await orm.transaction(async (tx) => {
    if (hasValues(values)) {
      await tx
        .update(customViews)
        .set({ ...values, updatedAt: now })
        .where(eq(customViews.id, id))
    }
    if (orderIndex !== undefined) {
      await putAt(tx, customViews, { id, place: orderIndex, among: ofUser(userId) })
    }
  })
}

/**
 * Deletes saved views of a person, all or none.
 *
 * @returns false, and nothing is changed, when one of them is not theirs
 */
export async function deleteCustomViewRows(
  orm: Orm,
  userId: number,
  ids: readonly number[],
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const theirs = and(inArray(customViews.id, [...ids]), ofUser(userId))
    const found = await tx
      .select({ id: customViews.id })
      .from(customViews)
      .where(theirs)
      .orderBy(asc(customViews.id))
      .for('update')
    if (found.length !== ids.length) return false
    await tx.delete(customViews).where(theirs)
    return true
  })
}
