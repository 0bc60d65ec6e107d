import type { DayNumber } from '../calendar-dates'
import { WEEKDAY_NAMES, dayOfMonthOf, weekdayOf } from '../calendar-dates'

/** The ready-made ways to repeat. */
export type RecurrencePresetId = 'daily' | 'weekly' | 'monthly-day' | 'monthly-weekday' | 'annually'

const ordinals: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  [-1]: 'last',
}

/** The word for an nth weekday: 1..4, and -1 for the last; anything else gives the number itself. */
export function ordinalWord(nth: number): string {
  return ordinals[nth] ?? String(nth)
}

/**
 * Which weekday of its month a day is: 1..4, and -1, the last, for a fifth one,
 * because most months have no fifth.
 */
export function nthWeekdayOf(day: DayNumber): number {
  const nth = Math.ceil(dayOfMonthOf(day) / 7)
  return nth > 4 ? -1 : nth
}

/** Returns the label of a preset for an item that starts on a day: `Weekly on Wednesday`. */
export function presetLabel(id: RecurrencePresetId, startDay: DayNumber): string {
  const weekdayName = WEEKDAY_NAMES[weekdayOf(startDay)] ?? ''
  if (id === 'daily') return 'Daily'
  if (id === 'weekly') return `Weekly on ${weekdayName}`
  if (id === 'monthly-day') return `Monthly on day ${dayOfMonthOf(startDay)}`
  if (id === 'annually') return 'Annually'
  return `Monthly on the ${ordinalWord(nthWeekdayOf(startDay))} ${weekdayName}`
}
