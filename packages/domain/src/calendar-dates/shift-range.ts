import { civilDateOf, dayNumberOf, isDayWithDate } from './civil-date'
import type { DayNumber } from './civil-date'
import type { DateRange } from './date-range'
import { monthIndexOf, startOfMonthIndex } from './gregorian'
import { endOfMonth, startOfMonth } from './month'

/**
 * The range right after or before another one. Whole months, and with them quarters and
 * years, stay whole months; other ranges keep their number of days.
 *
 * @returns null where the range would leave the years that a date can name
 */
export function shiftDateRange(range: DateRange, direction: 'next' | 'previous'): DateRange | null {
  const [first, last] = [dayNumberOf(range.start), dayNumberOf(range.end)]
  const step = direction === 'next' ? 1 : -1
  const [start, end] = isWholeMonths(first, last)
    ? shiftedByMonths(first, last, step)
    : shiftedByDays(first, last, step)
  return isDayWithDate(start) && isDayWithDate(end)
    ? { start: civilDateOf(start), end: civilDateOf(end) }
    : null
}

function isWholeMonths(first: DayNumber, last: DayNumber): boolean {
  return first === startOfMonth(first) && last === endOfMonth(last)
}

function shiftedByMonths(first: DayNumber, last: DayNumber, step: 1 | -1) {
  const [from, to] = [monthIndexOf(first), monthIndexOf(last) + 1]
  const months = (to - from) * step
  return [startOfMonthIndex(from + months), startOfMonthIndex(to + months) - 1] as const
}

function shiftedByDays(first: DayNumber, last: DayNumber, step: 1 | -1) {
  const days = (last - first + 1) * step
  return [first + days, last + days] as const
}
