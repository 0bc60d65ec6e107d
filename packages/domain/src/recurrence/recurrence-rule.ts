import type { DayNumber, Weekday } from '../calendar-dates'

/** The frequencies of a rule of days. */
export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** All frequencies of a rule (RFC 5545, 3.3.10). */
export type AnyFrequency = Frequency | 'HOURLY' | 'MINUTELY' | 'SECONDLY'

/** A weekday of a rule: every one of its period, or the nth. */
export interface RuleWeekday {
  readonly weekday: Weekday
  /** 1 is the first of its month or year, -1 the last; 0 means every one. */
  readonly nth: number
}

/** A recurrence rule of days, read from its text. */
export interface RecurrenceRule {
  readonly frequency: Frequency
  /** The number of days, weeks, months or years from one period to the next; at least 1. */
  readonly interval: number
  /** The first day of the week; Monday unless the rule states another (RFC 5545, WKST). */
  readonly weekStart: Weekday
  /** The last day that may begin an occurrence, inclusive; null for no end. */
  readonly untilDay: DayNumber | null
  /** The last second of `untilDay` that may begin one, 0..86399; null for all of that day. */
  readonly untilSecond: number | null
  /** The number of occurrences, the first included; null for no limit. */
  readonly count: number | null
  readonly byWeekday: readonly RuleWeekday[]
  /** 1..31, or -1..-31 from the month's end. */
  readonly byMonthDay: readonly number[]
  /** 1..12. */
  readonly byMonth: readonly number[]
  /** Parts that date arithmetic does not cover; empty for every rule that the editor writes. */
  readonly byYearDay: readonly number[]
  readonly byWeekNumber: readonly number[]
  readonly bySetPosition: readonly number[]
}

/**
 * A recurrence rule of days and times, read from its text: every rule of RFC 5545.
 * The lists of hours, minutes and seconds are ascending and without repetition;
 * the meaning of an empty one depends on the frequency.
 */
export interface TimedRule {
  readonly frequency: AnyFrequency
  /** The number of seconds, minutes, hours, days, weeks, months or years from one to the next; at least 1. */
  readonly interval: number
  /** The number of occurrences, the first included; null for no limit. */
  readonly count: number | null
  /** 0..23. */
  readonly byHour: readonly number[]
  /** 0..59. */
  readonly byMinute: readonly number[]
  /** 0..59; a leap second counts as the one before it. */
  readonly bySecond: readonly number[]
  readonly bySetPosition: readonly number[]
  /**
   * The days that can have occurrences: the same rule without COUNT, BYSETPOS and
   * times. A daily rule when the rule happens several times a day.
   */
  readonly days: RecurrenceRule
  /** The same rule as one of days; null when it has parts that are about times of day. */
  readonly dayRule: RecurrenceRule | null
}

/** The weekdays as rules write them, Sunday first. */
export const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
