import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { lockPlan } from './order-queries'

/**
 * Deletes parts of plans with all their content, all or none. Runs in the
 * caller's transaction.
 *
 * @param collection the collection as in paths, for the change stream of the plans
 * @returns false, without any change, if one of them does not exist
 */
export async function deleteParts(
  tx: Orm,
  table: PgTable & { readonly id: PgColumn; readonly planId: PgColumn },
  collection: string,
  { ids, now }: { readonly ids: readonly number[]; readonly now: Date },
): Promise<boolean> {
  const matches = await tx
    .select({ id: sql<number>`${table.id}`, planId: sql<number>`${table.planId}` })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)
    .for('update')
  if (matches.length !== ids.length) return false
  await tx.delete(table).where(inArray(table.id, [...ids]))
  const planIds = [...new Set(matches.map(({ planId }) => planId))].toSorted((a, b) => a - b)
  for (const planId of planIds) {
    const here = matches.filter((row) => row.planId === planId).map(({ id }) => id)
    await recordChange(tx, { planId, collection, action: 'deleted', ids: here }, now)
  }
  return true
}

/** Locks plans as `lockPlan` does, always in the same order, to avoid deadlocks. */
export async function lockPlans(tx: Orm, planIds: readonly number[]): Promise<void> {
  for (const planId of planIds.toSorted((a, b) => a - b)) await lockPlan(tx, planId)
}
