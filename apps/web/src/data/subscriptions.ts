import {
  listPlanSubscriptions,
  readSubscriptionEvents,
  type EventRange,
  type SubscriptionSummary,
} from '@throughline/api-client'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import {
  visibleEventsOf,
  type CalendarOfInterest,
  type VisibleEvents,
} from '@throughline/domain/calendar-events'
import { filterBySubscription, type PlanFilters } from '@throughline/domain/filters'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApiClient } from './core/api-client'
import { defineRead, useRead, type ReadResult } from './core/read'
import { changesPlan } from './plans'

/** The server fetches a calendar at most once in this time, in milliseconds. */
const EVENTS_FRESH_MS = 24 * 3_600_000

/** The visible calendars of interest of a plan, in their order. */
export const subscriptionsRead = defineRead({
  key: (planId: number) => ['subscriptions', planId, 'list'],
  fetch: ({ client, signal }, planId) => listPlanSubscriptions(client, planId, signal),
  planOf: (planId) => planId,
  isStaleAfter: changesPlan,
  isCopied: true,
  cache: { staleTime: EVENTS_FRESH_MS },
})

/** The events of one calendar of interest in a range. */
export const subscriptionEventsRead = defineRead({
  key: ({ subscription, range: { planId, startDate, endDate } }: EventsOfSubscription) => [
    'subscriptions',
    planId,
    'events',
    subscription.id,
    startDate,
    endDate,
  ],
  fetch: ({ client, signal }, { subscription, range }) =>
    readSubscriptionEvents(client, subscription, range, signal),
  planOf: ({ range }) => range.planId,
  isStaleAfter: changesPlan,
  isCopied: true,
  cache: { staleTime: EVENTS_FRESH_MS, gcTime: EVENTS_FRESH_MS },
})

interface EventsOfSubscription {
  readonly subscription: SubscriptionSummary
  readonly range: EventRange
}

/** Reads the visible calendars of interest of a plan; reads nothing while `planId` is null. */
export function useSubscriptions(
  planId: number | null,
): ReadResult<readonly SubscriptionSummary[]> {
  return useRead(subscriptionsRead, planId)
}

/** The calendars of interest of a plan and their events. */
export interface PlanEvents {
  /** Visible calendars of the plan, in their order. */
  readonly subscriptions: readonly SubscriptionSummary[]
  /** Their events in the range, plus one day on each side. */
  readonly visible: VisibleEvents
  /** A calendar, or the list of calendars, could not be read. */
  readonly isFailed: boolean
  /** A calendar, or the list of calendars, is being read for the first time. */
  readonly isPending: boolean
}

const nothingVisible: VisibleEvents = { occurrences: [], cutCalendars: [] }
const noSubscriptions: readonly SubscriptionSummary[] = []

/**
 * Reads the events of a plan's calendars of interest in a range. Reads each calendar separately, so
 * that an unavailable calendar does not hide the others.
 *
 * @param range null while it is not loaded
 * @param timeZone IANA name of the zone in which times are read
 * @param filters hide complete calendars; an event in two calendars then appears with the remaining
 * one
 */
export function usePlanEvents(
  range: EventRange | null,
  timeZone: string,
  filters: PlanFilters,
): PlanEvents {
  const client = useApiClient()
  const list = useSubscriptions(range?.planId ?? null)
  const subscriptions = list.data ?? noSubscriptions
  const { calendars, isFailed, isPending } = useQueries({
    queries:
      range === null
        ? []
        : subscriptions.map((subscription) =>
            subscriptionEventsRead.options(client, { subscription, range }),
          ),
    combine: combined,
  })
  const startDate = range?.startDate
  const endDate = range?.endDate
  const visible = useMemo(
    () =>
      startDate === undefined || endDate === undefined
        ? nothingVisible
        : visibleEventsOf(
            filterBySubscription(calendars, filters),
            { startDay: dayNumberOf(startDate), endDay: dayNumberOf(endDate) },
            timeZone,
          ),
    [calendars, startDate, endDate, timeZone, filters],
  )
  return {
    subscriptions,
    visible,
    isFailed: isFailed || list.isError,
    isPending: isPending || list.isPending,
  }
}

/**
 * Outside of the hook, because React Query caches the result only while the function is the same.
 */
function combined(results: readonly ReadResult<CalendarOfInterest>[]): {
  readonly calendars: readonly CalendarOfInterest[]
  readonly isFailed: boolean
  readonly isPending: boolean
} {
  return {
    calendars: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
    isFailed: results.some(({ isError }) => isError),
    isPending: results.some(({ isPending }) => isPending),
  }
}
