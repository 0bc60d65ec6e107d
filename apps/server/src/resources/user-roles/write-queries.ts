import type { RightsIntent } from '@throughline/domain/access'
import { TEAM_MESSAGES } from '@throughline/domain/messages'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { recordAudit } from '../../audit/record-audit-queries'
import type { Orm } from '../../db/database'
import { accountMembers, userRoles } from '../../db/schema'
import { ApiError, invalidReference, notFound } from '../../errors/api-error'
import { lockPlans } from '../plan-parts/delete-queries'
import { lockPlan } from '../plan-parts/order-queries'
import type { UserRoleRow } from './queries'
import { findRights, rightsFor, writeChannels } from './rights-queries'
import { lockAccounts, recordRevoked, recordRoleChange } from './record-roles-queries'
import { lockSeats, requireSeat } from './seat-queries'
import type { LockedSeats, SeatSettings } from './seat-queries'

/** Who writes a role, when, and the settings for seats. */
export interface RoleWriting {
  readonly actorId: number
  readonly settings: SeatSettings
  readonly now: Date
}

/** A role to give. */
export interface NewRole {
  readonly userId: number
  readonly accountId: number
  /** Null for a role on the whole account. */
  readonly planId: number | null
  readonly roleId: number
  readonly intent: RightsIntent
  /** JSON pointer of the rights in the body, for a refusal. */
  readonly path: string
}

/**
 * Gives a member of an account a role, with its seat. Runs in the caller's transaction,
 * after `lockSeats`.
 *
 * @returns the id of the role
 * @throws ApiError 409 without a free seat or when they have a role there, 422
 *   for rights that the role cannot have and for a person who is not a member
 */
export async function insertUserRole(
  tx: Orm,
  role: NewRole,
  seats: LockedSeats,
  { actorId, settings, now }: RoleWriting,
): Promise<number> {
  const { userId, accountId, planId, roleId } = role
  if (planId !== null) await lockPlan(tx, planId)
  await requireMember(tx, role)
  await requireNoRole(tx, role)
  requireSeat(seats, settings, { userId, roleId, replacedId: null })
  const rights = await rightsFor(tx, role, null)
  const [row] = await tx
    .insert(userRoles)
    .values({
      userId,
      accountId,
      planId,
      roleId,
      canViewBudget: rights.canViewBudget,
      canEditAllChannels: rights.canEditAllChannels,
      createdAt: now,
    })
    .returning({ id: userRoles.id })
  if (row === undefined) throw new Error('A stored role has no id.')
  await writeChannels(tx, row.id, rights.channelIds)
  await recordAudit(
    tx,
    {
      userId: actorId,
      accountId,
      action: 'role_given',
      subjectType: 'user_role',
      subjectId: row.id,
      details: { userId, planId, roleId },
    },
    now,
  )
  await recordRoleChange(tx, { planId, ids: [row.id], action: 'created' }, now)
  return row.id
}

/** Gives a member of an account a role, with its seat, in one transaction. */
export async function createUserRoleRow(
  tx: Orm,
  role: NewRole,
  writing: RoleWriting,
): Promise<number> {
  return insertUserRole(tx, role, await lockSeats(tx, role.accountId, writing.settings), writing)
}

/** The fields of a role that a request may set; undefined keeps the stored value. */
export interface RoleValues {
  readonly roleId: number | undefined
  readonly intent: RightsIntent
}

/** The fields of a role that the rules need. */
export type DecidedRole = Pick<UserRoleRow, 'userId' | 'accountId' | 'planId' | 'roleId'>

/** Repeats the check of a role under the lock; throws if it refuses. */
interface RoleDecision {
  readonly decide: (tx: Orm, current: DecidedRole) => Promise<void>
}

/**
 * Changes a role. It is read again under the lock, so that unchanged rights are the current
 * ones.
 *
 * @throws ApiError 404 when it does not exist, 409 without a free seat, 422 for
 *   rights that the role cannot have
 */
export async function updateUserRoleRow(
  orm: Orm,
  { id, accountId, planId }: UserRoleRow,
  values: RoleValues,
  { actorId, settings, now, decide }: RoleWriting & RoleDecision,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const seats = await lockSeats(tx, accountId, settings)
    if (planId !== null) await lockPlan(tx, planId)
    const [stored] = await tx.select().from(userRoles).where(eq(userRoles.id, id)).for('update')
    if (stored === undefined) throw notFound('role')
    await decide(tx, stored)
    const roleId = values.roleId ?? stored.roleId
    const isSameRole = roleId === stored.roleId
    const { userId } = stored
    if (!isSameRole) requireSeat(seats, settings, { userId, roleId, replacedId: id })
    const current = isSameRole ? await findRights(tx, stored) : null
    const rights = await rightsFor(tx, { planId, roleId, intent: values.intent, path: '' }, current)
    await tx
      .update(userRoles)
      .set({
        roleId,
        canViewBudget: rights.canViewBudget,
        canEditAllChannels: rights.canEditAllChannels,
      })
      .where(eq(userRoles.id, id))
    await writeChannels(tx, id, rights.channelIds)
    await recordAudit(
      tx,
      {
        userId: actorId,
        accountId,
        action: 'role_changed',
        subjectType: 'user_role',
        subjectId: id,
        details: {
          userId,
          planId,
          roleId,
          formerRoleId: stored.roleId,
          canViewBudget: rights.canViewBudget,
          canEditAllChannels: rights.canEditAllChannels,
        },
      },
      now,
    )
    await recordRoleChange(tx, { planId, ids: [id], action: 'updated' }, now)
  })
}

/**
 * Revokes roles, all or none. A seat becomes free with the last role that uses it.
 *
 * @throws ApiError 404, without any change, when one of them does not exist
 */
export async function deleteUserRoleRows(
  orm: Orm,
  roles: readonly UserRoleRow[],
  { actorId, now, decide }: Pick<RoleWriting, 'actorId' | 'now'> & RoleDecision,
): Promise<void> {
  await orm.transaction(async (tx) => {
    await lockAccounts(
      tx,
      roles.map(({ accountId }) => accountId),
    )
    const planIds = roles.flatMap(({ planId }) => (planId === null ? [] : [planId]))
    await lockPlans(tx, [...new Set(planIds)])
    const ids = roles.map(({ id }) => id)
    const gone = await tx.delete(userRoles).where(inArray(userRoles.id, ids)).returning()
    if (gone.length !== ids.length) throw notFound('role')
    // The thrown error rolls the deletion back.
    for (const role of gone) await decide(tx, role)
    await recordRevoked(tx, gone, { actorId, now })
  })
}

async function requireMember(
  tx: Orm,
  { accountId, userId }: Pick<NewRole, 'accountId' | 'userId'>,
): Promise<void> {
  const members = await tx
    .select({ userId: accountMembers.userId })
    .from(accountMembers)
    .where(and(eq(accountMembers.accountId, accountId), eq(accountMembers.userId, userId)))
  if (members.length === 0) throw invalidReference('/user')
}

async function requireNoRole(
  tx: Orm,
  { accountId, userId, planId }: Pick<NewRole, 'accountId' | 'userId' | 'planId'>,
): Promise<void> {
  const assigned = await tx
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.accountId, accountId),
        eq(userRoles.userId, userId),
        planId === null ? isNull(userRoles.planId) : eq(userRoles.planId, planId),
      ),
    )
  if (assigned.length === 0) return
  throw new ApiError({
    status: 409,
    code: 'already_on_plan',
    detail: TEAM_MESSAGES.alreadyOnPlan,
  })
}
