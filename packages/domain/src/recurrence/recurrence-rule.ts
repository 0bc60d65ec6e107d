import type { DayNumber, Weekday } from '../calendar-dates'

/** How often a rule happens. Rules that happen several times a day are not read. */
export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** A weekday of a rule: every one of its period, or the nth. */
export interface RuleWeekday {
  readonly weekday: Weekday
  /** 1 is the first of its month or year, -1 the last; 0 means every one. */
  readonly nth: number
}

/** A recurrence rule, read from its text. */
export interface RecurrenceRule {
  readonly frequency: Frequency
  /** Every so many days, weeks, months or years; at least 1. */
  readonly interval: number
  /** The day that weeks begin with; Monday unless the rule says otherwise (RFC 5545, WKST). */
  readonly weekStart: Weekday
  /** The last day that may begin an occurrence, inclusive; null for no end. */
  readonly untilDay: DayNumber | null
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

/** The weekdays as rules write them, Sunday first. */
export const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
