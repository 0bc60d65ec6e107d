import { dayNumberOf, endOfMonth, startOfWeek } from '@throughline/domain/calendar-dates'
import type { BenchTactic } from './bench-tactic'
import { daysBetween, parseWithRrule } from './expand-with-rrule'

const DAYS_PER_WEEK = 7

/** One appearance of a tactic in time; days since 1970-01-01, half-open. */
export interface Appearance {
  readonly tactic: BenchTactic
  readonly startDay: number
  readonly endDay: number
}

/** The whole weeks, Sunday first, that hold a month; half-open. */
export function weeksOfMonth(month: string): { readonly from: number; readonly to: number } {
  const first = dayNumberOf(`${month}-01`)
  const from = startOfWeek(first, 'sunday')
  const last = endOfMonth(first)
  return { from, to: startOfWeek(last, 'sunday') + DAYS_PER_WEEK }
}

/**
 * Returns everything that touches the weeks of a month, calculated in a slow and simple way. All
 * competitors must match this result, so it shares no code with them except `rrule`.
 */
export function appearancesOf(plan: readonly BenchTactic[], month: string): readonly Appearance[] {
  const { from, to } = weeksOfMonth(month)
  return appearancesBetween(plan, from, to)
}

/** Returns everything that touches the days `[from, to)`, calculated in the same way. */
export function appearancesBetween(
  plan: readonly BenchTactic[],
  from: number,
  to: number,
): readonly Appearance[] {
  return plan.flatMap((tactic) => {
    const startDay = dayNumberOf(tactic.startDate)
    const lengthDays = dayNumberOf(tactic.endDate) - startDay + 1
    return startDaysOf(tactic, startDay, from - lengthDays, to)
      .map((day) => ({ tactic, startDay: day, endDay: day + lengthDays }))
      .filter((appearance) => appearance.startDay < to && appearance.endDay > from)
  })
}

function startDaysOf(
  { rrule, recurrenceEndDate }: BenchTactic,
  startDay: number,
  windowStart: number,
  windowEnd: number,
): readonly number[] {
  if (rrule === null) return [startDay]
  const untilDay = recurrenceEndDate === null ? null : dayNumberOf(recurrenceEndDate)
  return daysBetween(
    parseWithRrule({ ruleText: rrule, startDay, untilDay }),
    windowStart,
    windowEnd,
  )
}

/** How many appearances each shown day has, from the first day of the first week. */
export function countByDay(plan: readonly BenchTactic[], month: string): readonly number[] {
  const { from, to } = weeksOfMonth(month)
  const counts = Array.from({ length: to - from }, () => 0)
  for (const { startDay, endDay } of appearancesOf(plan, month)) {
    for (let day = Math.max(startDay, from); day < Math.min(endDay, to); day += 1) {
      counts[day - from] = (counts[day - from] ?? 0) + 1
    }
  }
  return counts
}
