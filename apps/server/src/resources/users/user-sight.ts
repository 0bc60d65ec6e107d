import { managesPeopleOf } from '@throughline/domain/access'
import { accountFactsOf } from '../../access/account-gate'
import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import { findAccountsById } from '../../access/account-queries'

/** What of other people somebody may know. */
export interface UserSight {
  /** Accounts that they belong to or manage the people of; null for all. */
  readonly accountIds: ReadonlySet<number> | null
  /** Accounts that they manage the people of; null for all. */
  readonly managedAccountIds: ReadonlySet<number> | null
  /** Plans on which they hold a role. */
  readonly planIds: ReadonlySet<number>
  /** Plans whose team they see. */
  readonly teamPlanIds: ReadonlySet<number>
  /** Plans whose team they manage. */
  readonly managedPlanIds: ReadonlySet<number>
}

/** Finds what of other people somebody may know. */
export async function findUserSight(orm: Orm, { caller }: SignedIn): Promise<UserSight> {
  const { memberships, isSuperUser } = caller
  const plans = await findPlans(
    orm,
    memberships.flatMap(({ planId }) => (planId === null ? [] : [planId])),
  )
  const accounts = await findAccountsById(orm, [
    ...new Set(memberships.map(({ accountId }) => accountId)),
  ])
  const planAccesses = plans.map((plan) => callerAccessOn(plan, caller))
  const plansWith = (isWanted: (planAccess: (typeof planAccesses)[number]) => boolean) =>
    new Set(planAccesses.filter((one) => isWanted(one)).map(({ plan }) => plan.id))
  const managed = accounts.filter((account) => managesPeopleOf(accountFactsOf(account), caller))
  return {
    accountIds: isSuperUser ? null : new Set(accounts.map(({ id }) => id)),
    managedAccountIds: isSuperUser ? null : new Set(managed.map(({ id }) => id)),
    planIds: plansWith(({ abilities }) => abilities.canView),
    teamPlanIds: plansWith(({ abilities }) => abilities.canSeeTeamSettings),
    managedPlanIds: plansWith(({ abilities }) => abilities.canManageTeam),
  }
}
