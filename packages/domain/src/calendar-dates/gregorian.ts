/**
 * The proleptic Gregorian calendar as integer arithmetic: no `Date`, no zone,
 * no allocation. Works in eras of 400 years (146,097 days) with years that
 * begin in March, so that the leap day is the last day of its year.
 */

const DAYS_PER_ERA = 146_097
/** Days from 0000-03-01 to 1970-01-01. */
const EPOCH_OFFSET_DAYS = 719_468

/**
 * Days since 1970-01-01 of a year, month and day.
 *
 * @param month 1..12
 * @param dayOfMonth 1..31; not checked against the month, so that 0 is the day
 *   before the first and 32 runs into the next month
 */
export function dayNumberOfParts(year: number, month: number, dayOfMonth: number): number {
  const marchYear = month <= 2 ? year - 1 : year
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const marchMonth = month > 2 ? month - 3 : month + 9
  const dayOfYear = Math.floor((153 * marchMonth + 2) / 5) + dayOfMonth - 1
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * DAYS_PER_ERA + dayOfEra - EPOCH_OFFSET_DAYS
}

/**
 * Months since year 0 of the month that holds a day: `year * 12 + month - 1`.
 * A single integer, so that months can be counted, compared and iterated without a
 * separate year.
 */
export function monthIndexOf(day: number): number {
  const shifted = day + EPOCH_OFFSET_DAYS
  const era = Math.floor(shifted / DAYS_PER_ERA)
  const dayOfEra = shifted - era * DAYS_PER_ERA
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  // March is month 0 of its year, and index 2 of the calendar year.
  return (era * 400 + yearOfEra) * 12 + marchMonth + 2
}

/** The first day of the month with this index (see `monthIndexOf`). */
export function startOfMonthIndex(monthIndex: number): number {
  const year = Math.floor(monthIndex / 12)
  return dayNumberOfParts(year, monthIndex - year * 12 + 1, 1)
}

/** Whether 29 February exists in this year. */
function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/**
 * Days in a month, 28..31.
 *
 * @param month 1..12; anything else gives 0
 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2 && isLeapYear(year)) return 29
  return monthLengths[month - 1] ?? 0
}
