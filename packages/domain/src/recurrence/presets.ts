import type { DayNumber } from '../calendar-dates'
import { WEEKDAY_NAMES, dayOfMonthOf, weekdayOf } from '../calendar-dates'
import { WEEKDAY_CODES } from './recurrence-rule'

/** The ready-made ways to repeat. */
export type RecurrencePresetId = 'daily' | 'weekly' | 'monthly-day' | 'monthly-weekday' | 'annually'

/** One ready-made way to repeat, made for an item's start. */
export interface RecurrencePreset {
  readonly id: RecurrencePresetId
  /** What a person reads: `Weekly on Wednesday`. */
  readonly label: string
  readonly ruleText: string
}

const ORDINALS: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  [-1]: 'last',
}

/** The word for an nth weekday: 1..4, and -1 for the last; anything else gives the number itself. */
export function ordinalWord(nth: number): string {
  return ORDINALS[nth] ?? String(nth)
}

/**
 * Which weekday of its month a day is: 1..4, and -1, the last, for a fifth one,
 * because most months have no fifth.
 */
export function nthWeekdayOf(day: DayNumber): number {
  const nth = Math.ceil(dayOfMonthOf(day) / 7)
  return nth > 4 ? -1 : nth
}

/** The ready-made ways to repeat for an item that starts on a day, in the order of the menu. */
export function recurrencePresets(startDay: DayNumber): readonly RecurrencePreset[] {
  const weekday = weekdayOf(startDay)
  const weekdayName = WEEKDAY_NAMES[weekday] ?? ''
  const code = WEEKDAY_CODES[weekday] ?? 'SU'
  const dayOfMonth = dayOfMonthOf(startDay)
  const nth = nthWeekdayOf(startDay)
  return [
    { id: 'daily', label: 'Daily', ruleText: 'FREQ=DAILY' },
    { id: 'weekly', label: `Weekly on ${weekdayName}`, ruleText: `FREQ=WEEKLY;BYDAY=${code}` },
    {
      id: 'monthly-day',
      label: `Monthly on day ${dayOfMonth}`,
      ruleText: `FREQ=MONTHLY;BYMONTHDAY=${dayOfMonth}`,
    },
    {
      id: 'monthly-weekday',
      label: `Monthly on the ${ordinalWord(nth)} ${weekdayName}`,
      ruleText: `FREQ=MONTHLY;BYDAY=${nth}${code}`,
    },
    { id: 'annually', label: 'Annually', ruleText: 'FREQ=YEARLY' },
  ]
}
