import { findPlans } from '../../access/access-queries'
import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import type { Orm } from '../../db/database'
import { accountInactive, forbidden, invalidReference, notFound } from '../../errors/api-error'

/**
 * Checks that a user may see a plan.
 *
 * @throws ApiError 404 when it is not theirs, 403 when its account is inactive
 */
export async function passPlan(orm: Orm, planId: number, signedIn: SignedIn): Promise<void> {
  const [plan] = await findPlans(orm, [planId])
  const planAccess = plan === undefined ? null : callerAccessOn(plan, signedIn.caller)
  if (planAccess === null || !planAccess.abilities.canList) throw notFound('Plan')
  if (!planAccess.abilities.canView) throw accountInactive()
}

/**
 * Checks that a person may choose calendars on a plan of an account.
 *
 * @throws ApiError 422 when the account has no such plan that they may see, 403 without the right
 */
export async function requirePlanOfAccount(
  orm: Orm,
  planId: number,
  accountId: number,
  signedIn: SignedIn,
): Promise<void> {
  const [plan] = await findPlans(orm, [planId])
  const planAccess = plan === undefined ? null : callerAccessOn(plan, signedIn.caller)
  const isSupported =
    planAccess?.abilities.canList === true && planAccess.plan.account?.id === accountId
  if (!isSupported) throw invalidReference('/plan')
  if (!planAccess.abilities.canManagePlan) throw forbidden()
}
