import type { DayNumber, Weekday } from '../calendar-dates'

/** How often a rule of days happens. */
export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** How often a rule can happen at all (RFC 5545, 3.3.10). */
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
  /** Every so many days, weeks, months or years; at least 1. */
  readonly interval: number
  /** The day that weeks begin with; Monday unless the rule says otherwise (RFC 5545, WKST). */
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
  /** Parts that arithmetic does not know; empty for every rule that the editor writes. */
  readonly byYearDay: readonly number[]
  readonly byWeekNumber: readonly number[]
  readonly bySetPosition: readonly number[]
}

/**
 * A recurrence rule of days and times, read from its text: every rule of RFC 5545.
 * The lists of hours, minutes and seconds are ascending and without repetition;
 * an empty one means what the frequency makes of it.
 */
export interface TimedRule {
  readonly frequency: AnyFrequency
  /** Every so many seconds, minutes, hours, days, weeks, months or years; at least 1. */
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
   * times. Of a rule that happens several times a day it is a daily one.
   */
  readonly days: RecurrenceRule
  /** The same rule as one of days; null when it has parts that are about times of day. */
  readonly dayRule: RecurrenceRule | null
}

/** The weekdays as rules write them, Sunday first. */
export const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
