import {
  ROLE_IDS,
  canEditAccountRole,
  canEditMember,
  canGiveRoleOnAccount,
  canGiveRoleOnPlan,
  levelOfRole,
  roleOf,
} from '@throughline/domain/access'
import type { GiftDecision, MemberDecision } from '@throughline/domain/access'
import { accountDetailsOf } from '../../access/account-gate'
import type { AccountAccess } from '../../access/account-gate'
import { callerAccessOn } from '../../access/access'
import type { CallerPlanAccess, SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import type { GateRequest } from '../../access/entity-gate'
import { accountInactive, forbidden, invalidReference, notFound } from '../../errors/api-error'
import { idsFromList } from '../../http/references'
import { findAccount } from '../../access/account-queries'
import { findVisibleRolesById } from './queries'
import type { UserRoleRow } from './queries'
import { refusalOfMember } from './refusals'
import { findRoleScope } from './role-scope'
import type { RoleScope } from './role-scope'
import type { DecidedRole } from './write-queries'

/** Repeats the check of a role while the account is locked. */
type DecideRole = (tx: Orm, current: DecidedRole) => Promise<void>

/**
 * Returns the people whose roles are listed. If the query names a plan, the user must be able to
 * see it.
 */
export async function passRoleList({
  input: { query },
  orm,
  config,
  signedIn,
}: GateRequest): Promise<RoleScope> {
  const planId = query['plan.id']
  if (typeof planId === 'number') await requirePlanVisible(orm, planId, signedIn)
  return findRoleScope(orm, signedIn, config)
}

/** The right to see the role in the path. */
export function passRoleView({ input, orm, config, signedIn }: GateRequest): Promise<UserRoleRow> {
  return readVisible(orm, Number(input.params['id']), signedIn, config)
}

/** The right to change the role in the path to the one in the body. */
export async function passRoleChange(
  request: GateRequest,
): Promise<{ readonly role: UserRoleRow; readonly decide: DecideRole }> {
  const { orm, signedIn, input } = request
  const { roleId } = input.body
  const decide: DecideRole = async (tx, current) => {
    await requireEditable(tx, current, signedIn)
    if (typeof roleId !== 'number' || roleId === current.roleId) return
    await requireChangeTo(tx, current, roleId, signedIn)
  }
  const role = await passRoleView(request)
  await decide(orm, role)
  return { role, decide }
}

/** The right to revoke the roles in the path. */
export async function passRoleRemoval({
  input,
  orm,
  config,
  signedIn,
}: GateRequest): Promise<{ readonly roles: readonly UserRoleRow[]; readonly decide: DecideRole }> {
  const ids = idsFromList(input.params['id'])
  const roles = await findVisibleRolesById(orm, await findRoleScope(orm, signedIn, config), ids)
  if (roles.length !== ids.length) throw notFound('role')
  const decide: DecideRole = (tx, current) => requireEditable(tx, current, signedIn)
  for (const role of roles) await decide(orm, role)
  return { roles, decide }
}

/**
 * Checks that a user may assign a role on a plan of an account, or on the whole account.
 *
 * @throws ApiError 404 for a plan that is not theirs, 403 without the permission, 422 for an
 *   unknown role and for a plan of another account
 */
export async function requireGift(
  orm: Orm,
  gift: {
    readonly account: AccountAccess
    readonly planId: number | null
    readonly roleId: number
    readonly rolePath: string
  },
  { caller }: SignedIn,
): Promise<void> {
  const { account, planId, roleId, rolePath } = gift
  if (roleOf(roleId) === null) throw invalidReference(rolePath)
  if (planId === null) {
    refuseGift(canGiveRoleOnAccount(account.details, caller, roleId), 'account')
    return
  }
  const planAccess = await findAccess(orm, planId, caller)
  if (planAccess?.abilities.canList !== true) throw notFound('Plan')
  if (planAccess.plan.account?.id !== account.account.id) throw invalidReference('/plan')
  refuseGift(canGiveRoleOnPlan(planAccess.access, roleId), 'Plan')
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

async function findAccess(
  orm: Orm,
  planId: number,
  caller: SignedIn['caller'],
): Promise<CallerPlanAccess | null> {
  const [plan] = await findPlans(orm, [planId])
  return plan === undefined ? null : callerAccessOn(plan, caller)
}

async function requirePlanVisible(orm: Orm, planId: number, { caller }: SignedIn): Promise<void> {
  const planAccess = await findAccess(orm, planId, caller)
  if (planAccess?.abilities.canList !== true) throw notFound('Plan')
  if (!planAccess.abilities.canView) throw accountInactive()
}

/**
 * Returns a role that the user may see.
 *
 * @param hidden people whose roles the user may not see; empty right after they assigned the role
 */
export async function readVisible(
  orm: Orm,
  id: number,
  signedIn: SignedIn,
  hidden: { readonly superUserIds: readonly number[] },
): Promise<UserRoleRow> {
  const scope = await findRoleScope(orm, signedIn, hidden)
  const [role] = await findVisibleRolesById(orm, scope, [id])
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
  if (role.planId === null) return canEditAccountRole(accountDetailsOf(account), caller, member)
  const planAccess = await findAccess(orm, role.planId, caller)
  // The person sees the role, for example as account owner, but is not an admin of the plan.
  const access = planAccess?.access ?? null
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
    refuseGift(canGiveRoleOnAccount(accountDetailsOf(account), caller, roleId), 'account')
    return
  }
  const planAccess = await findAccess(orm, role.planId, caller)
  refuseGift(canGiveRoleOnPlan(planAccess?.access ?? null, roleId), 'Plan')
}
