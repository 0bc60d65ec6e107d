import {
  listPlans,
  readPlanUnlessCached,
  type PlanDetail,
  type PlanListEntry,
} from '@throughline/api-client'
import { readUnlessCached, shareWithTag } from './core/entity-tags'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

/** Plans of an account on which the user has a role. */
const plansRead = defineRead({
  key: (accountId: number) => ['plans', 'list', accountId],
  fetch: ({ client, signal }, accountId) => listPlans(client, accountId, signal),
  isStaleAfter: changesOf('plans', 'user_roles'),
  isCopied: true,
})

/**
 * Returns whether a live change affects data that is read with a plan, or the access of the user.
 */
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
  fetch: ({ client, queryClient, queryKey, signal }, planId) =>
    readUnlessCached(queryClient, queryKey, (cachedTag) =>
      readPlanUnlessCached(client, planId, { signal, cachedTag }),
    ),
  planOf: (planId) => planId,
  isStaleAfter: changesPlan,
  isCopied: true,
  cache: { structuralSharing: shareWithTag },
})

/** Reads the plans of an account on which the user has a role. */
export function usePlans(
  accountId: number,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): ReadResult<readonly PlanListEntry[]> {
  return useRead(plansRead, accountId, { isEnabled: isEnabled && accountId > 0 })
}

/** Reads a plan with its channels and types; reads nothing while `planId` is null. */
export function usePlan(planId: number | null): ReadResult<PlanDetail> {
  return useRead(planRead, planId)
}
