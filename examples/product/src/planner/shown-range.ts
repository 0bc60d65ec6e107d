import type { DateRange } from '@throughline/domain/calendar-dates'

import type { PlannedItem } from './planned-item'

/** The days that a view asks for in `onRangeChange`, both included. */
export interface ShownRange {
  readonly startDay: string
  readonly endDay: string
}

/**
 * What a product asks its server for. A series may come into any range: what it brings is for
 * the views to find out.
 */
export function loadRange(
  items: readonly PlannedItem[],
  range: ShownRange | null,
): readonly PlannedItem[] {
  if (range === null) return []
  return items.filter(
    ({ startDate, endDate, rrule }) =>
      rrule !== null || (startDate.slice(0, 10) <= range.endDay && endDate >= range.startDay),
  )
}

/** The calendar year of a day. */
export function yearOf(day: string): DateRange {
  const year = day.slice(0, 4)
  return { start: `${year}-01-01`, end: `${year}-12-31` }
}
