import type { DateRange } from '@throughline/domain/calendar-dates'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import type { PlanDetail, PlanListEntry } from '../entities'
import { planFromWire, planListEntryFromWire } from '../mapping'
import { readAllPages } from '../pages'

/** Lists the plans of an account that the person has a role on, each lead before its nested plans. */
export async function listPlans(
  client: ApiClient,
  accountId: number,
  signal?: AbortSignal,
): Promise<readonly PlanListEntry[]> {
  const plans = await readAllPages((page) =>
    unwrap(
      client.http.GET('/plans', {
        params: { query: { account: accountId, ...page } },
        ...(signal === undefined ? {} : { signal }),
      }),
    ),
  )
  return plans.map(planListEntryFromWire)
}

/**
 * Reads a plan with its channels and types.
 *
 * @throws ApiError of kind `not-found` when there is none, or none for this person
 */
export async function readPlan(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<PlanDetail> {
  const answer = await unwrap(
    client.http.GET('/plans/{id}', {
      params: { path: { id: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return planFromWire(answer)
}

/**
 * Returns the address of a CSV file with the scheduled items of the plan itself in a range of days,
 * regardless of filters. The address works for the caller for 10 minutes.
 *
 * @throws ApiError of kind `forbidden` below contributor
 */
export async function exportPlan(
  client: ApiClient,
  planId: number,
  { start, end }: DateRange,
  signal?: AbortSignal,
): Promise<string> {
  const answer = await unwrap(
    client.http.GET('/plans/{id}/export', {
      params: { path: { id: planId }, query: { start_date: start, end_date: end } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.url
}
