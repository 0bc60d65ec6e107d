import type { CivilDateTime, DayNumber } from '../calendar-dates'
import { civilDateTimeOf, dayNumberOf, minutesOfDay, secondsOfDay } from '../calendar-dates'
import { lastStartDay, occurrenceDays, parseRule } from '../recurrence'
import { lastTouchedDay } from './duration'
import type { TacticListItem } from './tactic'

/** The fields of an item that the expansion reads. */
export type Expandable = Pick<
  TacticListItem,
  'id' | 'startDate' | 'endDate' | 'isAllDay' | 'isUnscheduled' | 'rrule' | 'recurrenceEndDate'
>

/** An item as it is stored, or one occurrence of a series. */
export type TacticOccurrence<Item extends Expandable> = Item & {
  /** The id of the series; null for a stored item. */
  readonly originalTacticID: number | null
  /** Computed for the shown range: it has its own dates and the other fields of the series. */
  readonly isRecurringEventClone: boolean
}

/** Occurrences are looked for this many days beyond each end of the shown range. */
const EXPANSION_MARGIN_DAYS = 1

function shifted(dateTime: CivilDateTime, days: number): CivilDateTime {
  return civilDateTimeOf(dayNumberOf(dateTime) + days, minutesOfDay(dateTime))
}

/**
 * Returns the items and occurrences that touch a range of days, plus one day on each side, in the
 * order of the list and each series by date.
 *
 * Stored items are returned unchanged. Every further occurrence of a series is a clone with its own
 * dates and the id of the series. Items in the parking lot are left out. An item whose rule is
 * malformed, or `custom`, occurs once. A series ends with its `recurrenceEndDate`, that day
 * included, and has no occurrences beyond the range.
 *
 * @param range first and last visible day, both inclusive
 */
export function expandTactics<Item extends Expandable>(
  items: readonly Item[],
  range: { readonly startDay: DayNumber; readonly endDay: DayNumber },
): readonly TacticOccurrence<Item>[] {
  const from = range.startDay - EXPANSION_MARGIN_DAYS
  const to = range.endDay + EXPANSION_MARGIN_DAYS + 1
  const matches: TacticOccurrence<Item>[] = []
  for (const item of items) {
    if (item.isUnscheduled) continue
    const startDay = dayNumberOf(item.startDate)
    const daysAfterStart = lastTouchedDay(item) - startDay
    const rule = parseRule(item.rrule)
    if (rule === null) {
      if (startDay < to && startDay + daysAfterStart >= from) {
        matches.push({ ...item, originalTacticID: null, isRecurringEventClone: false })
      }
      continue
    }
    const untilDay = item.recurrenceEndDate === null ? null : dayNumberOf(item.recurrenceEndDate)
    const startSecond = item.isAllDay ? 0 : secondsOfDay(item.startDate)
    const lastDay = lastStartDay(rule, startSecond, untilDay)
    // An occurrence that begins before the range may end within it.
    for (const day of occurrenceDays(rule, startDay, lastDay, from - daysAfterStart, to)) {
      matches.push(
        day === startDay
          ? { ...item, originalTacticID: null, isRecurringEventClone: false }
          : {
              ...item,
              startDate: shifted(item.startDate, day - startDay),
              endDate: shifted(item.endDate, day - startDay),
              originalTacticID: item.id,
              isRecurringEventClone: true,
            },
      )
    }
  }
  return matches
}
