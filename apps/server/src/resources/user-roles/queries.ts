import { HOME_ACCOUNT_ID } from '@throughline/domain/access'
import { and, asc, eq, gt, inArray, notInArray, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MembershipRow } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { userRoleChannels, userRoles } from '../../db/schema'
import { DEFAULT_LIMIT, cutPage, keyOfCursor } from '../../http/pages'
import type { RoleScope } from './role-scope'

/** A role together with its user. */
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
export function findRolesOfPlans(orm: Orm, planIds: readonly number[]) {
  return selectRoles(orm)
    .where(inArray(userRoles.planId, [...planIds]))
    .orderBy(asc(userRoles.id))
}

/** Every role in an account, on its plans and on the account itself. */
export async function findRolesOfAccount(orm: Orm, accountId: number): Promise<UserRoleRow[]> {
  return selectRoles(orm).where(eq(userRoles.accountId, accountId)).orderBy(asc(userRoles.id))
}

/** Every role of these people, in all accounts. */
export function findRolesOfUsers(orm: Orm, userIds: readonly number[]) {
  return selectRoles(orm)
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(asc(userRoles.id))
}

/** The filter of a list of roles; null does not filter. */
export interface RoleFilter {
  readonly planId: number | null
  readonly accountId: number | null
  readonly userId: number | null
}

/** A page of the roles that a person may see, and their total number. */
export async function findVisibleRoles(
  orm: Orm,
  scope: RoleScope,
  filter: RoleFilter,
  { limit = DEFAULT_LIMIT, cursor }: { readonly limit?: number; readonly cursor?: string },
): Promise<{
  readonly items: readonly UserRoleRow[]
  readonly total: number
  readonly nextCursor: string | null
}> {
  const after = keyOfCursor(cursor, [0])
  const where = and(
    isInScope(scope),
    isNotHidden(scope),
    filter.planId === null ? undefined : eq(userRoles.planId, filter.planId),
    filter.accountId === null ? undefined : eq(userRoles.accountId, filter.accountId),
    filter.userId === null ? undefined : eq(userRoles.userId, filter.userId),
  )
  const rows = await selectRoles(orm)
    .where(and(where, after === null ? undefined : gt(userRoles.id, after[0])))
    .orderBy(asc(userRoles.id))
    .limit(limit + 1)
  const { page, nextCursor } = cutPage(
    rows,
    limit,
    ({ id }) => [id],
    (row) => row,
  )
  return { items: page, total: await orm.$count(userRoles, where), nextCursor }
}

/** Returns those roles that a user may see. */
export async function findVisibleRolesById(
  orm: Orm,
  scope: RoleScope,
  ids: readonly number[],
): Promise<UserRoleRow[]> {
  if (ids.length === 0) return []
  return selectRoles(orm)
    .where(and(isInScope(scope), isNotHidden(scope), inArray(userRoles.id, [...ids])))
    .orderBy(asc(userRoles.id))
}

/** Super users are hidden, save in the product's own account and from themselves. */
function isNotHidden({ userId, superUserIds }: RoleScope): SQL | undefined {
  const hidden = superUserIds.filter((id) => id !== userId)
  if (hidden.length === 0) return undefined
  return or(notInArray(userRoles.userId, hidden), eq(userRoles.accountId, HOME_ACCOUNT_ID))
}

function isInScope({ userId, planIds, accountIds, accountRoleIds }: RoleScope): SQL | undefined {
  if (accountIds === 'all') return undefined
  return or(
    eq(userRoles.userId, userId),
    planIds.length === 0 ? undefined : inArray(userRoles.planId, [...planIds]),
    accountIds.length === 0 ? undefined : inArray(userRoles.accountId, [...accountIds]),
    accountRoleIds.length === 0
      ? undefined
      : and(sql`${userRoles.planId} is null`, inArray(userRoles.accountId, [...accountRoleIds])),
  )
}
