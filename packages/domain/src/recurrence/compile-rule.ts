import type { RecurrenceRule } from './recurrence-rule'

/**
 * A rule in the form that date arithmetic needs, computed once per rule. Days of a month
 * are bits: bit 0 is the 1st. Weekdays are bits: bit 0 is Sunday.
 */
export interface CompiledRule {
  readonly isArithmetic: boolean
  /** Months as bits, bit 0 is January; 0 for every month. */
  readonly monthBits: number
  /** Days counted from the first of the month. */
  readonly monthDayBits: number
  /** Days counted from the month's end, 1 for the last. */
  readonly daysFromEnd: readonly number[]
  readonly hasMonthDays: boolean
  /** Weekdays of which every one counts. */
  readonly weekdayBits: number
  /** Weekdays of which only the nth counts, as pairs of weekday and nth. */
  readonly nthWeekdays: readonly number[]
}

const compiledRules = new WeakMap<RecurrenceRule, CompiledRule>()

function compile(rule: RecurrenceRule): CompiledRule {
  const isNthIncluded = rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY'
  let weekdayBits = 0
  const nthWeekdays: number[] = []
  for (const { weekday, nth } of rule.byWeekday) {
    // Daily and weekly rules ignore a number before the weekday.
    if (nth === 0 || !isNthIncluded) weekdayBits |= 1 << weekday
    else nthWeekdays.push(weekday, nth)
  }
  let monthDayBits = 0
  const daysFromEnd: number[] = []
  for (const day of rule.byMonthDay) {
    if (day > 0) monthDayBits |= 1 << (day - 1)
    else daysFromEnd.push(-day)
  }
  let monthBits = 0
  for (const month of rule.byMonth) monthBits |= 1 << (month - 1)

  const countsWithinTheYear =
    rule.frequency === 'YEARLY' && nthWeekdays.length > 0 && monthBits === 0
  const mixesWeekdays = weekdayBits !== 0 && nthWeekdays.length > 0
  return {
    isArithmetic:
      rule.byYearDay.length === 0 &&
      rule.byWeekNumber.length === 0 &&
      rule.bySetPosition.length === 0 &&
      !countsWithinTheYear &&
      !mixesWeekdays,
    monthBits,
    monthDayBits,
    daysFromEnd,
    hasMonthDays: rule.byMonthDay.length > 0,
    weekdayBits,
    nthWeekdays,
  }
}

/** The compiled form of a rule; computed on the first call and cached as long as the rule exists. */
export function compiledOf(rule: RecurrenceRule): CompiledRule {
  const existing = compiledRules.get(rule)
  if (existing !== undefined) return existing
  const compiled = compile(rule)
  compiledRules.set(rule, compiled)
  return compiled
}
