import { HOME_ACCOUNT_ID } from '@throughline/domain/access'
import { and, asc, eq, exists, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { readTogether } from '../../db/read-together'
import type { Rows } from '../../db/read-together'
import {
  accountMembers,
  customViews,
  mediaAssets,
  planVisits,
  plans,
  tags,
  userBlockedTags,
  userInvites,
  userRoles,
  users,
} from '../../db/schema'
import { DEFAULT_LIMIT, cutPage, keyOfCursor } from '../../http/pages'
import { isOfPlanThere } from '../custom-views/queries'

/** How an account that a person has not joined yet knows them. */
export interface OpenInvitation {
  readonly accountId: number
  /** Each null: as the person is stored. */
  readonly emailAddress: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

/** A person as the contract shows one. The password hash is not among it. */
export interface UserRow {
  readonly id: number
  readonly isDeleted: boolean
  readonly emailAddress: string
  readonly oldEmailAddress: string | null
  readonly firstName: string
  readonly lastName: string
  readonly status: 'pending' | 'accepted'
  readonly mostRecentView: 'dashboard' | 'calendar' | 'budget' | 'view'
  readonly mostRecentPlanId: number | null
  readonly photo: { readonly id: number; readonly name: string } | null
  readonly customViewIds: readonly number[]
  readonly rolesObserved: readonly { readonly planId: number; readonly roleId: number }[]
  readonly accountIds: readonly number[]
  readonly blockedTags: readonly { readonly id: number; readonly planId: number }[]
  readonly openInvitations: readonly OpenInvitation[]
}

/** Finds people by id. */
export async function findUsers(orm: Orm, userIds: readonly number[]): Promise<UserRow[]> {
  if (userIds.length === 0) return []
  return usersFrom(await readTogether(orm, userQueries(orm, userIds)))
}

/** The queries for {@link usersFrom}. */
export function userQueries(orm: Orm, userIds: readonly number[]) {
  const ids = [...userIds]
  return {
    people: orm
      .select({
        id: users.id,
        isDeleted: sql<boolean>`${users.deletedAt} is not null`,
        emailAddress: users.emailAddress,
        oldEmailAddress: users.oldEmailAddress,
        firstName: users.firstName,
        lastName: users.lastName,
        status: users.status,
        mostRecentView: users.mostRecentView,
        // null when it was deleted.
        mostRecentPlanId: plans.id,
        photo: { id: mediaAssets.id, name: mediaAssets.name },
      })
      .from(users)
      .leftJoin(mediaAssets, eq(mediaAssets.id, users.profileImageId))
      .leftJoin(plans, and(eq(plans.id, users.mostRecentPlanId), isNull(plans.deletedAt)))
      .where(inArray(users.id, ids))
      .orderBy(asc(users.id)),
    views: orm
      .select({ userId: customViews.userId, id: customViews.id })
      .from(customViews)
      .where(and(inArray(customViews.userId, ids), isNull(customViews.deletedAt), isOfPlanThere()))
      .orderBy(asc(customViews.orderIndex), asc(customViews.id)),
    visits: orm
      .select({ userId: planVisits.userId, planId: planVisits.planId, roleId: planVisits.roleId })
      .from(planVisits)
      .innerJoin(plans, and(eq(plans.id, planVisits.planId), isNull(plans.deletedAt)))
      .where(inArray(planVisits.userId, ids))
      .orderBy(asc(planVisits.planId), asc(planVisits.roleId)),
    members: orm
      .select({ userId: accountMembers.userId, id: accountMembers.accountId })
      .from(accountMembers)
      .where(inArray(accountMembers.userId, ids))
      .orderBy(asc(accountMembers.accountId)),
    blocked: orm
      .select({ userId: userBlockedTags.userId, id: tags.id, planId: tags.planId })
      .from(userBlockedTags)
      .innerJoin(tags, eq(tags.id, userBlockedTags.tagId))
      .where(inArray(userBlockedTags.userId, ids))
      .orderBy(asc(tags.id)),
    invitations: orm
      .select({
        userId: userInvites.userId,
        accountId: userInvites.accountId,
        emailAddress: userInvites.emailAddress,
        firstName: userInvites.firstName,
        lastName: userInvites.lastName,
      })
      .from(userInvites)
      .where(and(inArray(userInvites.userId, ids), isNull(userInvites.acceptedAt)))
      .orderBy(asc(userInvites.id)),
  }
}

/** Builds people from the rows of {@link userQueries}. */
export function usersFrom({
  people,
  views,
  visits,
  members,
  blocked,
  invitations,
}: Rows<ReturnType<typeof userQueries>>): UserRow[] {
  const viewsOf = groupedByUser(views)
  const visitsOf = groupedByUser(visits)
  const membersOf = groupedByUser(members)
  const blockedOf = groupedByUser(blocked)
  const invitationsOf = groupedByUser(invitations)
  return people.map((row) =>
    Object.assign(row, {
      customViewIds: viewsOf(row.id).map(({ id }) => id),
      rolesObserved: visitsOf(row.id),
      accountIds: membersOf(row.id).map(({ id }) => id),
      blockedTags: blockedOf(row.id),
      openInvitations: invitationsOf(row.id),
    }),
  )
}

/** Groups rows by person in one pass, because an account may have thousands of people. */
export function groupedByUser<Row extends { readonly userId: number }>(
  rows: readonly Row[],
): (userId: number) => readonly Row[] {
  const byUser = new Map<number, Row[]>()
  for (const row of rows) {
    const own = byUser.get(row.userId)
    if (own === undefined) byUser.set(row.userId, [row])
    else own.push(row)
  }
  return (userId) => byUser.get(userId) ?? []
}

/** The listed people: members of the accounts, and people with a role on the plans. */
export interface PeopleScope {
  readonly accountIds: readonly number[] | 'all'
  readonly planIds: readonly number[]
}

/**
 * Finds one page of the people of accounts and plans, by last and first name, and their total
 * number. Super users are left out, except in the product's own account.
 */
export async function findPeople(
  orm: Orm,
  scope: PeopleScope,
  {
    limit = DEFAULT_LIMIT,
    cursor,
    superUserIds,
  }: {
    readonly limit?: number
    readonly cursor?: string
    readonly superUserIds: readonly number[]
  },
): Promise<{
  readonly ids: readonly number[]
  readonly total: number
  readonly nextCursor: string | null
}> {
  const after = keyOfCursor(cursor, ['', '', 0])
  const where = and(
    isNull(users.deletedAt),
    or(isMemberOf(orm, scope.accountIds), holdsRoleOn(orm, scope.planIds)),
    superUserIds.length === 0
      ? undefined
      : or(notInArray(users.id, [...superUserIds]), isSeenAtHome(orm, scope)),
  )
  const names = {
    lastName: sql<string>`lower(${users.lastName})`,
    firstName: sql<string>`lower(${users.firstName})`,
  }
  const isAfter =
    after === null
      ? undefined
      : sql`(${names.lastName}, ${names.firstName}, ${users.id}) > (${after[0]}, ${after[1]}, ${after[2]}::int)`
  const rows = await orm
    .select({ id: users.id, ...names })
    .from(users)
    .where(and(where, isAfter))
    .orderBy(names.lastName, names.firstName, asc(users.id))
    .limit(limit + 1)
  const { page, nextCursor } = cutPage(
    rows,
    limit,
    ({ id, lastName, firstName }) => [lastName, firstName, id],
    ({ id }) => id,
  )
  return { ids: page, total: await orm.$count(users, where), nextCursor }
}

function isMemberOf(orm: Orm, accountIds: PeopleScope['accountIds']): SQL {
  const isTheirs = eq(accountMembers.userId, users.id)
  const isHere =
    accountIds === 'all' ? undefined : inArray(accountMembers.accountId, [...accountIds])
  if (accountIds.length === 0) return sql`false`
  return exists(
    orm
      .select({ one: sql`1` })
      .from(accountMembers)
      .where(and(isTheirs, isHere)),
  )
}

function holdsRoleOn(orm: Orm, planIds: readonly number[]): SQL {
  if (planIds.length === 0) return sql`false`
  return exists(
    orm
      .select({ one: sql`1` })
      .from(userRoles)
      .where(and(eq(userRoles.userId, users.id), inArray(userRoles.planId, [...planIds]))),
  )
}

function isSeenAtHome(orm: Orm, { accountIds, planIds }: PeopleScope): SQL {
  const isAtHome = and(eq(userRoles.userId, users.id), eq(userRoles.accountId, HOME_ACCOUNT_ID))
  const isHomeRequested = accountIds === 'all' || accountIds.includes(HOME_ACCOUNT_ID)
  if (!isHomeRequested && planIds.length === 0) return sql`false`
  return exists(
    orm
      .select({ one: sql`1` })
      .from(userRoles)
      .where(isHomeRequested ? isAtHome : and(isAtHome, inArray(userRoles.planId, [...planIds]))),
  )
}
