import type { CivilDate, DayNumber } from './civil-date'
import { dayNumberOf, nearestDateOf } from './civil-date'
import { monthIndexOf, startOfMonthIndex } from './gregorian'

/** A month of a year; `month` is 1..12. */
export interface YearMonth {
  readonly year: number
  readonly month: number
}

/** The English names of the months, January first. */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** The month that holds a day. */
export function yearMonthOf(day: DayNumber): YearMonth {
  const monthIndex = monthIndexOf(day)
  const year = Math.floor(monthIndex / 12)
  return { year, month: monthIndex - year * 12 + 1 }
}

/** The first day of the month that holds a day. */
export function startOfMonth(day: DayNumber): DayNumber {
  return startOfMonthIndex(monthIndexOf(day))
}

/** The last day, inclusive, of the month that holds a day. */
export function endOfMonth(day: DayNumber): DayNumber {
  return startOfMonthIndex(monthIndexOf(day) + 1) - 1
}

/** The day of the month, 1..31. */
export function dayOfMonthOf(day: DayNumber): number {
  return day - startOfMonth(day) + 1
}

/**
 * The same day of the month a number of months later (earlier when negative),
 * or the month's last day where that day does not exist: 31 January plus one
 * month is 28 or 29 February.
 *
 * @param months whole months
 * @returns the first or the last date when the result lies outside 1900..9999
 * @throws RangeError on a malformed date
 */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const day = dayNumberOf(date)
  const start = startOfMonthIndex(monthIndexOf(day) + months)
  return nearestDateOf(Math.min(start + dayOfMonthOf(day) - 1, endOfMonth(start)))
}
