import { readPrimaryBudgetId } from '@throughline/api-client'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

const primaryBudgetRead = defineRead({
  key: (planId: number) => ['budgets', planId, 'primary-id'],
  fetch: ({ client, signal }, planId) => readPrimaryBudgetId(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('budgets'),
})

/** The number of the budget that a plan's total and dates mirror; nothing is read for null. */
export function usePrimaryBudgetId(planId: number | null): ReadResult<number | null> {
  return useRead(primaryBudgetRead, planId)
}
