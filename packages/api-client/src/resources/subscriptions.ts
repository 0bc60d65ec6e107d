import type { CalendarOfInterest } from '@throughline/domain/calendar-events'
import type { CivilDate } from '@throughline/domain/calendar-dates'
import type { ApiClient } from '../client'
import { unwrap } from '../client'
import type { SubscriptionSummary } from '../entities'

/** A range of days of a plan's calendars of interest, both ends included. */
export interface EventRange {
  readonly planId: number
  readonly startDate: CivilDate
  readonly endDate: CivilDate
}

/** Lists the calendars of interest that a plan shows, in their order. */
export async function listPlanSubscriptions(
  client: ApiClient,
  planId: number,
  signal?: AbortSignal,
): Promise<readonly SubscriptionSummary[]> {
  const answer = await unwrap(
    client.http.GET('/subscriptions', {
      params: { query: { plan: planId } },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return answer.items
    .filter(({ selected }) => selected)
    .map(({ id, name, description }) => ({ id, name, description }))
}

/**
 * Reads the events of a calendar of interest that touch a range, series included.
 * The server fetches the calendar again when its copy is older than 24 hours.
 */
export async function readSubscriptionEvents(
  client: ApiClient,
  subscription: Pick<SubscriptionSummary, 'id' | 'name'>,
  { planId, startDate, endDate }: EventRange,
  signal?: AbortSignal,
): Promise<CalendarOfInterest> {
  const answer = await unwrap(
    client.http.GET('/subscriptions/{id}/events', {
      params: {
        path: { id: subscription.id },
        query: { plan: planId, startDate, endDate },
      },
      ...(signal === undefined ? {} : { signal }),
    }),
  )
  return {
    subscriptionId: subscription.id,
    name: subscription.name,
    events: answer.events,
  }
}
