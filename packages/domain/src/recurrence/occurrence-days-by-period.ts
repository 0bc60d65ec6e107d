import type { DayNumber } from '../calendar-dates'
import {
  dayNumberOfParts,
  monthIndexOf,
  startOfMonthIndex,
  weekdayOf,
  yearMonthOf,
} from '../calendar-dates'
import type { RecurrenceRule } from './recurrence-rule'
import { startOfRuleWeek, weekOfYear } from './rule-week'

/** Days of one day, week, month or year of a rule, half-open. */
interface Period {
  readonly first: DayNumber
  readonly end: DayNumber
}

/** The period of a rule that holds a day. */
function periodOf(rule: RecurrenceRule, day: DayNumber): Period {
  switch (rule.frequency) {
    case 'DAILY':
      return { first: day, end: day + 1 }
    case 'WEEKLY': {
      const first = startOfRuleWeek(day, rule.weekStart)
      return { first, end: first + 7 }
    }
    case 'MONTHLY': {
      const monthIndex = monthIndexOf(day)
      return { first: startOfMonthIndex(monthIndex), end: startOfMonthIndex(monthIndex + 1) }
    }
    case 'YEARLY': {
      const { year } = yearMonthOf(day)
      return { first: dayNumberOfParts(year, 1, 1), end: dayNumberOfParts(year + 1, 1, 1) }
    }
    default:
      throw new RangeError(
        `"${String(rule.frequency)}" is no frequency of a rule. Make rules with parseRule.`,
      )
  }
}

/** The number of periods between two of them. */
function periodsBetween(rule: RecurrenceRule, earlier: Period, later: Period): number {
  switch (rule.frequency) {
    case 'DAILY':
      return later.first - earlier.first
    case 'WEEKLY':
      return (later.first - earlier.first) / 7
    case 'MONTHLY':
      return monthIndexOf(later.first) - monthIndexOf(earlier.first)
    case 'YEARLY':
      return yearMonthOf(later.first).year - yearMonthOf(earlier.first).year
    default:
      throw new RangeError(
        `"${String(rule.frequency)}" is no frequency of a rule. Make rules with parseRule.`,
      )
  }
}

/** Whether a list contains a number, counted from either end; an empty list contains all. */
function isNamed(values: readonly number[], position: number, length: number): boolean {
  return values.length === 0 || values.includes(position) || values.includes(position - length - 1)
}

/** Whether a day is the nth of its weekday in a period, counted from either end. */
function isNthIn(day: DayNumber, { first, end }: Period, nth: number): boolean {
  const position = Math.floor((day - first) / 7) + 1
  const fromEnd = -(Math.floor((end - 1 - day) / 7) + 1)
  return nth === position || nth === fromEnd
}

function isWeekdayNamed(
  rule: RecurrenceRule,
  day: DayNumber,
  month: Period,
  year: Period,
): boolean {
  if (rule.byWeekday.length === 0) return true
  const weekday = weekdayOf(day)
  // In a yearly rule the nth counts within the year, unless months are named.
  const counted = rule.frequency === 'YEARLY' && rule.byMonth.length === 0 ? year : month
  const isNthIncluded = rule.frequency === 'MONTHLY' || rule.frequency === 'YEARLY'
  return rule.byWeekday.some(
    (named) =>
      named.weekday === weekday &&
      (named.nth === 0 || !isNthIncluded || isNthIn(day, counted, named.nth)),
  )
}

/** Whether a day passes every part of a rule that names days. */
function isDayNamed(rule: RecurrenceRule, day: DayNumber): boolean {
  const month = periodOf({ ...rule, frequency: 'MONTHLY' }, day)
  const year = periodOf({ ...rule, frequency: 'YEARLY' }, day)
  if (rule.byMonth.length > 0 && !rule.byMonth.includes(yearMonthOf(day).month)) return false
  if (!isNamed(rule.byMonthDay, day - month.first + 1, month.end - month.first)) return false
  if (!isNamed(rule.byYearDay, day - year.first + 1, year.end - year.first)) return false
  if (rule.byWeekNumber.length > 0) {
    const { week, weeks } = weekOfYear(day, rule.weekStart)
    if (!isNamed(rule.byWeekNumber, week, weeks)) return false
  }
  return isWeekdayNamed(rule, day, month, year)
}

/** Returns the rule with the days of its start, if it names no days. */
function withDaysOfStart(rule: RecurrenceRule, startDay: DayNumber): RecurrenceRule {
  const namesDays =
    rule.byWeekday.length > 0 ||
    rule.byMonthDay.length > 0 ||
    rule.byYearDay.length > 0 ||
    rule.byWeekNumber.length > 0
  if (namesDays || rule.frequency === 'DAILY') return rule
  if (rule.frequency === 'WEEKLY') {
    return { ...rule, byWeekday: [{ weekday: weekdayOf(startDay), nth: 0 }] }
  }
  const startMonth = monthIndexOf(startDay)
  const byMonthDay = [startDay - startOfMonthIndex(startMonth) + 1]
  return rule.frequency === 'YEARLY' && rule.byMonth.length === 0
    ? { ...rule, byMonthDay, byMonth: [(startMonth % 12) + 1] }
    : { ...rule, byMonthDay }
}

function daysOfPeriod(rule: RecurrenceRule, { first, end }: Period): DayNumber[] {
  const days: DayNumber[] = []
  for (let day = first; day < end; day += 1) {
    if (isDayNamed(rule, day)) days.push(day)
  }
  if (rule.bySetPosition.length === 0) return days
  return days.filter((_day, index) => isNamed(rule.bySetPosition, index + 1, days.length))
}

/**
 * Yields the days of a rule in each of its periods, from the period that contains `from` to the
 * last one that begins before `to`. A period includes its days before the start of the series,
 * unless `isClipped`.
 */
export function* daysOfPeriods(
  rule: RecurrenceRule,
  startDay: DayNumber,
  { from, to, isClipped }: { from: DayNumber; to: DayNumber; isClipped: boolean },
): Generator<readonly DayNumber[]> {
  const explicit = withDaysOfStart(rule, startDay)
  const origin = periodOf(rule, startDay)
  let period = periodOf(rule, from)
  while (period.first < to) {
    if (periodsBetween(rule, origin, period) % rule.interval === 0) {
      const requested = isClipped
        ? { first: Math.max(period.first, from), end: Math.min(period.end, to) }
        : period
      yield daysOfPeriod(explicit, requested)
    }
    period = periodOf(rule, period.end)
  }
}

/**
 * The days `from` <= day < `to` on which a rule begins an occurrence, by checking
 * every day of the periods that the window touches. For rules with parts that
 * arithmetic does not cover: BYSETPOS, BYYEARDAY, BYWEEKNO, and nth weekdays of a
 * year. It is slower than arithmetic, but also bounded by the window, so that a rule
 * that matches no day cannot block the page. A rule with a COUNT is counted from the
 * start of the series.
 */
export function occurrenceDaysByPeriod(
  rule: RecurrenceRule,
  startDay: DayNumber,
  from: DayNumber,
  to: DayNumber,
): DayNumber[] {
  const { count } = rule
  const days: DayNumber[] = []
  let counted = 0
  // Positions and counts need whole periods; other rules only the days that are shown.
  const isClipped = rule.bySetPosition.length === 0 && count === null
  const requested = { from: count === null ? from : startDay, to, isClipped }
  for (const named of daysOfPeriods(rule, startDay, requested)) {
    for (const day of named) {
      if (day < startDay) continue
      counted += 1
      if (count !== null && counted > count) return days
      if (day >= from && day < to) days.push(day)
    }
  }
  return days
}
