import { readPlanUsage, type PlanUsage } from '@throughline/api-client'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

/** What uses the settings of a plan. */
export const planUsageRead = defineRead({
  key: (planId: number) => ['plan-usage', planId],
  fetch: ({ client, signal }, planId) => readPlanUsage(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('tactics', 'tactic_types', 'tags', 'tactic_platforms', 'tactic_fields'),
})

/** How many items use the settings of a plan, for admins of it; read again with every change. */
export function usePlanUsage(planId: number): ReadResult<PlanUsage> {
  return useRead(planUsageRead, planId)
}
