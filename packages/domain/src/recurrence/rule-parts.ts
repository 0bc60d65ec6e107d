import type { DayNumber, Weekday } from '../calendar-dates'
import type {
  AnyFrequency,
  Frequency,
  RecurrenceRule,
  RuleWeekday,
  TimedRule,
} from './recurrence-rule'

/**
 * The parts of a rule as its text states them; empty lists and null for absent parts. The numbers
 * are not checked: see `dayRuleOf` and `timedRuleOf`.
 */
export interface RuleParts {
  readonly frequency: AnyFrequency
  readonly interval: number
  readonly weekStart: Weekday
  readonly untilDay: DayNumber | null
  /** 0..86399; null when the end is a day without a time. */
  readonly untilSecond: number | null
  readonly count: number | null
  readonly byWeekday: readonly RuleWeekday[]
  readonly byMonthDay: readonly number[]
  readonly byMonth: readonly number[]
  readonly byYearDay: readonly number[]
  readonly byWeekNumber: readonly number[]
  readonly bySetPosition: readonly number[]
  readonly byHour: readonly number[]
  readonly byMinute: readonly number[]
  readonly bySecond: readonly number[]
}

const MAX_NUMBER = 999_999_999
const MAX_INTERVAL_OF_DAYS = 9999
const MAX_COUNT_OF_DAYS = 999_999

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

function areFromOne(values: readonly number[], max: number): boolean {
  return values.every((value) => isWithin(value, 1, max))
}

/** Numbers from 1, and from -1 backwards; never 0. */
function areSigned(values: readonly number[], max: number): boolean {
  return values.every((value) => isWithin(Math.abs(value), 1, max))
}

function areFromZero(values: readonly number[], max: number): boolean {
  return values.every((value) => isWithin(value, 0, max))
}

/** Checks the bounds of RFC 5545, 3.3.10, and the limits of counting. */
function areAllowed(parts: RuleParts): boolean {
  return (
    isWithin(parts.interval, 1, MAX_NUMBER) &&
    (parts.count === null || isWithin(parts.count, 1, MAX_NUMBER)) &&
    parts.byWeekday.every(({ nth }) => isWithin(nth, -53, 53)) &&
    areSigned(parts.byMonthDay, 31) &&
    areFromOne(parts.byMonth, 12) &&
    areSigned(parts.byYearDay, 366) &&
    areSigned(parts.byWeekNumber, 53) &&
    areSigned(parts.bySetPosition, 366) &&
    areFromZero(parts.byHour, 23) &&
    areFromZero(parts.byMinute, 59) &&
    areFromZero(parts.bySecond, 60)
  )
}

/** Ascending and each once; a leap second counts as the second before it. */
function sortedTimes(values: readonly number[], max: number): readonly number[] {
  if (values.length === 0) return values
  return [...new Set(values.map((value) => Math.min(value, max)))].sort((a, b) => a - b)
}

function isOfDays(frequency: AnyFrequency): frequency is Frequency {
  return frequency !== 'HOURLY' && frequency !== 'MINUTELY' && frequency !== 'SECONDLY'
}

/**
 * Returns the recurrence rule of days for parts.
 *
 * @returns null when a number is outside the standard's bounds, the interval above 9,999 or the
 *   count above 999,999, and when the rule is about times of day
 */
export function dayRuleOf(parts: RuleParts): RecurrenceRule | null {
  const { frequency, byHour, byMinute, bySecond, ...rule } = parts
  if (!areAllowed(parts) || !isOfDays(frequency)) return null
  if (rule.interval > MAX_INTERVAL_OF_DAYS) return null
  if (rule.count !== null && rule.count > MAX_COUNT_OF_DAYS) return null
  if (byHour.length + byMinute.length + bySecond.length > 0) return null
  return { ...rule, frequency }
}

/**
 * Returns the recurrence rule of days and times for parts.
 *
 * @param isAllDay whether the series is one of whole days. Times are then ignored
 *   (RFC 5545, 3.3.10).
 * @returns null when a number is outside the standard's bounds
 */
export function timedRuleOf(parts: RuleParts, isAllDay: boolean): TimedRule | null {
  if (!areAllowed(parts)) return null
  const { frequency, interval, count, bySetPosition, byHour, byMinute, bySecond, ...days } = parts
  const times = isAllDay
    ? { byHour: [], byMinute: [], bySecond: [] }
    : {
        byHour: sortedTimes(byHour, 23),
        byMinute: sortedTimes(byMinute, 59),
        bySecond: sortedTimes(bySecond, 59),
      }
  const hasTimes = times.byHour.length + times.byMinute.length + times.bySecond.length > 0
  const dayRule = isOfDays(frequency)
    ? { ...days, frequency, interval, count, bySetPosition }
    : null
  return {
    frequency,
    interval,
    count,
    bySetPosition,
    ...times,
    days:
      dayRule === null
        ? { ...days, frequency: 'DAILY', interval: 1, count: null, bySetPosition: [] }
        : { ...dayRule, count: null, bySetPosition: [] },
    dayRule: hasTimes ? null : dayRule,
  }
}
