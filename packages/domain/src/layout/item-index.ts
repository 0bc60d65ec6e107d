import { dayNumberOf, minutesOfDay } from '../calendar-dates'
import type { CivilDateTime, DayNumber } from '../calendar-dates'
import { repeats } from '../recurrence'
import { lastTouchedDay } from '../tactics'

/** The start of an all-day item in `startMinutes`: before every minute of the day. */
export const ALL_DAY_MINUTES = -1

/** What layout has to know about a tactic or an initiative. */
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

/** A repeating item of an index. */
export interface SeriesEntry {
  /** Position of the item in the list that was indexed. */
  readonly item: number
  readonly ruleText: string
  readonly untilDay: DayNumber | null
}

/**
 * A list of items, read once: dates as day numbers in typed arrays, so that a
 * change of month costs a scan over integers and never a date again. Every
 * array is parallel to the list that was indexed.
 */
export interface ItemIndex {
  readonly length: number
  readonly ids: Float64Array
  readonly startDays: Int32Array
  /** Exclusive: the day after the last day that the item touches. */
  readonly endDays: Int32Array
  /** Minutes after midnight of the start, {@link ALL_DAY_MINUTES} for all-day items. */
  readonly startMinutes: Int16Array
  /** Positions of the items that happen once. */
  readonly singles: Uint32Array
  readonly series: readonly SeriesEntry[]
}

/**
 * The day after the last day that an item touches: the stored end of an all-day
 * item is its last day, a timed item that ends at midnight does not touch the
 * day that begins then, and an item of no length touches the day of its start.
 */
export function endDayOf(item: Pick<LayoutItem, 'startDate' | 'endDate' | 'isAllDay'>): DayNumber {
  return lastTouchedDay(item) + 1
}

/**
 * Reads a list of items once.
 *
 * Work is linear in the list; keep the answer for as long as the list lives.
 *
 * @throws RangeError if a date of an item is malformed
 */
export function indexItems(items: readonly LayoutItem[]): ItemIndex {
  const length = items.length
  const ids = new Float64Array(length)
  const startDays = new Int32Array(length)
  const endDays = new Int32Array(length)
  const startMinutes = new Int16Array(length)
  const singles = new Uint32Array(length)
  const series: SeriesEntry[] = []
  let singleCount = 0

  for (const [position, item] of items.entries()) {
    if (item.isUnscheduled === true) continue
    ids[position] = item.id
    startDays[position] = dayNumberOf(item.startDate)
    endDays[position] = endDayOf(item)
    startMinutes[position] = item.isAllDay ? ALL_DAY_MINUTES : minutesOfDay(item.startDate)
    if (repeats(item.rrule)) {
      const until = item.recurrenceEndDate
      series.push({
        item: position,
        ruleText: item.rrule,
        untilDay: until === null ? null : dayNumberOf(until),
      })
    } else {
      singles[singleCount] = position
      singleCount += 1
    }
  }

  return {
    length,
    ids,
    startDays,
    endDays,
    startMinutes,
    singles: singles.slice(0, singleCount),
    series,
  }
}
