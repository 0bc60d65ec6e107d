import { asc, inArray, sql } from 'drizzle-orm'
import type { MembershipRow } from '../../access-queries'
import type { Orm } from '../../db/database'
import {
  accountMembers,
  customViews,
  planVisits,
  userBlockedTags,
  userRoleChannels,
  userRoles,
  users,
} from '../../db/schema'

/** A person as the contract shows one. The password hash is not among it. */
export interface UserRow {
  readonly id: number
  readonly emailAddress: string
  readonly firstName: string
  readonly lastName: string
  readonly status: 'pending' | 'accepted'
  readonly mostRecentView: 'dashboard' | 'calendar' | 'budget' | 'view'
  readonly mostRecentPlanId: number | null
  readonly customViewIds: readonly number[]
  readonly rolesObserved: readonly { readonly planId: number; readonly roleId: number }[]
  readonly accountIds: readonly number[]
  readonly blockedTagIds: readonly number[]
}

/** These people, by id. */
export async function findUsers(orm: Orm, userIds: readonly number[]): Promise<UserRow[]> {
  if (userIds.length === 0) return []
  const ids = [...userIds]
  const rows = await orm
    .select({
      id: users.id,
      emailAddress: users.emailAddress,
      firstName: users.firstName,
      lastName: users.lastName,
      status: users.status,
      mostRecentView: users.mostRecentView,
      mostRecentPlanId: users.mostRecentPlanId,
    })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
  const [views, visits, members, blocked] = [
    await orm
      .select({ userId: customViews.userId, id: customViews.id })
      .from(customViews)
      .where(inArray(customViews.userId, ids))
      .orderBy(asc(customViews.id)),
    await orm
      .select({ userId: planVisits.userId, planId: planVisits.planId, roleId: planVisits.roleId })
      .from(planVisits)
      .where(inArray(planVisits.userId, ids))
      .orderBy(asc(planVisits.planId), asc(planVisits.roleId)),
    await orm
      .select({ userId: accountMembers.userId, id: accountMembers.accountId })
      .from(accountMembers)
      .where(inArray(accountMembers.userId, ids))
      .orderBy(asc(accountMembers.accountId)),
    await orm
      .select({ userId: userBlockedTags.userId, id: userBlockedTags.tagId })
      .from(userBlockedTags)
      .where(inArray(userBlockedTags.userId, ids))
      .orderBy(asc(userBlockedTags.tagId)),
  ]
  return rows.map((row) =>
    Object.assign(row, {
      customViewIds: idsOf(views, row.id),
      rolesObserved: visits.filter(({ userId }) => userId === row.id),
      accountIds: idsOf(members, row.id),
      blockedTagIds: idsOf(blocked, row.id),
    }),
  )
}

function idsOf(
  rows: readonly { readonly userId: number; readonly id: number }[],
  userId: number,
): number[] {
  return rows.filter((row) => row.userId === userId).map(({ id }) => id)
}

/** A role together with the person who holds it. */
export interface UserRoleRow extends MembershipRow {
  readonly userId: number
}

const channelIds = sql<number[]>`coalesce(array_to_json(array(
  select ${userRoleChannels.channelId} from ${userRoleChannels}
  where ${userRoleChannels.userRoleId} = ${sql.raw('"user_roles"."id"')}
  order by ${userRoleChannels.channelId}
)), '[]')`

function selectRoles(orm: Orm) {
  return orm
    .select({
      id: userRoles.id,
      userId: userRoles.userId,
      roleId: userRoles.roleId,
      accountId: userRoles.accountId,
      planId: userRoles.planId,
      canViewBudget: userRoles.canViewBudget,
      canEditAllChannels: userRoles.canEditAllChannels,
      channelIds,
    })
    .from(userRoles)
    .$dynamic()
}

/** Every role on these plans. */
export async function findRolesOfPlans(
  orm: Orm,
  planIds: readonly number[],
): Promise<UserRoleRow[]> {
  if (planIds.length === 0) return []
  return selectRoles(orm)
    .where(inArray(userRoles.planId, [...planIds]))
    .orderBy(asc(userRoles.id))
}

/** Every role in an account, on its plans and on the account itself. */
export async function findRolesOfAccount(orm: Orm, accountId: number): Promise<UserRoleRow[]> {
  return selectRoles(orm)
    .where(inArray(userRoles.accountId, [accountId]))
    .orderBy(asc(userRoles.id))
}
