import type { DayNumber } from '../calendar-dates'
import { lastStartDay, occurrenceDays } from './occurrence-days'
import { parseRule } from './parse-rule'

/** Which days of a window begin an occurrence of an item with this rule text. */
export interface RuleExpansion {
  /** As stored; null, an empty text and `custom` are no recurrence. */
  readonly ruleText: string | null
  /** First day of the series. */
  readonly startDay: DayNumber
  /** Seconds after midnight at which the series starts; 0 for whole days. */
  readonly startSecond: number
  /** Last day that may begin an occurrence, inclusive; null for no end. */
  readonly untilDay: DayNumber | null
  /** First day of the window. */
  readonly windowStart: DayNumber
  /** The day after the last day of the window. */
  readonly windowEnd: DayNumber
}

/**
 * Returns the days in a window on which an item begins, by the text of its rule. An item that does
 * not repeat, or whose text is no rule, begins once, on its start day.
 */
export function expandRuleText({
  ruleText,
  startDay,
  startSecond,
  untilDay,
  windowStart,
  windowEnd,
}: RuleExpansion): readonly DayNumber[] {
  const rule = parseRule(ruleText)
  if (rule !== null) {
    const lastDay = lastStartDay(rule, startSecond, untilDay)
    return occurrenceDays(rule, startDay, lastDay, windowStart, windowEnd)
  }
  return startDay >= windowStart && startDay < windowEnd ? [startDay] : []
}
