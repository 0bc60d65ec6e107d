import {
  ROLE_IDS,
  canEditAccountRole,
  canEditMember,
  canGiveRoleOnAccount,
  canGiveRoleOnPlan,
  levelOfRole,
  roleOf,
} from '@throughline/domain/access'
import type { GiftDecision, MemberDecision, RightsWish } from '@throughline/domain/access'
import { accountFactsOf } from '../../account-gate'
import type { AccountStanding } from '../../account-gate'
import { standingOn } from '../../access'
import type { PlanStanding, SignedIn } from '../../access'
import { findPlans } from '../../access-queries'
import type { Orm } from '../../db/database'
import { accountInactive, forbidden, invalidReference, notFound, unprocessable } from '../../errors'
import type { Handlers } from '../../http/handler'
import { idempotentRequest } from '../../http/idempotency'
import { createOnce } from '../../http/idempotency-queries'
import { idsFromList, referenceFrom, referenceList, requireUnchanged } from '../../http/references'
import { findAccount } from '../accounts/queries'
import { presentUserRole } from '../users/presenter'
import { findVisibleRoles, findVisibleRolesById } from './queries'
import type { UserRoleRow } from './queries'
import { refusalOfMember } from './refusals'
import { findRoleScope } from './role-scope'
import { createUserRoleRow, deleteUserRoleRows, updateUserRoleRow } from './write-queries'
import type { DecidedRole } from './write-queries'

/** Roles of people on plans and accounts. */
export const userRoleHandlers: Handlers<
  'listUserRoles' | 'createUserRole' | 'readUserRole' | 'updateUserRole' | 'deleteUserRoles'
> = {
  listUserRoles: async ({ query, signedIn, orm }) => {
    const planId = query['plan.id'] ?? null
    if (planId !== null) await requirePlanShown(orm, planId, signedIn)
    const { items, total } = await findVisibleRoles(
      orm,
      await findRoleScope(orm, signedIn),
      { planId, accountId: query.account ?? null, userId: query.user ?? null },
      { limit: query.limit ?? 100, offset: query.offset ?? 0 },
    )
    return { body: { items: items.map((role) => presentUserRole(role)), total } }
  },

  createUserRole: async ({ body, account, signedIn, orm, request, config, now }) => {
    const roleId = referenceFrom(body.role, 'roles', '/role')
    const planId = body.plan === undefined ? null : referenceFrom(body.plan, 'plans', '/plan')
    await requireGift(orm, { account, planId, roleId, rolePath: '/role' }, signedIn)
    const role = {
      userId: referenceFrom(body.user, 'users', '/user'),
      accountId: account.account.id,
      planId,
      roleId,
      wish: wishFrom(body, ''),
      path: '',
    }
    const id = await createOnce(
      orm,
      idempotentRequest('createUserRole', { request, body, signedIn, now }),
      (tx) => createUserRoleRow(tx, role, { actorId: signedIn.userId, settings: config, now }),
    )
    return { body: presentUserRole(await readVisible(orm, id, signedIn)) }
  },

  readUserRole: async ({ params, signedIn, orm }) => ({
    body: presentUserRole(await readVisible(orm, params.id, signedIn)),
  }),

  updateUserRole: async ({ params, body, signedIn, orm, config, now }) => {
    const role = await readVisible(orm, params.id, signedIn)
    const decide = async (tx: Orm, current: DecidedRole): Promise<void> => {
      await requireEditable(tx, current, signedIn)
      if (body.roleId === undefined || body.roleId === current.roleId) return
      await requireChangeTo(tx, current, body.roleId, signedIn)
    }
    await requireEditable(orm, role, signedIn)
    requireUnchanged(body.id, role.id, 'id')
    requireUnchanged(body.userId, role.userId, 'userId')
    requireUnchanged(body.accountId, role.accountId, 'accountId')
    if (body.planId !== undefined && body.planId !== role.planId) throw invalidReference('/planId')
    await decide(orm, role)
    await updateUserRoleRow(
      orm,
      role,
      { roleId: body.roleId, wish: wishFrom(body, '') },
      { actorId: signedIn.userId, settings: config, now, decide },
    )
    return { body: presentUserRole(await readVisible(orm, role.id, signedIn)) }
  },

  deleteUserRoles: async ({ params, signedIn, orm, now }) => {
    const ids = idsFromList(params.id)
    const roles = await findVisibleRolesById(orm, await findRoleScope(orm, signedIn), ids)
    if (roles.length !== ids.length) throw notFound('role')
    const decide = (tx: Orm, current: DecidedRole) => requireEditable(tx, current, signedIn)
    await deleteUserRoleRows(orm, roles, { actorId: signedIn.userId, now, decide })
    return { body: undefined }
  },
}

/** What a body says about rights, under either name of 'all channels'. */
export function wishFrom(
  body: {
    readonly canViewBudget?: boolean | undefined
    readonly channels?: readonly (number | string)[] | undefined
    readonly allChannelAccess?: boolean | undefined
    readonly canEditAllChannels?: boolean | undefined
  },
  path: string,
): RightsWish {
  const { canViewBudget, allChannelAccess, canEditAllChannels } = body
  const isContradiction =
    allChannelAccess !== undefined &&
    canEditAllChannels !== undefined &&
    allChannelAccess !== canEditAllChannels
  if (isContradiction) {
    throw unprocessable(
      'validation_failed',
      'The two names of one thing do not agree.',
      `${path}/canEditAllChannels`,
    )
  }
  return {
    canViewBudget,
    canEditAllChannels: canEditAllChannels ?? allChannelAccess,
    channelIds: referenceList(undefined, body.channels, 'channels', `${path}/channels`.slice(1)),
  }
}

/**
 * Lets a role through that somebody may give on a plan of an account, or on the
 * account as a whole.
 *
 * @throws ApiError 404 for a plan that is not theirs, 403 without the right, 422
 *   for a role that there is not and a plan of another account
 */
export async function requireGift(
  orm: Orm,
  gift: {
    readonly account: AccountStanding
    readonly planId: number | null
    readonly roleId: number
    readonly rolePath: string
  },
  { caller }: SignedIn,
): Promise<void> {
  const { account, planId, roleId, rolePath } = gift
  if (roleOf(roleId) === null) throw invalidReference(rolePath)
  if (planId === null) {
    refuseGift(canGiveRoleOnAccount(account.facts, caller, roleId), 'account')
    return
  }
  const standing = await findStanding(orm, planId, caller)
  if (standing?.abilities.canList !== true) throw notFound('Plan')
  if (standing.plan.account?.id !== account.account.id) throw invalidReference('/plan')
  refuseGift(canGiveRoleOnPlan(standing.access, roleId), 'Plan')
}

function refuseGift(decision: GiftDecision, place: 'Plan' | 'account'): void {
  if (decision.allowed) return
  switch (decision.code) {
    case 'not-found':
      throw notFound(place)
    case 'account-inactive':
      throw accountInactive()
    case 'not-plan-admin':
      throw forbidden()
    case 'role-not-given':
      throw forbidden('You cannot give this role.')
  }
}

async function findStanding(
  orm: Orm,
  planId: number,
  caller: SignedIn['caller'],
): Promise<PlanStanding | null> {
  const [plan] = await findPlans(orm, [planId])
  return plan === undefined ? null : standingOn(plan, caller)
}

async function requirePlanShown(orm: Orm, planId: number, { caller }: SignedIn): Promise<void> {
  const standing = await findStanding(orm, planId, caller)
  if (standing?.abilities.canList !== true) throw notFound('Plan')
  if (!standing.abilities.canView) throw accountInactive()
}

async function readVisible(orm: Orm, id: number, signedIn: SignedIn): Promise<UserRoleRow> {
  const [role] = await findVisibleRolesById(orm, await findRoleScope(orm, signedIn), [id])
  if (role === undefined) throw notFound('role')
  return role
}

async function requireEditable(orm: Orm, role: DecidedRole, signedIn: SignedIn): Promise<void> {
  const decision = await decideOnRole(orm, role, signedIn)
  if (!decision.allowed) throw refusalOfMember(decision.code, 'role')
}

async function decideOnRole(
  orm: Orm,
  role: DecidedRole,
  { caller }: SignedIn,
): Promise<MemberDecision> {
  const account = await findAccount(orm, role.accountId)
  if (account === null) return { allowed: false, code: 'not-found' }
  const member = {
    userId: role.userId,
    isAccountOwner: account.ownerId === role.userId || role.roleId === ROLE_IDS.accountOwner,
    level: levelOfRole(role.roleId),
  }
  if (role.planId === null) return canEditAccountRole(accountFactsOf(account), caller, member)
  const standing = await findStanding(orm, role.planId, caller)
  // They see the role, be it as the owner of the account: that is not being an admin of the plan.
  const access = standing?.access ?? null
  if (access === null) return { allowed: false, code: 'not-plan-admin' }
  return canEditMember(access, caller, member)
}

async function requireChangeTo(
  orm: Orm,
  role: DecidedRole,
  roleId: number,
  signedIn: SignedIn,
): Promise<void> {
  if (roleOf(roleId) === null) throw invalidReference('/roleId')
  const { caller } = signedIn
  if (role.planId === null) {
    const account = await findAccount(orm, role.accountId)
    if (account === null) throw notFound('role')
    refuseGift(canGiveRoleOnAccount(accountFactsOf(account), caller, roleId), 'account')
    return
  }
  const standing = await findStanding(orm, role.planId, caller)
  refuseGift(canGiveRoleOnPlan(standing?.access ?? null, roleId), 'Plan')
}
