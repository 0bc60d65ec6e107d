import type { TypeExpense } from '@throughline/domain/budget'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { ApiClient } from '../client'
import { unwrap } from '../client'

/**
 * Reads the costs of the items of each tactic type by month, in whole dollars. It leaves out months
 * in which a type has no costs.
 *
 * @param range days of the first and the last month
 * @throws ApiError of kind `forbidden` for a user who may not see budgets
 */
export async function listTypeExpenses(
  client: ApiClient,
  planId: number,
  { startDate, endDate }: { readonly startDate: CivilDate; readonly endDate: CivilDate },
  signal?: AbortSignal,
): Promise<readonly TypeExpense[]> {
  const answer = await unwrap(
    client.http.GET('/plans/{id}/type-expenses', {
      params: { path: { id: planId }, query: { startDate, endDate } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items.map(({ channelId, tacticTypeId, month, estimated, actual }) => {
    return { channelId, tacticTypeId, month, estimated, actual }
  })
}
