import type { DateRange } from '@throughline/domain/calendar-dates'
import type { ApiClient } from '../client'
import { unwrap, unwrapUnlessCached, type Tagged } from '../client'
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
  return planFromWire(await unwrap(requestPlan(client, planId, { signal })))
}

/**
 * Reads a plan as {@link readPlan} does.
 *
 * @param cachedTag the entity tag of the plan that the caller has already
 * @returns null when that plan has not changed
 */
export async function readPlanUnlessCached(
  client: ApiClient,
  planId: number,
  options: { readonly signal?: AbortSignal; readonly cachedTag: string | null },
): Promise<Tagged<PlanDetail> | null> {
  const answer = await unwrapUnlessCached(requestPlan(client, planId, options))
  return answer === null ? null : { ...answer, data: planFromWire(answer.data) }
}

function requestPlan(
  client: ApiClient,
  planId: number,
  {
    signal,
    cachedTag = null,
  }: { readonly signal?: AbortSignal | undefined; readonly cachedTag?: string | null },
) {
  return client.http.GET('/plans/{id}', {
    params: {
      path: { id: planId },
      ...(cachedTag === null ? {} : { header: { 'If-None-Match': cachedTag } }),
    },
    ...(signal === undefined ? {} : { signal }),
  })
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
