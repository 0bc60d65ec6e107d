import { addMonths, nearestDateOf, dayNumberOf, endOfMonth, startOfWeek } from '../calendar-dates'
import type { CivilDate, DayNumber, WeekStartDay } from '../calendar-dates'

/** A month named by its year and number, `YYYY-MM`, for example `2026-11`. */
export type CivilMonth = string

/** The days that a month page shows, as whole weeks. */
export interface MonthGrid {
  /** First shown day: the week start on or before the first of the month. */
  readonly firstDay: DayNumber
  /** Whole weeks shown, 4 (a 28-day February that begins on the week start) to 6. */
  readonly weekCount: number
  /** First day of the month itself. */
  readonly monthStart: DayNumber
  /** The day after the last of the month, so that `[monthStart, monthEnd)` is the month. */
  readonly monthEnd: DayNumber
}

const DAYS_PER_WEEK = 7

/**
 * The weeks that touch a month, from the first week start on or before the
 * first of the month to the week that holds its last day.
 *
 * @throws RangeError if `month` is not a real month written `YYYY-MM`
 */
export function monthGridOf(month: CivilMonth, weekStartDay: WeekStartDay): MonthGrid {
  const monthStart = dayNumberOf(`${month}-01`)
  const monthEnd = endOfMonth(monthStart) + 1
  const firstDay = startOfWeek(monthStart, weekStartDay)
  const weekCount = Math.ceil((monthEnd - firstDay) / DAYS_PER_WEEK)
  return { firstDay, weekCount, monthStart, monthEnd }
}

/**
 * The month that holds a day; the first or the last one for a day outside the years 1900 to 9999.
 */
export function civilMonthOf(day: DayNumber): CivilMonth {
  return monthOfDate(nearestDateOf(day))
}

/**
 * Returns the month `count` months later (earlier when negative), across years; the first or the
 * last month if the result is outside the years 1900 to 9999.
 *
 * @throws RangeError if `month` is not a real month written `YYYY-MM`
 */
export function addCivilMonths(month: CivilMonth, count: number): CivilMonth {
  return monthOfDate(addMonths(`${month}-01`, count))
}

function monthOfDate(date: CivilDate): CivilMonth {
  return date.slice(0, 'YYYY-MM'.length)
}
