import { managesPeopleOf } from '@throughline/domain/access'
import { accountDetailsOf } from '../../access/account-gate'
import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { findAccountsById } from '../../access/account-queries'

/** The data of other users that a user may see. */
export interface UserVisibility {
  /** Accounts that the user belongs to or whose people they manage; null for all. */
  readonly accountIds: ReadonlySet<number> | null
  /** Accounts whose people the user manages; null for all. */
  readonly managedAccountIds: ReadonlySet<number> | null
  /** Plans on which the user has a role. */
  readonly planIds: ReadonlySet<number>
  /** Plans whose team the user sees. */
  readonly teamPlanIds: ReadonlySet<number>
  /** Plans whose team the user manages. */
  readonly managedPlanIds: ReadonlySet<number>
}

/** Finds the data of other users that a user may see. */
export async function findUserVisibility(orm: Orm, { caller }: SignedIn): Promise<UserVisibility> {
  const { memberships, isSuperUser } = caller
  const plans = await findPlans(
    orm,
    memberships.flatMap(({ planId }) => (planId === null ? [] : [planId])),
  )
  const accounts = await findAccountsById(orm, [
    ...new Set(memberships.map(({ accountId }) => accountId)),
  ])
  const planAccesses = plans.map((plan) => callerAccessOn(plan, caller))
  const plansWith = (matches: (planAccess: (typeof planAccesses)[number]) => boolean) =>
    new Set(planAccesses.filter((one) => matches(one)).map(({ plan }) => plan.id))
  const managed = accounts.filter((account) => managesPeopleOf(accountDetailsOf(account), caller))
  return {
    accountIds: isSuperUser ? null : new Set(accounts.map(({ id }) => id)),
    managedAccountIds: isSuperUser ? null : new Set(managed.map(({ id }) => id)),
    planIds: plansWith(({ abilities }) => abilities.canView),
    teamPlanIds: plansWith(({ abilities }) => abilities.canSeeTeamSettings),
    managedPlanIds: plansWith(({ abilities }) => abilities.canManageTeam),
  }
}
