import type { EventOccurrence } from '@throughline/domain/calendar-events'
import type { CivilMonth } from '@throughline/domain/layout'
import {
  splitEvents,
  splitOverstory,
  type OverstoryItemSection,
  type TacticListItem,
} from '@throughline/domain/tactics'
import { useMemo } from 'react'
import { datesOfMonth, useMonthTactics } from '../../data/use-tactics'
import { overstoryDetailsOf, useVisiblePlan } from '../../plan'
import { useRangeData, type RangeData } from './use-range-data'

/** Data that the month or the day of a plan shows. */
export interface CalendarData extends RangeData {
  /** The items in the grid of the month or the day. */
  readonly grid: readonly TacticListItem[]
  /** The items in the overstory above the grid. */
  readonly sections: Readonly<Record<OverstoryItemSection, readonly TacticListItem[]>>
  readonly gridEvents: readonly EventOccurrence[]
  readonly overstoryEvents: readonly EventOccurrence[]
}

/**
 * Reads a plan and the items and events of a month, filters them, and splits them into grid and
 * overstory. A day uses the data of its month, so a switch between the two needs no request.
 *
 * @param planId null for a URL that names no plan
 * @param timeZone IANA name of the zone for times of events
 */
export function useCalendarData({
  planId,
  month,
  isAccountActive,
  timeZone,
}: {
  readonly planId: number | null
  readonly month: CivilMonth
  readonly isAccountActive: boolean
  readonly timeZone: string
}): CalendarData {
  const visiblePlan = useVisiblePlan(planId, isAccountActive)
  const { plan, lookup } = visiblePlan
  const weekStartDay = plan.data?.weekStartDay ?? 'sunday'
  // The items load without waiting for the plan: in most plans, weeks begin on Sunday.
  const tactics = useMonthTactics(planId === null ? null : { planId, month, weekStartDay })
  const range = useMemo(() => datesOfMonth(month, weekStartDay), [month, weekStartDay])
  const data = useRangeData({ visiblePlan, planId, range, tactics, timeZone })
  const { visibleItems, occurrences } = data

  // Which items go into the overstory depends on the plan.
  const { grid, sections } = useMemo(
    () => splitOverstory(visibleItems, (item) => overstoryDetailsOf(item, lookup)),
    [visibleItems, lookup],
  )
  const splitOccurrences = useMemo(() => splitEvents(occurrences), [occurrences])
  return {
    ...data,
    grid,
    sections,
    gridEvents: splitOccurrences.grid,
    overstoryEvents: splitOccurrences.overstory,
  }
}
