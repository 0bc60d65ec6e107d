import type { Caller } from './caller'
import { SUPER_ADMIN_USER_ID } from './caller'
import type { AccountDetails } from './plan-access'
import { accountLevel, managesPeopleOf } from './plan-access'
import { ROLE_LEVELS } from './role'

/** Everything that one caller can do on one account. */
export interface AccountAbilities {
  /** The caller has a role on the account or on one of its plans; false means 404. */
  readonly canList: boolean
  /** Account Settings: the owner or the super admin, while the account is active. */
  readonly canSeeAccountSettings: boolean
  /** The billing portal: the same people, active or not, where the account shows billing. */
  readonly canSeeSubscriptions: boolean
  /** Open the billing portal, also to renew a lapsed account: the same people. */
  readonly canManageBilling: boolean
  /** The user's own profile, while the account is active. */
  readonly canSeeProfile: boolean
  readonly canRenamePlans: boolean
  /** Change the name, contact and billing address of the account. */
  readonly canEditAccount: boolean
  /**
   * See the people of the account and invite others: its owner and admins, and the
   * admins of any of its plans.
   */
  readonly canManagePeople: boolean
  /** Add Individual, Lead and Nested plans: the internal product team. */
  readonly canCreatePlans: boolean
  /** See which plans were deleted, and restore those that one had a role on: the owner. */
  readonly canRestorePlans: boolean
  /** See the ids that only super users see. */
  readonly canSeeInternalIds: boolean
}

/** The one account whose team table lists super users, and whose plans the super admin does not join. */
export const HOME_ACCOUNT_ID = 1

/** Returns everything that a caller can do on an account. */
export function abilitiesOnAccount(
  account: AccountDetails & { readonly isBillingShown: boolean },
  caller: Caller,
): AccountAbilities {
  const level = accountLevel(caller, account)
  const canList = level !== null
  const isOwner = canList && level <= ROLE_LEVELS.accountOwner
  const isInCharge = isOwner || (canList && caller.userId === SUPER_ADMIN_USER_ID)
  const canSeeAccountSettings = isInCharge && account.isActive
  return {
    canList,
    canSeeAccountSettings,
    canSeeSubscriptions: isInCharge && account.isBillingShown,
    canManageBilling: isInCharge,
    canSeeProfile: canList && account.isActive,
    canRenamePlans: canSeeAccountSettings,
    canEditAccount: canSeeAccountSettings,
    canManagePeople: managesPeopleOf(account, caller),
    canCreatePlans: canSeeAccountSettings && caller.isProductTeam,
    canRestorePlans: isOwner && account.isActive,
    canSeeInternalIds: canList && caller.isSuperUser,
  }
}
