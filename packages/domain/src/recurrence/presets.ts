import type { DayNumber } from '../calendar-dates'
import { dayOfMonthOf, weekdayOf } from '../calendar-dates'
import { englishRuleLabels } from './rule.labels'

/** The ready-made ways to repeat. */
export type RecurrencePresetId = 'daily' | 'weekly' | 'monthly-day' | 'monthly-weekday' | 'annually'

/**
 * Which weekday of its month a day is: 1..4, and -1, the last, for a fifth one,
 * because most months have no fifth.
 */
export function nthWeekdayOf(day: DayNumber): number {
  const nth = Math.ceil(dayOfMonthOf(day) / 7)
  return nth > 4 ? -1 : nth
}

/** Returns the label of a preset for an item that starts on a day: `Weekly on Wednesday`. */
export function presetLabel(
  id: RecurrencePresetId,
  startDay: DayNumber,
  labels = englishRuleLabels,
): string {
  const weekday = weekdayOf(startDay)
  if (id === 'daily') return labels.daily
  if (id === 'weekly') return labels.weeklyOn({ weekday })
  if (id === 'monthly-day') return labels.monthlyOnDay({ day: dayOfMonthOf(startDay) })
  if (id === 'annually') return labels.annually
  return labels.monthlyOnWeekday({ weekday, nth: nthWeekdayOf(startDay) })
}
