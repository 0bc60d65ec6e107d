import type { DateRange } from '@throughline/domain/calendar-dates'

import type { PlannedItem } from './planned-item'

/** The days that a view asks for in `onRangeChange`, both included. */
export interface VisibleRange {
  readonly startDay: string
  readonly endDay: string
}

/**
 * Returns the items that a product requests from its server for a range. Includes every series,
 * because only the views know its occurrences in the range.
 */
export function loadRange(
  items: readonly PlannedItem[],
  range: VisibleRange | null,
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
