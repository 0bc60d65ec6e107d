import type { Caller } from './caller'
import type { AccountFacts, PlanAccess, PlanFacts } from './plan-access'
import { accessOn, accountLevel } from './plan-access'
import { ROLE_LEVELS } from './role'

/** Whether a member's role, channels and plan access can be changed, and if not, why. */
export type MemberDecision =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly code: 'not-found' | 'account-inactive' | 'not-plan-admin' | 'account-owner' | 'self'
    }

/**
 * Whether a caller may change somebody's role on a plan or revoke it: plan
 * admins and the owner may. The account owner's row is nobody's to change, and
 * one's own only at owner level. One's own name, photo, e-mail and password are
 * another matter and always one's own.
 */
export function canEditMember(
  access: PlanAccess | null,
  caller: Caller,
  member: { readonly userId: number; readonly isAccountOwner: boolean },
): MemberDecision {
  if (access === null) return { allowed: false, code: 'not-found' }
  if (!access.isAccountActive) return { allowed: false, code: 'account-inactive' }
  if (access.level > ROLE_LEVELS.admin) return { allowed: false, code: 'not-plan-admin' }
  if (member.isAccountOwner) return { allowed: false, code: 'account-owner' }
  if (member.userId === caller.userId && access.level > ROLE_LEVELS.accountOwner) {
    return { allowed: false, code: 'self' }
  }
  return { allowed: true }
}

/**
 * Whether a caller may remove somebody from the account, and with it from every
 * plan: the owner may, and so may a plan admin of each of that person's plans.
 *
 * @param memberPlans every plan of the account on which the member holds a role
 */
export function canRemoveFromAccount(
  account: AccountFacts,
  caller: Caller,
  member: { readonly userId: number },
  memberPlans: readonly PlanFacts[],
): MemberDecision {
  const level = accountLevel(caller, account)
  if (level === null) return { allowed: false, code: 'not-found' }
  if (!account.isActive) return { allowed: false, code: 'account-inactive' }
  if (member.userId === account.ownerId) return { allowed: false, code: 'account-owner' }
  const isOwnerLevel = level <= ROLE_LEVELS.accountOwner
  if (member.userId === caller.userId && !isOwnerLevel) return { allowed: false, code: 'self' }
  const isAdminOfAll =
    memberPlans.length > 0 &&
    memberPlans.every((plan) => {
      const access = accessOn(plan, caller)
      return access !== null && access.level <= ROLE_LEVELS.admin
    })
  return isOwnerLevel || isAdminOfAll
    ? { allowed: true }
    : { allowed: false, code: 'not-plan-admin' }
}
