import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { planSubscriptions, plans, subscriptions, tactics } from '../../db/schema'
import { withoutBlockedTags } from '../tactics/filter-queries'
import type { PlanFigures } from './plan-summary'

/** A plan's own fields. */
export type PlanDetailRow = Omit<
  typeof plans.$inferSelect,
  'createdAt' | 'updatedAt' | 'deletedAt' | 'deletedById' | 'familyAtDeletion'
>

/** A calendar of interest. */
export type SubscriptionRow = typeof subscriptions.$inferSelect

/** The fields of a plan, or null when there is none. */
export async function findPlanDetail(orm: Orm, planId: number): Promise<PlanDetailRow | null> {
  const [row] = await selectPlanDetail(orm, planId)
  return row ?? null
}

/** Selects the fields of a plan that is not deleted. */
export function selectPlanDetail(orm: Orm, planId: number) {
  return orm
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId), isNull(plans.deletedAt)))
}

/**
 * Returns the dates of plans and the number of their own items that a user may see, by plan id.
 *
 * @param blockedTagIds items with one of these tags are not counted
 */
export async function findPlanFigures(
  orm: Orm,
  planIds: readonly number[],
  blockedTagIds: ReadonlySet<number>,
): Promise<ReadonlyMap<number, PlanFigures>> {
  if (planIds.length === 0) return new Map()
  const rows = await orm
    .select({
      id: plans.id,
      startDate: plans.startDate,
      endDate: plans.endDate,
      tacticCount: sql<number>`count(${tactics.id})::int`,
    })
    .from(plans)
    .leftJoin(
      tactics,
      and(
        eq(tactics.planId, plans.id),
        isNull(tactics.deletedAt),
        withoutBlockedTags(blockedTagIds),
      ),
    )
    .where(inArray(plans.id, [...planIds]))
    .groupBy(plans.id)
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** The calendars of interest that a plan shows, in order. */
export function findPlanSubscriptions(orm: Orm, planId: number) {
  return orm
    .select({
      id: subscriptions.id,
      version: subscriptions.version,
      accountId: subscriptions.accountId,
      name: subscriptions.name,
      description: subscriptions.description,
      organization: subscriptions.organization,
      calendarPath: subscriptions.calendarPath,
    })
    .from(planSubscriptions)
    .innerJoin(subscriptions, eq(subscriptions.id, planSubscriptions.subscriptionId))
    .where(eq(planSubscriptions.planId, planId))
    .orderBy(asc(planSubscriptions.orderIndex), asc(subscriptions.id))
}

/** Returns those calendars that a plan of an account may show: its own and the standard ones. */
export async function findUsableSubscriptionIds(
  orm: Orm,
  subscriptionIds: readonly number[],
  accountId: number,
): Promise<number[]> {
  if (subscriptionIds.length === 0) return []
  const rows = await orm
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.id, [...subscriptionIds]),
        sql`(${subscriptions.accountId} is null or ${subscriptions.accountId} = ${accountId})`,
      ),
    )
  return rows.map(({ id }) => id)
}
