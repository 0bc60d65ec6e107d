import { readPlanUsage, type PlanUsage } from '@throughline/api-client'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

/** Usage counts of the settings of a plan. */
export const planUsageRead = defineRead({
  key: (planId: number) => ['plan-usage', planId],
  fetch: ({ client, signal }, planId) => readPlanUsage(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf(
    'tactics',
    'channels',
    'tactic_types',
    'tags',
    'tactic_platforms',
    'tactic_fields',
  ),
})

/**
 * Reads how many items use each setting of a plan, for its admins. Reads again after every change.
 *
 * @param planId null for users who are no admin; the hook reads nothing then
 */
export function usePlanUsage(planId: number | null): ReadResult<PlanUsage> {
  return useRead(planUsageRead, planId)
}
