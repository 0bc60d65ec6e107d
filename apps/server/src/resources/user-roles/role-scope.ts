import { ROLE_LEVELS, accountLevel, managesPeopleOf } from '@throughline/domain/access'
import { accountDetailsOf } from '../../access/account-gate'
import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { AppConfig } from '../../config/app-config'
import type { Orm } from '../../db/database'
import { findAccountsById } from '../../access/account-queries'

/** The people whose roles a user may see, in addition to their own. */
export interface RoleScope {
  readonly userId: number
  /** Plans whose team the user may see. */
  readonly planIds: readonly number[]
  /** Accounts that the user manages; all roles in them are visible. */
  readonly accountIds: readonly number[] | 'all'
  /**
   * Accounts with a plan of which the user is an admin; the roles on the account itself are
   * visible.
   */
  readonly accountRoleIds: readonly number[]
  /** Super users. Other users do not see their roles outside the product's own account. */
  readonly superUserIds: readonly number[]
}

/**
 * Finds the people whose roles a user may see. Contributors see the roles of their plans, plan
 * admins also those on the account, account owners and admins all of them. Viewers see only their
 * own.
 */
export async function findRoleScope(
  orm: Orm,
  { userId, caller }: SignedIn,
  { superUserIds }: Pick<AppConfig, 'superUserIds'>,
): Promise<RoleScope> {
  if (caller.isSuperUser) {
    return { userId, planIds: [], accountIds: 'all', accountRoleIds: [], superUserIds }
  }
  const { memberships } = caller
  const plans = await findPlans(
    orm,
    memberships.flatMap(({ planId }) => (planId === null ? [] : [planId])),
  )
  const accounts = await findAccountsById(orm, [
    ...new Set(memberships.map(({ accountId }) => accountId)),
  ])
  const details = accounts.map((account) => accountDetailsOf(account))
  const isInCharge = (account: (typeof details)[number]): boolean => {
    const level = accountLevel(caller, account)
    return account.isActive && level !== null && level <= ROLE_LEVELS.accountAdmin
  }
  return {
    userId,
    planIds: plans
      .filter((plan) => callerAccessOn(plan, caller).abilities.canSeeTeamSettings)
      .map(({ id }) => id),
    accountIds: details.filter((account) => isInCharge(account)).map(({ id }) => id),
    accountRoleIds: details
      .filter((account) => managesPeopleOf(account, caller))
      .map(({ id }) => id),
    superUserIds,
  }
}
