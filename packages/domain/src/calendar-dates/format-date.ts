import type { CivilDate, DayNumber } from './civil-date'
import { dayNumberOf } from './civil-date'
import { MONTH_NAMES, yearMonthOf } from './month'

/**
 * A day as the product writes it, `mm/dd/yy`: `2026-11-18` gives `11/18/26`.
 * Takes a date-time too and drops its time.
 *
 * @throws RangeError on a malformed date
 */
export function formatShortDate(date: CivilDate): string {
  // Only for its check: a malformed date must not be printed as if it were one.
  dayNumberOf(date)
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)}`
}

/** The month of a day in words: `November 2026`. */
export function formatMonth(day: DayNumber): string {
  const { year, month } = yearMonthOf(day)
  return `${MONTH_NAMES[month - 1]} ${year}`
}
