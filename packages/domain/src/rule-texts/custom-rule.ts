import type { WeekStartDay, Weekday } from '../calendar-dates'
import type { Frequency } from '../recurrence'
import { parseRule } from '../recurrence'
import { writeRuleText } from './write-rule-text'
import type { WritableRule } from './write-rule-text'

const SUNDAY = 0

/** On which day of each month a custom monthly rule happens. */
export type MonthlyRule =
  | { readonly kind: 'day-of-month'; readonly dayOfMonth: number }
  /** `nth` is 1..4, or -1 for the last. */
  | { readonly kind: 'nth-weekday'; readonly nth: number; readonly weekday: Weekday }

/** The values of the dialog for a custom recurrence. */
export interface CustomRule {
  readonly frequency: Frequency
  /** Every so many days, weeks, months or years. */
  readonly interval: number
  /** Of a weekly rule; not looked at otherwise. */
  readonly byWeekday: readonly Weekday[]
  /** Of a monthly rule; null until one is chosen, and not looked at otherwise. */
  readonly monthlyRule: MonthlyRule | null
}

/** A custom recurrence repeats at most every so many periods. */
export const MAX_CUSTOM_INTERVAL = 999

/** A custom recurrence as rule text, or its missing part. */
export type CustomRuleResult =
  | { readonly code: 'built'; readonly ruleText: string }
  | { readonly code: 'interval' | 'weekday-required' | 'monthly-rule-required' }

function isNthAllowed(nth: number): boolean {
  return nth === -1 || (Number.isInteger(nth) && nth >= 1 && nth <= 4)
}

/** The part of a monthly rule that names its day; null when there is no such day. */
function monthlyPart(rule: MonthlyRule): Partial<WritableRule> | null {
  if (rule.kind === 'day-of-month') {
    const { dayOfMonth } = rule
    const isDay = Number.isInteger(dayOfMonth) && dayOfMonth >= 1 && dayOfMonth <= 31
    return isDay ? { byMonthDay: dayOfMonth } : null
  }
  const { nth, weekday } = rule
  return isWeekday(weekday) && isNthAllowed(nth) ? { byWeekday: [{ weekday, nth }] } : null
}

function isWeekday(weekday: number): boolean {
  return Number.isInteger(weekday) && weekday >= 0 && weekday <= 6
}

/**
 * Returns the rule text of a custom recurrence (RFC 5545). A daily or yearly one is complete as it
 * is, a weekly one needs a weekday, a monthly one its day.
 *
 * @param weekStartDay of the plan. It decides which days every second week contains, so that the
 *   rule follows the planner's week and not the week of the calendar standard.
 */
export function buildCustomRule(custom: CustomRule, weekStartDay: WeekStartDay): CustomRuleResult {
  const { frequency, interval } = custom
  if (!Number.isInteger(interval) || interval < 1 || interval > MAX_CUSTOM_INTERVAL) {
    return { code: 'interval' }
  }
  if (frequency === 'WEEKLY') {
    const weekdays = new Set(custom.byWeekday.filter(isWeekday))
    if (weekdays.size === 0) return { code: 'weekday-required' }
    const byWeekday = [...weekdays].sort((a, b) => a - b).map((weekday) => ({ weekday, nth: 0 }))
    const isOfPlan = interval > 1 && weekStartDay === 'sunday'
    const rule = { frequency, interval, byWeekday, ...(isOfPlan ? { weekStart: SUNDAY } : null) }
    return { code: 'built', ruleText: writeRuleText(rule) }
  }
  const part = frequency === 'MONTHLY' ? custom.monthlyRule && monthlyPart(custom.monthlyRule) : {}
  if (part === null) return { code: 'monthly-rule-required' }
  return { code: 'built', ruleText: writeRuleText({ frequency, interval, ...part }) }
}

/**
 * Returns the values of the dialog for a stored rule. Returns null when the dialog could not have
 * written it: the text is no rule, or has parts that the dialog lacks.
 */
export function customRuleOf(ruleText: string): CustomRule | null {
  const rule = parseRule(ruleText)
  if (rule === null || rule.count !== null || rule.untilDay !== null) return null
  const { frequency, interval, byWeekday, byMonthDay } = rule
  const isPlain =
    rule.byMonth.length === 0 &&
    rule.byYearDay.length === 0 &&
    rule.byWeekNumber.length === 0 &&
    rule.bySetPosition.length === 0
  if (!isPlain || interval > MAX_CUSTOM_INTERVAL) return null

  const custom = { frequency, interval, byWeekday: [], monthlyRule: null }
  if (frequency === 'DAILY' || frequency === 'YEARLY') {
    return byWeekday.length === 0 && byMonthDay.length === 0 ? custom : null
  }
  if (frequency === 'WEEKLY') {
    const isWritable = byMonthDay.length === 0 && byWeekday.every(({ nth }) => nth === 0)
    return isWritable ? { ...custom, byWeekday: byWeekday.map(({ weekday }) => weekday) } : null
  }
  const [dayOfMonth] = byMonthDay
  const [nthWeekday] = byWeekday
  if (byMonthDay.length + byWeekday.length !== 1) return null
  if (dayOfMonth !== undefined) {
    return dayOfMonth > 0 ? { ...custom, monthlyRule: { kind: 'day-of-month', dayOfMonth } } : null
  }
  return nthWeekday !== undefined && isNthAllowed(nthWeekday.nth)
    ? { ...custom, monthlyRule: { kind: 'nth-weekday', ...nthWeekday } }
    : null
}
