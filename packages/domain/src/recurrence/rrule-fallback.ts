import * as rruleModule from 'rrule'
import type { Options } from 'rrule'

import type { DayNumber } from '../calendar-dates'
import { dayNumberOfParts, monthIndexOf, startOfMonthIndex } from '../calendar-dates'
import type { RecurrenceRule } from './recurrence-rule'

// Node hands out the library as one default export, bundlers by its names.
const { RRule, Weekday } =
  (rruleModule as typeof rruleModule & { readonly default?: typeof rruleModule }).default ??
  rruleModule

const MILLISECONDS_PER_DAY = 86_400_000

/** The library reads its dates in UTC, so that a day is its midnight there and no zone matters. */
function utcMidnight(day: DayNumber): Date {
  return new Date(day * MILLISECONDS_PER_DAY)
}

const FREQUENCIES = {
  DAILY: RRule.DAILY,
  WEEKLY: RRule.WEEKLY,
  MONTHLY: RRule.MONTHLY,
  YEARLY: RRule.YEARLY,
} as const

/** The library's weekdays begin on Monday. */
function libraryWeekday(weekday: number): number {
  return (weekday + 6) % 7
}

/** A list for the library; it takes an empty one for a part that matches nothing. */
function listOrNull(values: readonly number[]): number[] | null {
  return values.length === 0 ? null : [...values]
}

/**
 * A later start from which the rule gives the same days, one period before the
 * window, so that the library need not walk there from a start years ago. Months
 * and years begin with their first day, which always exists.
 */
function nearStart(rule: RecurrenceRule, startDay: DayNumber, from: DayNumber): DayNumber {
  const { interval } = rule
  if (rule.frequency === 'DAILY' || rule.frequency === 'WEEKLY') {
    const stepDays = rule.frequency === 'DAILY' ? interval : interval * 7
    const periods = Math.floor((from - startDay) / stepDays) - 1
    return periods > 0 ? startDay + periods * stepDays : startDay
  }
  const startMonth = monthIndexOf(startDay)
  const fromMonth = monthIndexOf(from)
  if (rule.frequency === 'MONTHLY') {
    const periods = Math.floor((fromMonth - startMonth) / interval) - 1
    return periods > 0 ? startOfMonthIndex(startMonth + periods * interval) : startDay
  }
  const startYear = Math.floor(startMonth / 12)
  const periods = Math.floor((Math.floor(fromMonth / 12) - startYear) / interval) - 1
  return periods > 0 ? dayNumberOfParts(startYear + periods * interval, 1, 1) : startDay
}

function optionsOf(rule: RecurrenceRule, startDay: DayNumber): Partial<Options> {
  return {
    freq: FREQUENCIES[rule.frequency],
    interval: rule.interval,
    wkst: libraryWeekday(rule.weekStart),
    count: rule.count,
    until: rule.untilDay === null ? null : utcMidnight(rule.untilDay),
    dtstart: utcMidnight(startDay),
    bymonth: listOrNull(rule.byMonth),
    bymonthday: listOrNull(rule.byMonthDay),
    byyearday: listOrNull(rule.byYearDay),
    byweekno: listOrNull(rule.byWeekNumber),
    bysetpos: listOrNull(rule.bySetPosition),
    byweekday:
      rule.byWeekday.length === 0
        ? null
        : rule.byWeekday.map(({ weekday, nth }) =>
            nth === 0
              ? new Weekday(libraryWeekday(weekday))
              : new Weekday(libraryWeekday(weekday), nth),
          ),
  }
}

/** The parts that a rule takes from its start when it names no day, written out. */
function withDaysOfStart(rule: RecurrenceRule, startDay: DayNumber): RecurrenceRule {
  const namesDays =
    rule.byWeekday.length > 0 ||
    rule.byMonthDay.length > 0 ||
    rule.byYearDay.length > 0 ||
    rule.byWeekNumber.length > 0
  if (namesDays || (rule.frequency !== 'MONTHLY' && rule.frequency !== 'YEARLY')) return rule
  const startMonth = monthIndexOf(startDay)
  const byMonthDay = [startDay - startOfMonthIndex(startMonth) + 1]
  return rule.frequency === 'YEARLY' && rule.byMonth.length === 0
    ? { ...rule, byMonthDay, byMonth: [(startMonth % 12) + 1] }
    : { ...rule, byMonthDay }
}

/**
 * The days `from` <= day < `to` on which a rule begins an occurrence, by the
 * `rrule` library: for rules that arithmetic does not know. Without a COUNT it
 * starts near the window.
 */
export function occurrenceDaysByRrule(
  rule: RecurrenceRule,
  startDay: DayNumber,
  from: DayNumber,
  to: DayNumber,
): DayNumber[] {
  const explicit = withDaysOfStart(rule, startDay)
  const libraryStart = rule.count === null ? nearStart(rule, startDay, from) : startDay
  // No cache: the rule object is dropped at once.
  return new RRule(optionsOf(explicit, libraryStart), true)
    .between(utcMidnight(from), utcMidnight(to - 1), true)
    .map((date) => Math.floor(date.getTime() / MILLISECONDS_PER_DAY))
}
