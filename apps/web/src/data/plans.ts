import { listPlans, readPlan, type PlanDetail, type PlanListEntry } from '@throughline/api-client'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

/** The plans of an account that the person has a role on. */
const plansRead = defineRead({
  key: (accountId: number) => ['plans', 'list', accountId],
  fetch: ({ client, signal }, accountId) => listPlans(client, accountId, signal),
  isCopied: true,
})

/** Whether a live change is of something that is read with a plan, or decides what the person sees. */
export const changesPlan = changesOf(
  'plans',
  'channels',
  'tactic_types',
  'tactic_platforms',
  'tactic_fields',
  'subscriptions',
  'user_roles',
)

/** A plan with its channels and types. */
export const planRead = defineRead({
  key: (planId: number) => ['plans', 'one', planId],
  fetch: ({ client, signal }, planId) => readPlan(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesPlan,
  isCopied: true,
})

/** The plans of an account that the person has a role on. */
export function usePlans(
  accountId: number,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): ReadResult<readonly PlanListEntry[]> {
  return useRead(plansRead, accountId, { isEnabled: isEnabled && accountId > 0 })
}

/** One plan with its channels and types; nothing is read while `planId` is null. */
export function usePlan(planId: number | null): ReadResult<PlanDetail> {
  return useRead(planRead, planId)
}
