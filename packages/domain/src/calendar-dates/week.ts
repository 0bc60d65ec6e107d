import type { DayNumber } from './civil-date'

/** The day that a plan's weeks begin with. */
export type WeekStartDay = 'sunday' | 'monday'

/** A day of the week, 0..6: 0 is Sunday, 6 is Saturday. */
export type Weekday = number

/** The names of the weekdays in English, Sunday first. */
export const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** The weekday of a day: 0 is Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: DayNumber): Weekday {
  // A remainder is negative before 1970, or minus zero; both end in 0..6 this way.
  return (((day + 4) % 7) + 7) % 7
}

/** The first day of the week that holds a day; the day itself when the week begins with it. */
export function startOfWeek(day: DayNumber, weekStartDay: WeekStartDay): DayNumber {
  const weekday = weekdayOf(day)
  return weekStartDay === 'sunday' ? day - weekday : day - ((weekday + 6) % 7)
}
