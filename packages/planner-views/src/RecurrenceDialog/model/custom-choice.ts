import type { DayNumber, WeekStartDay, Weekday } from '@throughline/domain/calendar-dates'
import { dayOfMonthOf, weekdayOf } from '@throughline/domain/calendar-dates'
import { describeRule, nthWeekdayOf, parseRule } from '@throughline/domain/recurrence'
import { buildCustomRule, customRuleOf } from '@throughline/domain/rule-texts'
import type { CustomRule, MonthlyRule } from '@throughline/domain/rule-texts'
import type { RuleLabels } from '@throughline/domain/recurrence'

/** State of the dialog; the interval is null while its text is not a number. */
export interface CustomChoice extends Omit<CustomRule, 'interval'> {
  readonly interval: number | null
}

/** Returns the initial state of the dialog: the rule, or each week on the weekday of the start. */
export function customChoiceOf(rrule: string | null, startDay: DayNumber): CustomChoice {
  const stored = rrule === null ? null : customRuleOf(rrule)
  if (stored === null) {
    return {
      frequency: 'WEEKLY',
      interval: 1,
      byWeekday: [weekdayOf(startDay)],
      monthlyRule: null,
    }
  }
  return stored.byWeekday.length > 0 ? stored : { ...stored, byWeekday: [weekdayOf(startDay)] }
}

/** The rule of a choice as text; null while something is missing. */
export function ruleTextOf(choice: CustomChoice, weekStartDay: WeekStartDay): string | null {
  const result = buildCustomRule({ ...choice, interval: choice.interval ?? 0 }, weekStartDay)
  return result.code === 'built' ? result.ruleText : null
}

/** The weekdays in the order of the plan's weeks. */
export function weekdaysInOrder(weekStartDay: WeekStartDay): readonly Weekday[] {
  const first = weekStartDay === 'monday' ? 1 : 0
  return Array.from({ length: 7 }, (_, index) => (first + index) % 7)
}

/** One day of the month to choose. */
export interface MonthlyOption {
  /** Tells the options apart. */
  readonly value: string
  readonly rule: MonthlyRule
  /** The rule in words, such as `Monthly on day 18`. */
  readonly description: string
}

/**
 * The days of the month that can be chosen: that of the start, its weekday, and the day that
 * is chosen already.
 */
export function monthlyOptionsOf(
  chosen: MonthlyRule | null,
  startDay: DayNumber,
  labels?: RuleLabels,
): readonly MonthlyOption[] {
  const ofStart: readonly MonthlyRule[] = [
    { kind: 'day-of-month', dayOfMonth: dayOfMonthOf(startDay) },
    { kind: 'nth-weekday', nth: nthWeekdayOf(startDay), weekday: weekdayOf(startDay) },
  ]
  const values = new Set(ofStart.map(monthlyValueOf))
  const isOther = chosen !== null && !values.has(monthlyValueOf(chosen))
  return [...ofStart, ...(isOther ? [chosen] : [])].map((rule) => ({
    value: monthlyValueOf(rule),
    rule,
    description: monthlyText(rule, startDay, labels),
  }))
}

/** A text that tells the days of the month apart. */
export function monthlyValueOf(rule: MonthlyRule): string {
  return rule.kind === 'day-of-month' ? `day ${rule.dayOfMonth}` : `${rule.nth} ${rule.weekday}`
}

function monthlyText(monthlyRule: MonthlyRule, startDay: DayNumber, labels?: RuleLabels): string {
  const custom = { frequency: 'MONTHLY', interval: 1, byWeekday: [], monthlyRule } as const
  const result = buildCustomRule(custom, 'sunday')
  const rule = result.code === 'built' ? parseRule(result.ruleText) : null
  return describeRule(rule, startDay, labels) ?? ''
}
