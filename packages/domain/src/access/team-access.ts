import type { Caller } from './caller'
import type { AccountDetails, PlanAccess, PlanDetails } from './plan-access'
import { accessOn, accountLevel, managesPeopleOf } from './plan-access'
import { ROLE_IDS, ROLE_LEVELS, levelOfRole } from './role'
import type { RoleLevel } from './role'
import { ASSIGNABLE_ROLES } from './role-choice'

/** Why a member's role, channels, plan access or profile cannot be changed. */
export type MemberRefusal =
  | 'not-found'
  | 'account-inactive'
  | 'not-plan-admin'
  | 'account-owner'
  | 'self'
  /** The member has more rights than the caller. */
  | 'stronger'

/** Whether a member's role, channels and plan access can be changed, and if not, why. */
export type MemberDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly code: MemberRefusal }

/** The facts about a member that the rules need. */
export interface TeamMember {
  readonly userId: number
  readonly isAccountOwner: boolean
  /** The level of the role to change; absent if there is none. */
  readonly level?: RoleLevel
}

const allowed = { allowed: true } as const

function refused<Code extends string>(
  code: Code,
): { readonly allowed: false; readonly code: Code } {
  return { allowed: false, code }
}

/**
 * Whether a caller may change a member's role on a plan or revoke it: plan admins and the owner
 * may. No caller may change the account owner's row or a role stronger than their own, and only
 * callers at owner level may change their own role. This does not concern a user's own name, photo,
 * email address and password, which they may always change.
 */
export function canEditMember(
  access: PlanAccess | null,
  caller: Caller,
  member: TeamMember,
): MemberDecision {
  if (access === null) return refused('not-found')
  if (!access.isAccountActive) return refused('account-inactive')
  if (access.level > ROLE_LEVELS.admin) return refused('not-plan-admin')
  return decideOnMember(access.level, caller, member)
}

/**
 * Whether a caller may change or revoke a member's role on the account as a whole: account admins
 * and the owner may, under the same limits as on a plan.
 */
export function canEditAccountRole(
  account: AccountDetails,
  caller: Caller,
  member: TeamMember,
): MemberDecision {
  const level = accountLevel(caller, account)
  if (level === null) return refused('not-found')
  if (!account.isActive) return refused('account-inactive')
  if (level > ROLE_LEVELS.accountAdmin) return refused('not-plan-admin')
  return decideOnMember(level, caller, member)
}

function decideOnMember(level: RoleLevel, caller: Caller, member: TeamMember): MemberDecision {
  if (member.isAccountOwner) return refused('account-owner')
  if (member.userId === caller.userId && level > ROLE_LEVELS.accountOwner) return refused('self')
  if (member.level !== undefined && member.level < level) return refused('stronger')
  return allowed
}

/** Whether a caller may assign a role, and if not, why. */
export type GiftDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly code: 'not-found' | 'account-inactive' | 'not-plan-admin' | 'role-not-given'
    }

/**
 * Whether a caller may assign a role on a plan: an admin of it may assign Admin, Contributor and
 * Viewer, and no other role, least of all the account owner's.
 */
export function canGiveRoleOnPlan(access: PlanAccess | null, roleId: number): GiftDecision {
  if (access === null) return refused('not-found')
  if (!access.isAccountActive) return refused('account-inactive')
  if (access.level > ROLE_LEVELS.admin) return refused('not-plan-admin')
  return ASSIGNABLE_ROLES.some(({ id }) => id === roleId) ? allowed : refused('role-not-given')
}

/**
 * Whether a caller may assign a role on the account as a whole. An account admin and the owner may
 * assign roles that are not stronger than their own. The account owner's role is never assigned,
 * and a master plan admin's belongs to a plan.
 */
export function canGiveRoleOnAccount(
  account: AccountDetails,
  caller: Caller,
  roleId: number,
): GiftDecision {
  const level = accountLevel(caller, account)
  if (level === null) return refused('not-found')
  if (!account.isActive) return refused('account-inactive')
  if (level > ROLE_LEVELS.accountAdmin) return refused('not-plan-admin')
  const isOffered =
    roleId === ROLE_IDS.accountAdmin || ASSIGNABLE_ROLES.some(({ id }) => id === roleId)
  return isOffered && levelOfRole(roleId) >= level ? allowed : refused('role-not-given')
}

/**
 * Whether a caller may remove a member from the account, and thereby from every plan. The owner
 * may. An admin of every plan of the member may too, unless the member's role on the account is
 * stronger than every role of the caller.
 *
 * @param member `level`: the member's level on the account as a whole
 * @param memberPlans every plan of the account on which the member holds a role
 */
export function canRemoveFromAccount(
  account: AccountDetails,
  caller: Caller,
  member: { readonly userId: number; readonly level?: RoleLevel },
  memberPlans: readonly PlanDetails[],
): MemberDecision {
  const level = accountLevel(caller, account)
  if (level === null) return refused('not-found')
  if (!account.isActive) return refused('account-inactive')
  if (member.userId === account.ownerId) return refused('account-owner')
  const isOwnerLevel = level <= ROLE_LEVELS.accountOwner
  if (isOwnerLevel) return allowed
  if (member.userId === caller.userId) return refused('self')
  const accesses = memberPlans.map((plan) => accessOn(plan, caller))
  const isAdminOfAll =
    accesses.length > 0 &&
    accesses.every((access) => access !== null && access.level <= ROLE_LEVELS.admin)
  if (!isAdminOfAll) return refused('not-plan-admin')
  const strength = Math.min(level, ...accesses.map((access) => access?.level ?? level))
  return member.level !== undefined && member.level < strength ? refused('stronger') : allowed
}

/**
 * Whether a caller may withdraw the invitation of a member, and the roles that come with it. The
 * rules of removing a member apply. If the member has no role yet, every caller who may invite to
 * the account may also withdraw the invitation.
 *
 * @param memberPlans every plan of the account on which the invited member holds a role
 */
export function canWithdrawInvitation(
  account: AccountDetails,
  caller: Caller,
  member: { readonly userId: number; readonly level: RoleLevel },
  memberPlans: readonly PlanDetails[],
): MemberDecision {
  const hasNothing = memberPlans.length === 0 && member.level === ROLE_LEVELS.viewer
  const isTheirs = member.userId === caller.userId || member.userId === account.ownerId
  if (hasNothing && !isTheirs && managesPeopleOf(account, caller)) return allowed
  return canRemoveFromAccount(account, caller, member, memberPlans)
}
