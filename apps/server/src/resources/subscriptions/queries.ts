import { and, asc, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { accounts, planSubscriptions, plans, subscriptions } from '../../db/schema'

/** A calendar of interest as it is stored. */
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** Standard calendars and those of some accounts: standard ones first, then by name. */
export async function findSubscriptions(
  orm: Orm,
  accountIds: readonly number[],
): Promise<SubscriptionRow[]> {
  return orm
    .select()
    .from(subscriptions)
    .where(
      or(
        isNull(subscriptions.accountId),
        accountIds.length === 0 ? undefined : inArray(subscriptions.accountId, [...accountIds]),
      ),
    )
    .orderBy(
      sql`${subscriptions.accountId} is not null`,
      asc(sql`lower(${subscriptions.name})`),
      asc(subscriptions.id),
    )
}

/** The number of custom calendars of an account; `isLocking` prevents others from being added until the transaction ends. */
export async function countCalendarsOf(
  orm: Orm,
  accountId: number,
  { isLocking }: { readonly isLocking: boolean } = { isLocking: false },
): Promise<number> {
  if (isLocking) {
    const account = eq(accounts.id, accountId)
    await orm.select({ id: accounts.id }).from(accounts).where(account).for('update')
  }
  const [row] = await orm
    .select({ calendars: count() })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
  return row?.calendars ?? 0
}

/** Calendars by their ids. The result omits unknown ids. */
export async function findSubscriptionsById(
  orm: Orm,
  ids: readonly number[],
): Promise<SubscriptionRow[]> {
  if (ids.length === 0) return []
  return orm
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.id, [...ids]))
}

/** The calendars that a plan shows, in its order. */
export async function findCalendarsOfPlan(orm: Orm, planId: number): Promise<SubscriptionRow[]> {
  const rows = await orm
    .select({ subscription: subscriptions })
    .from(planSubscriptions)
    .innerJoin(subscriptions, eq(subscriptions.id, planSubscriptions.subscriptionId))
    .where(eq(planSubscriptions.planId, planId))
    .orderBy(asc(planSubscriptions.orderIndex), asc(subscriptions.id))
  return rows.map(({ subscription }) => subscription)
}

/** The plans that show some calendars, each with the calendars that it shows. */
export async function findPlansShowing(
  orm: Orm,
  ids: readonly number[],
): Promise<readonly { readonly planId: number; readonly subscriptionId: number }[]> {
  if (ids.length === 0) return []
  return orm
    .select({ planId: planSubscriptions.planId, subscriptionId: planSubscriptions.subscriptionId })
    .from(planSubscriptions)
    .innerJoin(plans, eq(plans.id, planSubscriptions.planId))
    .where(and(inArray(planSubscriptions.subscriptionId, [...ids]), isNull(plans.deletedAt)))
    .orderBy(asc(planSubscriptions.planId))
}
