import { and, asc, countDistinct, eq, isNull, notInArray, sql } from 'drizzle-orm'
import type { components } from '@throughline/api-client/schema'
import type { Orm } from '../../db/database'
import {
  budgets,
  channels,
  customViews,
  planDashboards,
  planDocuments,
  planSubscriptions,
  plans,
  tacticTypes,
  tags,
  userRoles,
} from '../../db/schema'
import { countTactics } from '../tactics/filter-queries'

/**
 * Counts everything that the deletion of a plan removes.
 *
 * @param uncountedUserIds people whose roles on the plan are not counted
 */
export async function countContents(
  orm: Orm,
  planId: number,
  uncountedUserIds: readonly number[],
): Promise<components['schemas']['PlanContents']> {
  // The queries start together, because a database on another machine answers them in parallel.
  const [
    channelCount,
    tacticTypeCount,
    tactics,
    initiatives,
    tagCount,
    documents,
    budgetCount,
    dashboards,
    calendars,
    savedViews,
    people,
    nestedPlans,
  ] = await Promise.all([
    orm.$count(channels, eq(channels.planId, planId)),
    orm.$count(tacticTypes, eq(tacticTypes.planId, planId)),
    countItems(orm, planId, false),
    countItems(orm, planId, true),
    orm.$count(tags, eq(tags.planId, planId)),
    orm.$count(planDocuments, eq(planDocuments.planId, planId)),
    orm.$count(budgets, eq(budgets.planId, planId)),
    orm.$count(planDashboards, eq(planDashboards.planId, planId)),
    orm.$count(planSubscriptions, eq(planSubscriptions.planId, planId)),
    orm.$count(customViews, and(eq(customViews.planId, planId), isNull(customViews.deletedAt))),
    countPeople(orm, planId, uncountedUserIds),
    findNestedPlans(orm, planId),
  ])
  return {
    channels: channelCount,
    tacticTypes: tacticTypeCount,
    tactics,
    initiatives,
    tags: tagCount,
    documents,
    budgets: budgetCount,
    dashboards,
    calendars,
    savedViews,
    people,
    nestedPlans,
  }
}

function countItems(orm: Orm, planId: number, isInitiative: boolean): Promise<number> {
  return countTactics(orm, {
    planIds: [planId],
    leadPlanId: null,
    range: null,
    ids: null,
    isUnscheduled: null,
    isInitiative,
    channelId: null,
    tacticTypeId: null,
    // The deletion also removes items that are hidden from the requester.
    blockedTagIds: new Set(),
    visiblePlanIds: [planId],
  })
}

async function countPeople(
  orm: Orm,
  planId: number,
  uncountedUserIds: readonly number[],
): Promise<number> {
  const [row] = await orm
    .select({ people: countDistinct(userRoles.userId) })
    .from(userRoles)
    .where(and(eq(userRoles.planId, planId), notInArray(userRoles.userId, [...uncountedUserIds])))
  return row?.people ?? 0
}

function findNestedPlans(orm: Orm, planId: number) {
  return orm
    .select({ id: plans.id, name: plans.name })
    .from(plans)
    .where(eq(plans.parentId, planId))
    .orderBy(asc(sql`lower(${plans.name})`), asc(plans.id))
}
