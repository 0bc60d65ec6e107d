import type { CivilDateTime, DayNumber } from '../calendar-dates'
import { lastTouchedDay } from '../tactics'

/** The data of a tactic or an initiative that a layout reads. */
export interface LayoutItem {
  /** Decides between items that are equal in every other way. */
  readonly id: number
  readonly startDate: CivilDateTime
  /** Stored end: of an all-day item the last day itself, of a timed one the moment it ends. */
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
  /** Items of the parking lot have no place in time and are left out. */
  readonly isUnscheduled?: boolean
  /** Recurrence rule text; null, empty and `custom` mean that the item does not repeat. */
  readonly rrule: string | null
  /** Last day on which an occurrence may begin; null for a series without end. */
  readonly recurrenceEndDate: CivilDateTime | null
}

/**
 * Returns the day after the last day that an item touches. The stored end of an all-day item is its
 * last day. A timed item that ends at midnight does not touch the day that begins then. An item
 * without length touches the day of its start.
 *
 * @throws RangeError on a malformed date
 */
export function endDayExclusiveOf(
  item: Pick<LayoutItem, 'startDate' | 'endDate' | 'isAllDay'>,
): DayNumber {
  return lastTouchedDay(item) + 1
}
