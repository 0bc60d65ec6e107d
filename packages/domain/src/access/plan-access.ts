import type { Caller, Membership } from './caller'
import type { RoleLevel } from './role'
import { ROLE_LEVELS, levelOfRole } from './role'

/** The data of an account that the access rules read. */
export interface AccountDetails {
  readonly id: number
  readonly ownerId: number
  /** An inactive account opens no plan and changes nothing. */
  readonly isActive: boolean
}

/** The data of a plan that the access rules read. */
export interface PlanDetails {
  readonly id: number
  readonly account: AccountDetails
  readonly useBudgets: boolean
  readonly useDashboards: boolean
  /** Read-only for everyone below plan admin. */
  readonly freeze: boolean
  /** The plan has nested plans. */
  readonly isLead: boolean
  /** The plan has a lead plan. */
  readonly isNested: boolean
}

/** The access of one caller to one plan, resolved once and then used for each item. */
export interface PlanAccess {
  readonly planId: number
  readonly level: RoleLevel
  readonly isAccountActive: boolean
  /** The plan is frozen and this caller is below plan admin. */
  readonly isFrozenForCaller: boolean
  readonly canViewBudget: boolean
  readonly canEditAllChannels: boolean
  /** The channels named in the caller's roles on this plan. */
  readonly channelIds: ReadonlySet<number>
}

function strongest(levels: readonly RoleLevel[]): RoleLevel {
  return levels.reduce((best, level) => (level < best ? level : best), ROLE_LEVELS.viewer)
}

/** The levels that an owner or a super user has regardless of their roles. */
function accountLevels(caller: Caller, account: AccountDetails): RoleLevel[] {
  const levels: RoleLevel[] = []
  if (account.ownerId === caller.userId) levels.push(ROLE_LEVELS.accountOwner)
  if (caller.isSuperUser) {
    levels.push(
      caller.superOwnerOfAccountIds.includes(account.id)
        ? ROLE_LEVELS.accountOwner
        : ROLE_LEVELS.accountAdmin,
    )
  }
  return levels
}

function levelsOf(memberships: readonly Membership[]): RoleLevel[] {
  return memberships.map((membership) => levelOfRole(membership.roleId))
}

/**
 * Returns a caller's level on an account: the strongest of owner, super user and the roles on the
 * account itself. A user who only has roles on plans is a viewer of the account.
 *
 * @returns null when the account does not exist for the caller
 */
export function accountLevel(caller: Caller, account: AccountDetails): RoleLevel | null {
  const ofAccount = accountLevels(caller, account)
  const memberships = caller.memberships.filter(({ accountId }) => accountId === account.id)
  if (ofAccount.length === 0 && memberships.length === 0) return null
  return strongest([...ofAccount, ...levelsOf(memberships.filter(({ planId }) => planId === null))])
}

/**
 * Whether a caller may see the people of an account and invite others: its owner, its
 * admins, and the admins of any of its plans.
 */
export function managesPeopleOf(account: AccountDetails, caller: Caller): boolean {
  const level = accountLevel(caller, account)
  if (level === null || !account.isActive) return false
  if (level <= ROLE_LEVELS.accountAdmin) return true
  return caller.memberships.some(
    ({ accountId, roleId }) => accountId === account.id && levelOfRole(roleId) <= ROLE_LEVELS.admin,
  )
}

/**
 * A caller's level on a plan: the strongest of owner, super user and their roles
 * on the plan. A role on the account does not count, because the role on the plan
 * replaces it.
 *
 * @returns null without a role on the plan: it does not exist for the caller, even for
 *   an owner, a super user or an account admin
 */
export function effectiveLevel(caller: Caller, plan: PlanDetails): RoleLevel | null {
  return accessOn(plan, caller)?.level ?? null
}

/**
 * Returns the access of a caller to a plan, or null when the plan does not exist for them. The
 * strongest of several roles on the plan decides the level; any of them grants budget view and
 * channels.
 */
export function accessOn(plan: PlanDetails, caller: Caller): PlanAccess | null {
  const memberships = caller.memberships.filter(({ planId }) => planId === plan.id)
  if (memberships.length === 0) return null
  const level = strongest([...accountLevels(caller, plan.account), ...levelsOf(memberships)])
  return {
    planId: plan.id,
    level,
    isAccountActive: plan.account.isActive,
    isFrozenForCaller: plan.freeze && level > ROLE_LEVELS.admin,
    canViewBudget:
      level <= ROLE_LEVELS.admin || memberships.some((membership) => membership.canViewBudget),
    canEditAllChannels:
      level <= ROLE_LEVELS.admin || memberships.some((membership) => membership.canEditAllChannels),
    channelIds: new Set(memberships.flatMap((membership) => membership.channelIds)),
  }
}
