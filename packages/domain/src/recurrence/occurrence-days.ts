import type { DayNumber } from '../calendar-dates'
import { monthIndexOf, startOfMonthIndex, weekdayOf } from '../calendar-dates'
import type { CompiledRule } from './compile-rule'
import { compiledOf } from './compile-rule'
import { monthDaysOf, ruleDaysInMonth } from './days-in-month'
import { occurrenceDaysByPeriod } from './occurrence-days-by-period'
import type { RecurrenceRule } from './recurrence-rule'
import { startOfRuleWeek } from './rule-week'

/** Whether a day passes the parts of a daily or weekly rule that only filter days. */
function isRetained(compiled: CompiledRule, day: DayNumber): boolean {
  if (compiled.monthBits === 0 && !compiled.hasMonthDays) return true
  const monthIndex = monthIndexOf(day)
  if (compiled.monthBits !== 0 && (compiled.monthBits & (1 << (monthIndex % 12))) === 0) {
    return false
  }
  if (!compiled.hasMonthDays) return true
  const first = startOfMonthIndex(monthIndex)
  const length = startOfMonthIndex(monthIndex + 1) - first
  return (monthDaysOf(compiled, length) & (1 << (day - first))) !== 0
}

/** Collects days `from` <= day < `to` of a series; `from` is not before its start. */
type Collect = (
  rule: RecurrenceRule,
  compiled: CompiledRule,
  startDay: DayNumber,
  from: DayNumber,
  to: DayNumber,
) => DayNumber[]

const collectDaily: Collect = (rule, compiled, startDay, from, to) => {
  const days: DayNumber[] = []
  const first = startDay + Math.ceil((from - startDay) / rule.interval) * rule.interval
  const { weekdayBits } = compiled
  for (let day = first; day < to; day += rule.interval) {
    if (weekdayBits !== 0 && (weekdayBits & (1 << weekdayOf(day))) === 0) continue
    if (isRetained(compiled, day)) days.push(day)
  }
  return days
}

/** The weekdays of a weekly rule; that of the start when the rule names no day. */
function weekdayBitsOf(compiled: CompiledRule, startDay: DayNumber): number {
  if (compiled.weekdayBits !== 0) return compiled.weekdayBits
  return compiled.hasMonthDays ? 0x7f : 1 << weekdayOf(startDay)
}

const collectWeekly: Collect = (rule, compiled, startDay, from, to) => {
  const days: DayNumber[] = []
  const stepDays = rule.interval * 7
  const origin = startOfRuleWeek(startDay, rule.weekStart)
  const weekdayBits = weekdayBitsOf(compiled, startDay)
  const firstWeek = origin + Math.floor((from - origin) / stepDays) * stepDays
  for (let week = firstWeek; week < to; week += stepDays) {
    for (let offset = 0; offset < 7; offset += 1) {
      if ((weekdayBits & (1 << ((rule.weekStart + offset) % 7))) === 0) continue
      const day = week + offset
      if (day >= from && day < to && isRetained(compiled, day)) days.push(day)
    }
  }
  return days
}

const collectByMonth: Collect = (rule, compiled, startDay, from, to) => {
  const days: DayNumber[] = []
  const startMonth = monthIndexOf(startDay)
  const startDayOfMonth = startDay - startOfMonthIndex(startMonth) + 1
  const isYearly = rule.frequency === 'YEARLY'
  const namesDays = compiled.hasMonthDays || rule.byWeekday.length > 0
  // A yearly rule that names neither a month nor a day uses the month of the start.
  const monthBits =
    compiled.monthBits === 0 && isYearly && !namesDays ? 1 << (startMonth % 12) : compiled.monthBits
  const firstMonth = isYearly
    ? monthIndexOf(from)
    : startMonth + Math.floor((monthIndexOf(from) - startMonth) / rule.interval) * rule.interval
  const startYear = Math.floor(startMonth / 12)

  let month = firstMonth
  let first = startOfMonthIndex(month)
  while (first < to) {
    const isYearIncluded =
      !isYearly || rule.interval === 1 || (Math.floor(month / 12) - startYear) % rule.interval === 0
    if (isYearIncluded && (monthBits === 0 || (monthBits & (1 << (month % 12))) !== 0)) {
      const length = startOfMonthIndex(month + 1) - first
      let bits = ruleDaysInMonth(compiled, startDayOfMonth, first, length)
      while (bits !== 0) {
        const offset = 31 - Math.clz32(bits & -bits)
        bits &= bits - 1
        const day = first + offset
        if (day >= from && day < to) days.push(day)
      }
    }
    month += isYearly ? 1 : rule.interval
    first = startOfMonthIndex(month)
  }
  return days
}

const collectors: Readonly<Record<RecurrenceRule['frequency'], Collect>> = {
  DAILY: collectDaily,
  WEEKLY: collectWeekly,
  MONTHLY: collectByMonth,
  YEARLY: collectByMonth,
}

/** The last day of a daily or weekly rule that happens a number of times, or null when its occurrences have to be counted. */
function lastCountedDay(
  rule: RecurrenceRule,
  compiled: CompiledRule,
  startDay: DayNumber,
  count: number,
): DayNumber | null {
  if (compiled.monthBits !== 0 || compiled.hasMonthDays) return null
  if (rule.frequency === 'DAILY' && compiled.weekdayBits === 0) {
    return startDay + (count - 1) * rule.interval
  }
  if (rule.frequency !== 'WEEKLY') return null
  const weekdayBits = weekdayBitsOf(compiled, startDay)
  const origin = startOfRuleWeek(startDay, rule.weekStart)
  const offsets: number[] = []
  for (let offset = 0; offset < 7; offset += 1) {
    if ((weekdayBits & (1 << ((rule.weekStart + offset) % 7))) !== 0) offsets.push(offset)
  }
  // Days of the first week before the start do not count.
  const skipped = offsets.filter((offset) => origin + offset < startDay).length
  const position = skipped + count - 1
  const weeks = Math.floor(position / offsets.length) * rule.interval
  return origin + weeks * 7 + (offsets[position % offsets.length] ?? 0)
}

/**
 * The last day that may begin an occurrence of a series: the earlier one of the end
 * of its rule and `untilDay`. A rule that ends at a time of day ends one day earlier for
 * a series that starts later in the day.
 *
 * @param startSecond seconds after midnight at which the series starts; 0 for whole days
 * @param untilDay inclusive; null for the end of the rule only
 * @returns null for no end
 */
export function lastStartDay(
  { untilDay: ruleDay, untilSecond }: RecurrenceRule,
  startSecond: number,
  untilDay: DayNumber | null,
): DayNumber | null {
  if (ruleDay === null) return untilDay
  const lastDay = untilSecond !== null && untilSecond < startSecond ? ruleDay - 1 : ruleDay
  return untilDay === null ? lastDay : Math.min(lastDay, untilDay)
}

/**
 * The days in a window on which a series begins an occurrence, ascending.
 *
 * For every rule that the product's editor can write the cost depends on the window
 * only, however long ago the series began. A rule with a COUNT is counted from its
 * start, unless it is a plain daily or weekly one. Rules with parts that arithmetic
 * does not cover are checked against every day of the window.
 *
 * @param startDay first day of the series. It is an occurrence only if the rule
 *   says so: a weekly rule on Tuesdays that starts on a Wednesday begins six
 *   days later.
 * @param untilDay last day that may begin an occurrence, inclusive; null for no
 *   end. The day of the rule's own UNTIL applies too, and the earlier one ends
 *   the series; {@link lastStartDay} also takes the time of an UNTIL into account.
 * @param windowStart first day of the window
 * @param windowEnd the day after the last day of the window; at or before
 *   `windowStart` there is no occurrence
 */
export function occurrenceDays(
  rule: RecurrenceRule,
  startDay: DayNumber,
  untilDay: DayNumber | null,
  windowStart: DayNumber,
  windowEnd: DayNumber,
): DayNumber[] {
  const compiled = compiledOf(rule)
  let to = windowEnd
  if (untilDay !== null && untilDay + 1 < to) to = untilDay + 1
  if (rule.untilDay !== null && rule.untilDay + 1 < to) to = rule.untilDay + 1
  const from = windowStart > startDay ? windowStart : startDay
  if (from >= to) return []
  if (!compiled.isArithmetic) return occurrenceDaysByPeriod(rule, startDay, from, to)

  const collect = collectors[rule.frequency]
  if (rule.count === null) return collect(rule, compiled, startDay, from, to)

  const lastDay = lastCountedDay(rule, compiled, startDay, rule.count)
  if (lastDay !== null) {
    return collect(rule, compiled, startDay, from, Math.min(to, lastDay + 1))
  }
  return collect(rule, compiled, startDay, startDay, to)
    .slice(0, rule.count)
    .filter((day) => day >= from)
}
