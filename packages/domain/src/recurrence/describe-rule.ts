import type { DayNumber } from '../calendar-dates'
import { MONTH_NAMES, WEEKDAY_NAMES, dayOfMonthOf, weekdayOf } from '../calendar-dates'
import { nthWeekdayOf, ordinalWord, presetLabel } from './presets'
import type { RecurrencePresetId } from './presets'
import type { Frequency, RecurrenceRule } from './recurrence-rule'

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

const periodWords: Readonly<Record<Frequency, readonly [adverb: string, plural: string]>> = {
  DAILY: ['Daily', 'days'],
  WEEKLY: ['Weekly', 'weeks'],
  MONTHLY: ['Monthly', 'months'],
  YEARLY: ['Annually', 'years'],
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`
}

function daysInWords(rule: RecurrenceRule): string {
  const weekdays = rule.byWeekday.map(({ weekday, nth }) => {
    const name = WEEKDAY_NAMES[weekday] ?? ''
    return nth === 0 ? name : `the ${ordinalWord(nth)} ${name}`
  })
  const monthDays = rule.byMonthDay.map((day) =>
    day > 0 ? `day ${day}` : day === -1 ? 'the last day' : `day ${-day} from the end`,
  )
  const days = [...weekdays, ...monthDays]
  const months = rule.byMonth.map((month) => MONTH_NAMES[month - 1] ?? '')
  const on = days.length === 0 ? '' : ` on ${listed(days)}`
  return months.length === 0 ? on : `${on} in ${listed(months)}`
}

/**
 * A rule in words: `Every 2 weeks on Monday and Friday`. A rule that is an entry of the
 * menu reads as it does there. The end of the series is shown beside it and not named.
 *
 * @param rule as read from its text; null for an item that does not repeat
 * @returns null for null
 */
export function describeRule(rule: RecurrenceRule | null, startDay: DayNumber): string | null {
  if (rule === null) return null
  const choice = recurrenceChoiceOf(rule, startDay)
  if (choice !== 'none' && choice !== 'custom') return presetLabel(choice, startDay)
  const [adverb, plural] = periodWords[rule.frequency]
  const period = rule.interval === 1 ? adverb : `Every ${rule.interval} ${plural}`
  const times = rule.count === null ? '' : rule.count === 1 ? ', once' : `, ${rule.count} times`
  return `${period}${daysInWords(rule)}${times}`
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
