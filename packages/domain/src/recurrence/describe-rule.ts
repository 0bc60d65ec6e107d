import type { DayNumber } from '../calendar-dates'
import { dayOfMonthOf, weekdayOf } from '../calendar-dates'
import { nthWeekdayOf, presetLabel } from './presets'
import type { RecurrencePresetId } from './presets'
import type { RecurrenceRule } from './recurrence-rule'
import { englishRuleLabels } from './rule.labels'

/** Which entry of the repeat menu a stored rule is. */
export type RecurrenceChoice = RecurrencePresetId | 'none' | 'custom'

function isWithoutLimits(rule: RecurrenceRule): boolean {
  return (
    rule.interval === 1 &&
    rule.count === null &&
    rule.untilDay === null &&
    rule.byMonth.length === 0 &&
    rule.byYearDay.length === 0 &&
    rule.byWeekNumber.length === 0 &&
    rule.bySetPosition.length === 0
  )
}

/**
 * Returns the entry of the repeat menu for a rule of an item that starts on a day.
 *
 * @param rule as read from its text; null for an item that does not repeat
 * @returns `none` for null, `custom` for a rule that equals no preset
 */
export function recurrenceChoiceOf(
  rule: RecurrenceRule | null,
  startDay: DayNumber,
): RecurrenceChoice {
  if (rule === null) return 'none'
  if (!isWithoutLimits(rule)) return 'custom'
  const { frequency, byWeekday, byMonthDay } = rule
  const [one] = byWeekday
  if (byWeekday.length + byMonthDay.length > 1) return 'custom'
  if (one === undefined && byMonthDay.length === 0) {
    if (frequency === 'DAILY') return 'daily'
    if (frequency === 'WEEKLY') return 'weekly'
    return frequency === 'MONTHLY' ? 'monthly-day' : 'annually'
  }
  if (frequency === 'WEEKLY' && one !== undefined && one.weekday === weekdayOf(startDay)) {
    return 'weekly'
  }
  if (frequency !== 'MONTHLY') return 'custom'
  if (byMonthDay[0] === dayOfMonthOf(startDay)) return 'monthly-day'
  const isNth =
    one !== undefined && one.weekday === weekdayOf(startDay) && one.nth === nthWeekdayOf(startDay)
  return isNth ? 'monthly-weekday' : 'custom'
}

/**
 * A rule in words: `Every 2 weeks on Monday and Friday`. A rule that is an entry of the
 * menu reads as it does there. The end of the series is shown beside it and not named.
 *
 * @param rule as read from its text; null for an item that does not repeat
 * @param labels the words of another language
 * @returns null for null
 */
export function describeRule(
  rule: RecurrenceRule | null,
  startDay: DayNumber,
  labels = englishRuleLabels,
): string | null {
  if (rule === null) return null
  const choice = recurrenceChoiceOf(rule, startDay)
  if (choice !== 'none' && choice !== 'custom') return presetLabel(choice, startDay, labels)
  const { frequency, interval, count, byWeekday, byMonthDay, byMonth } = rule
  const days = { weekdays: byWeekday, monthDays: byMonthDay, months: byMonth }
  return labels.rule({ frequency, interval, count, days })
}

/**
 * Whether a rule skips some months or years because its day does not exist there, for
 * example the 31st. A form says so beside the choice.
 */
export function skipsShortMonths(rule: RecurrenceRule, startDay: DayNumber): boolean {
  if (rule.byWeekday.length > 0) return false
  const [dayOfMonth = dayOfMonthOf(startDay)] = rule.byMonthDay
  if (rule.frequency === 'MONTHLY') return dayOfMonth > 28
  // 29 February is the only day that a year can lack.
  const isFebruary29 = dayOfMonthOf(startDay) === 29 && dayOfMonthOf(startDay + 1) === 1
  return rule.frequency === 'YEARLY' && rule.byMonthDay.length === 0 && isFebruary29
}
