import {
  listPlanSubscriptions,
  readSubscriptionEvents,
  subscriptionKeys,
  type EventRange,
  type SubscriptionSummary,
} from '@throughline/api-client'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import {
  shownEventsOf,
  type CalendarOfInterest,
  type ShownEvents,
} from '@throughline/domain/calendar-events'
import { filterBySubscription, type PlanFilters } from '@throughline/domain/filters'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useServices } from '../services'

/** Events are asked for again after this long, in milliseconds. */
const EVENTS_FRESH_MS = 24 * 3_600_000

/** What is known of a plan's calendars of interest. */
export interface PlanEvents {
  /** The calendars that the plan shows, in their order. */
  readonly subscriptions: readonly SubscriptionSummary[]
  /** What they show in the range, one day more on each side included. */
  readonly shown: ShownEvents
  /** Some calendar, or their list, could not be read. */
  readonly isFailed: boolean
}

const NOTHING_SHOWN: ShownEvents = { occurrences: [], cutCalendars: [] }
const NO_SUBSCRIPTIONS: readonly SubscriptionSummary[] = []

/**
 * The events of a plan's calendars of interest in a range. Each calendar is asked
 * for by itself, so that one that cannot be reached takes none of the others with it.
 *
 * @param range null while it is not known
 * @param timeZone IANA name of the zone in which times are read
 * @param filters whole calendars are left out, so that an event which two of them
 *   carry stands under the one that is shown
 */
export function usePlanEvents(
  range: EventRange | null,
  timeZone: string,
  filters: PlanFilters,
): PlanEvents {
  const { client } = useServices()
  const planId = range?.planId ?? 0
  const list = useQuery({
    queryKey: subscriptionKeys.list(planId),
    queryFn: ({ signal }) => listPlanSubscriptions(client, planId, signal),
    enabled: range !== null,
    staleTime: EVENTS_FRESH_MS,
  })
  const subscriptions = list.data ?? NO_SUBSCRIPTIONS
  const { calendars, isFailed } = useQueries({
    queries:
      range === null
        ? []
        : subscriptions.map((subscription) => ({
            queryKey: subscriptionKeys.events(subscription.id, range),
            queryFn: ({ signal }: { signal: AbortSignal }) =>
              readSubscriptionEvents(client, subscription, range, signal),
            staleTime: EVENTS_FRESH_MS,
            gcTime: EVENTS_FRESH_MS,
          })),
    combine: combined,
  })
  const startDate = range?.startDate
  const endDate = range?.endDate
  const shown = useMemo(
    () =>
      startDate === undefined || endDate === undefined
        ? NOTHING_SHOWN
        : shownEventsOf(
            filterBySubscription(calendars, filters),
            { startDay: dayNumberOf(startDate), endDay: dayNumberOf(endDate) },
            timeZone,
          ),
    [calendars, startDate, endDate, timeZone, filters],
  )
  return { subscriptions, shown, isFailed: isFailed || list.isError }
}

/** Outside of the hook, so that it is the same function for life and its answer is kept. */
function combined(results: readonly UseQueryResult<CalendarOfInterest>[]): {
  readonly calendars: readonly CalendarOfInterest[]
  readonly isFailed: boolean
} {
  return {
    calendars: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
    isFailed: results.some(({ isError }) => isError),
  }
}
