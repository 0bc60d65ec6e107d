import type { DayNumber, Weekday } from '../calendar-dates'
import { dayNumberOfParts, weekdayOf, yearMonthOf } from '../calendar-dates'

/** The first day of the week that holds a day, for weeks that begin on `weekStart`. */
export function startOfRuleWeek(day: DayNumber, weekStart: Weekday): DayNumber {
  return day - ((weekdayOf(day) - weekStart + 7) % 7)
}

/** The first day of the first week of a year: the week that has at least four days of it. */
function startOfFirstWeek(year: number, weekStart: Weekday): DayNumber {
  return startOfRuleWeek(dayNumberOfParts(year, 1, 4), weekStart)
}

/**
 * The number of the week that holds a day, from 1, and how many weeks its year
 * has (RFC 5545, BYWEEKNO). The first days of January can belong to the last
 * week of the year before, the last ones of December to week 1 of the next.
 */
export function weekOfYear(
  day: DayNumber,
  weekStart: Weekday,
): { readonly week: number; readonly weeks: number } {
  const start = startOfRuleWeek(day, weekStart)
  // A week belongs to the year of its fourth day.
  const { year } = yearMonthOf(start + 3)
  const firstWeek = startOfFirstWeek(year, weekStart)
  const nextFirstWeek = startOfFirstWeek(year + 1, weekStart)
  return { week: (start - firstWeek) / 7 + 1, weeks: (nextFirstWeek - firstWeek) / 7 }
}
