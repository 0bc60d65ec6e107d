import type { AccountSummary, SessionFacts } from '@throughline/api-client'
import {
  abilitiesOnAccount,
  accountLevel,
  ROLE_LEVELS,
  type Caller,
} from '@throughline/domain/access'

/** What a person may do with the plans of an account. */
export interface PlansAbilities {
  readonly canCreate: boolean
  readonly canRestore: boolean
}

/** What a person may do with the plans of an account, by the rules that the server applies too. */
export function plansAbilities(
  account: AccountSummary,
  { user, roles, isProductTeam }: SessionFacts,
): PlansAbilities {
  const caller: Caller = {
    userId: user.id,
    isSuperUser: user.isSuperUser,
    superOwnerOfAccountIds: [],
    isProductTeam,
    memberships: roles,
  }
  const level = accountLevel(caller, account)
  return {
    canCreate: abilitiesOnAccount(account, caller).canCreatePlans,
    canRestore: account.isActive && level !== null && level <= ROLE_LEVELS.accountOwner,
  }
}
