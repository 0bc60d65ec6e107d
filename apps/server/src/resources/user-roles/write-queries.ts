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

/** Who writes a role and when, and how seats are counted. */
export interface RoleWriting {
  readonly actorId: number
  readonly settings: SeatSettings
  readonly now: Date
}

/** A role that somebody is to get. */
export interface NewRole {
  readonly userId: number
  readonly accountId: number
  /** null: a role on the account as a whole. */
  readonly planId: number | null
  readonly roleId: number
  readonly intent: RightsIntent
  /** Where the rights stand in the body, for the answer that refuses them. */
  readonly path: string
}

/**
 * Gives a member of an account a role, with the seat that it takes. Runs in the
 * caller's transaction, after `lockSeats`.
 *
 * @returns the number of the role
 * @throws ApiError 409 without a free seat or when they have a role there, 422
 *   for rights that the role cannot carry and for somebody who is no member
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
  if (row === undefined) throw new Error('A new role came back without an id.')
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

/** Gives a member of an account a role, with the seat that it takes, in one transaction. */
export async function createUserRoleRow(
  tx: Orm,
  role: NewRole,
  writing: RoleWriting,
): Promise<number> {
  return insertUserRole(tx, role, await lockSeats(tx, role.accountId, writing.settings), writing)
}

/** What a person says about a role; undefined leaves as it is. */
export interface RoleValues {
  readonly roleId: number | undefined
  readonly intent: RightsIntent
}

/** A role as far as the rules look at it. */
export type DecidedRole = Pick<UserRoleRow, 'userId' | 'accountId' | 'planId' | 'roleId'>

/** Asked again about a role as it is while nobody else can change it; throws what refuses. */
interface RoleDecision {
  readonly decide: (tx: Orm, current: DecidedRole) => Promise<void>
}

/**
 * Changes a role. What it was is read again under the lock, since rights that are
 * kept must be those that are there.
 *
 * @throws ApiError 404 when it is gone, 409 without a free seat, 422 for rights
 *   that the role cannot carry
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
 * Takes roles away, all or none. A seat becomes free with the last role that
 * took it.
 *
 * @throws ApiError 404, and nothing is changed, when one of them was gone already
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
    // What is thrown brings them back.
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
  const held = await tx
    .select({ id: userRoles.id })
    .from(userRoles)
    .where(
      and(
        eq(userRoles.accountId, accountId),
        eq(userRoles.userId, userId),
        planId === null ? isNull(userRoles.planId) : eq(userRoles.planId, planId),
      ),
    )
  if (held.length === 0) return
  throw new ApiError({
    status: 409,
    code: 'already_on_plan',
    detail: TEAM_MESSAGES.alreadyOnPlan,
  })
}
