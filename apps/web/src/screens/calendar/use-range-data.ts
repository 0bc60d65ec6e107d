import type { DateRange } from '@throughline/domain/calendar-dates'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import { useMemo } from 'react'
import { usePlanEvents } from '../../data/subscriptions'
import type { RangeTactics } from '../../data/use-tactics'
import { type ShownItems, type ShownPlan, useShownItems } from '../../plan'

/** What a calendar shows of a plan on some days. */
export interface RangeData extends ShownItems {
  /** The events of calendars of interest, on one day more on each side. */
  readonly occurrences: readonly EventOccurrence[]
  /** A calendar of interest could not be read. */
  readonly areEventsFailed: boolean
  /** A calendar of interest is being read for the first time. */
  readonly areEventsPending: boolean
  /** Names of the calendars of interest that have more occurrences than are shown. */
  readonly cutCalendars: readonly string[]
}

/**
 * Reads the events of some days of a plan, and filters them and its items.
 *
 * @param range the same object while nothing in it changes
 * @param timeZone IANA name of the zone in which times of events are read
 */
export function useRangeData({
  shownPlan,
  planId,
  range,
  tactics,
  timeZone,
}: {
  readonly shownPlan: ShownPlan
  /** null for a URL that names no plan. */
  readonly planId: number | null
  readonly range: DateRange
  readonly tactics: RangeTactics
  readonly timeZone: string
}): RangeData {
  const eventRange = useMemo(
    () => (planId === null ? null : { planId, startDate: range.start, endDate: range.end }),
    [planId, range],
  )
  const items = useShownItems({ shownPlan, planId, tactics })
  const events = usePlanEvents(eventRange, timeZone, items.filters.filters)
  return {
    ...items,
    occurrences: events.shown.occurrences,
    areEventsFailed: events.isFailed,
    areEventsPending: events.isPending,
    cutCalendars: events.shown.cutCalendars,
  }
}
