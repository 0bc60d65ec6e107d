import { inArray, sql } from 'drizzle-orm'
import { recordChange } from '../../changes/record-change-queries'
import type { Orm } from '../../db/database'
import { planSubscriptions, subscriptions } from '../../db/schema'
import { hasValues } from '../plan-parts/order-queries'
import { findPlansShowing } from './queries'
import type { RowAtVersion } from '../plan-parts/version-queries'
import { updateAtVersion } from '../plan-parts/version-queries'

const COLLECTION = 'subscriptions'

/** The fields of a calendar that a person can set; undefined keeps the stored value. */
export interface SubscriptionValues {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly organization?: string | undefined
  readonly calendarPath?: string | undefined
}

/** Stores a new calendar and adds it to a plan. Runs in the caller's transaction. */
export async function insertSubscription(
  tx: Orm,
  values: Required<SubscriptionValues> & {
    readonly name: string
    readonly calendarPath: string
    readonly accountId: number | null
  },
  { planId, now }: { readonly planId: number | undefined; readonly now: Date },
): Promise<number> {
  const [row] = await tx.insert(subscriptions).values(values).returning({ id: subscriptions.id })
  if (row === undefined) throw new Error('A stored calendar has no id.')
  if (planId !== undefined) {
    await tx.insert(planSubscriptions).values({
      planId,
      subscriptionId: row.id,
      orderIndex: sql`(
        select coalesce(max(shown.order_index) + 1, 0) from plan_subscriptions shown
        where shown.plan_id = ${planId}
      )`,
    })
    const change = { planId, collection: COLLECTION, action: 'created' as const, ids: [row.id] }
    await recordChange(tx, change, now)
  }
  return row.id
}

/** Changes a calendar, and records the change on the plans that show it. */
export async function updateSubscriptionRow(
  orm: Orm,
  { id, version }: RowAtVersion,
  values: SubscriptionValues,
  now: Date,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await updateAtVersion(tx, subscriptions, { id, version }, values)
    if (hasValues(values)) await recordUpdate(tx, id, now)
  })
}

/** Records on the plans that show a calendar that its events were read again. */
export async function recordRefresh(orm: Orm, id: number, now: Date): Promise<void> {
  await orm.transaction((tx) => recordUpdate(tx, id, now))
}

async function recordUpdate(tx: Orm, id: number, now: Date): Promise<void> {
  for (const { planId } of await findPlansShowing(tx, [id])) {
    const change = { planId, collection: COLLECTION, action: 'updated' as const, ids: [id] }
    await recordChange(tx, change, now)
  }
}

/**
 * Deletes calendars, all or none, and removes them from the plans that show them.
 *
 * @returns false, without any change, if one of them did not exist
 */
export async function deleteSubscriptionRows(
  orm: Orm,
  ids: readonly number[],
  now: Date,
): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const matches = await tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(inArray(subscriptions.id, [...ids]))
      .for('update')
    if (matches.length !== ids.length) return false
    const visible = await findPlansShowing(tx, ids)
    await tx.delete(subscriptions).where(inArray(subscriptions.id, [...ids]))
    for (const planId of new Set(visible.map((one) => one.planId))) {
      const gone = visible.filter((one) => one.planId === planId).map((one) => one.subscriptionId)
      const change = { planId, collection: COLLECTION, action: 'deleted' as const, ids: gone }
      await recordChange(tx, change, now)
    }
    return true
  })
}
