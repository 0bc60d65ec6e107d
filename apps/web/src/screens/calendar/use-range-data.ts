import type { DateRange } from '@throughline/domain/calendar-dates'
import type { EventOccurrence } from '@throughline/domain/calendar-events'
import { useMemo } from 'react'
import { usePlanEvents } from '../../data/subscriptions'
import type { RangeTactics } from '../../data/use-tactics'
import { type VisibleItems, type VisiblePlan, useVisibleItems } from '../../plan'

/** Data of a plan that a calendar shows on some days. */
export interface RangeData extends VisibleItems {
  /** The events of calendars of interest, on the days and one more on each side. */
  readonly occurrences: readonly EventOccurrence[]
  /** Whether a calendar of interest could not be read. */
  readonly areEventsFailed: boolean
  /** Whether a calendar of interest loads for the first time. */
  readonly areEventsPending: boolean
  /** Names of the calendars of interest with more occurrences than the calendar shows. */
  readonly cutCalendars: readonly string[]
}

/**
 * Reads the events of some days of a plan, and filters them and its items.
 *
 * @param range a stable object while the days stay the same
 * @param timeZone IANA name of the zone for times of events
 */
export function useRangeData({
  visiblePlan,
  planId,
  range,
  tactics,
  timeZone,
}: {
  readonly visiblePlan: VisiblePlan
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
  const items = useVisibleItems({ visiblePlan, planId, tactics })
  const events = usePlanEvents(eventRange, timeZone, items.filters.filters)
  return {
    ...items,
    occurrences: events.visible.occurrences,
    areEventsFailed: events.isFailed,
    areEventsPending: events.isPending,
    cutCalendars: events.visible.cutCalendars,
  }
}
