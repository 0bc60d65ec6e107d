import { abilitiesOn, callerFrom } from '@throughline/domain/access'
import { callerAccessOn, detailsOf, signedInFrom } from '../../access/access'
import type { SignedIn } from '../../access/access'
import { findPerson, findPlans } from '../../access/access-queries'
import type { GateRequest } from '../../access/entity-gate'
import type { AppConfig } from '../../config/app-config'
import { accessConfigurationOf } from '../../config/app-config'
import { accountInactive, forbidden, notFound } from '../../errors/api-error'
import { findDeletedPlan } from './deleted-plan-queries'
import type { DeletedPlanRow } from './deleted-plan-queries'

/** A plan that the requester may restore. It may have been restored already. */
export type RestorablePlan =
  | { readonly code: 'there'; readonly planId: number; readonly requester: SignedIn }
  | { readonly code: 'deleted'; readonly plan: DeletedPlanRow }

/**
 * Returns the plan in the path, deleted or not, if the requester may delete and therefore restore
 * it. To all other users a deleted plan does not exist.
 */
export async function passPlanRestoration({
  input,
  orm,
  config,
  signedIn,
}: GateRequest): Promise<RestorablePlan> {
  const planId = Number(input.params['id'])
  const deleted = await findDeletedPlan(orm, planId)
  if (deleted !== null) {
    const refusal = refusalOfRestoration(deleted, signedIn, config)
    if (refusal === 'account-inactive') throw accountInactive()
    if (refusal === null) return { code: 'deleted', plan: deleted }
    // Another user may have restored it after its row was read, which removes its former roles.
  }
  const [plan] = await findPlans(orm, [planId])
  // Another user may have restored it since the call began. The requester then has roles on it
  // again.
  const person = await findPerson(orm, signedIn.userId)
  if (person === null) throw notFound('Plan')
  const requester = signedInFrom(person, signedIn.sessionId, accessConfigurationOf(config))
  const abilities = plan && callerAccessOn(plan, requester.caller).abilities
  if (abilities?.canList !== true) throw notFound('Plan')
  if (!abilities.canDeletePlan) {
    throw plan?.account?.isActive === false ? accountInactive() : forbidden()
  }
  return { code: 'there', planId, requester }
}

/**
 * Returns why a user cannot restore a deleted plan, by their former roles on it; null if they can.
 */
export function refusalOfRestoration(
  plan: DeletedPlanRow,
  { userId, memberships }: Pick<SignedIn, 'userId' | 'memberships'>,
  config: AppConfig,
): 'not-found' | 'account-inactive' | null {
  const caller = callerFrom({
    userId,
    memberships: [...memberships, ...plan.roles.filter((role) => role.userId === userId)],
    configuration: accessConfigurationOf(config),
  })
  const details = detailsOf(plan)
  if (abilitiesOn(details, caller).canDeletePlan) return null
  const active = { ...details, account: { ...details.account, isActive: true } }
  return abilitiesOn(active, caller).canDeletePlan ? 'account-inactive' : 'not-found'
}
