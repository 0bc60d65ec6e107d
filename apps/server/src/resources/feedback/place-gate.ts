import { abilitiesOnAccount } from '@throughline/domain/access'
import { accountDetailsOf } from '../../access/account-gate'
import { callerAccessOn } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPlans } from '../../access/access-queries'
import type { PlanRow } from '../../access/access-queries'
import type { Orm } from '../../db/database'
import type { GateRequest } from '../../access/entity-gate'
import { invalidReference } from '../../errors/api-error'
import { referenceFrom } from '../../http/references'
import { findAccount } from '../../access/account-queries'

/**
 * Returns the account and the plan in a body, if the user may see them; null for absent ones. The
 * account of the plan takes precedence.
 */
export async function passNamedPlace({ input: { body }, orm, signedIn }: GateRequest) {
  const accountId = await accountFrom(body['account'], signedIn, orm)
  const plan = await planFrom(body['plan'], signedIn, orm)
  return { accountId: plan?.account?.id ?? accountId, planId: plan?.id ?? null }
}

/** Returns an account that the user may see. Any other is refused as if it did not exist. */
async function accountFrom(
  reference: unknown,
  { caller }: SignedIn,
  orm: Orm,
): Promise<number | null> {
  if (reference === undefined) return null
  const account = await findAccount(orm, referenceFrom(reference, 'accounts', '/account'))
  if (account === null) throw invalidReference('/account')
  const { isBillingShown } = account
  const { canList } = abilitiesOnAccount({ ...accountDetailsOf(account), isBillingShown }, caller)
  if (!canList) throw invalidReference('/account')
  return account.id
}

/** Returns a plan that the user may see. Any other is refused as if it did not exist. */
async function planFrom(
  reference: unknown,
  { caller }: SignedIn,
  orm: Orm,
): Promise<PlanRow | null> {
  if (reference === undefined) return null
  const [plan] = await findPlans(orm, [referenceFrom(reference, 'plans', '/plan')])
  if (plan === undefined || !callerAccessOn(plan, caller).abilities.canList) {
    throw invalidReference('/plan')
  }
  return plan
}
