import { listBudgets, readPrimaryBudgetId } from '@throughline/api-client'
import type { Budget } from '@throughline/domain/budget'
import { changesOf, defineRead, useRead, type ReadResult } from './core/read'

const primaryBudgetRead = defineRead({
  key: (planId: number) => ['budgets', planId, 'primary-id'],
  fetch: ({ client, signal }, planId) => readPrimaryBudgetId(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('budgets'),
})

/** The budgets of a plan, archived ones last. */
export const budgetsRead = defineRead({
  key: (planId: number) => ['budgets', planId, 'list'],
  fetch: ({ client, signal }, planId) => listBudgets(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesOf('budgets'),
})

/** Reads the id of the budget that a plan's total and dates mirror; reads nothing for null. */
export function usePrimaryBudgetId(planId: number | null): ReadResult<number | null> {
  return useRead(primaryBudgetRead, planId)
}

/** Reads the budgets of a plan that uses them; reads nothing for null. */
export function useBudgets(planId: number | null): ReadResult<readonly Budget[]> {
  return useRead(budgetsRead, planId)
}
