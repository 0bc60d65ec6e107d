import type { ApiClient } from '../client'
import { unwrap } from '../client'

/**
 * Reads the number of the budget that a plan's total and dates mirror.
 *
 * @returns null for a plan without one
 * @throws ApiError `forbidden` without budget visibility
 */
export async function readPrimaryBudgetId(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<number | null> {
  const answer = await unwrap(
    client.http.GET('/budgets', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  const primary = answer.items.find(
    ({ active, isPrimary, isHighLevel }) => active && isPrimary && isHighLevel,
  )
  return primary?.id ?? null
}
