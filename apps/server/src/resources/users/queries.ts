import { asc, inArray } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { accountMembers, customViews, planVisits, userBlockedTags, users } from '../../db/schema'

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
