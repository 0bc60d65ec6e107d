import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { BenchTactic } from './bench-tactic'
import { daysBetween, parseWithRrule } from './expand-with-rrule'

/** A tactic that repeats, with its rule parsed; the same object for all months. */
export interface ParsedSeries {
  readonly tactic: BenchTactic
  readonly rule: ReturnType<typeof parseWithRrule>
  /** 0 for an occurrence of a single day. */
  readonly daysAfterStart: number
}

/** Parses the rules of the tactics that repeat, once, as a careful user of a peer would. */
export function parseSeries(plan: readonly BenchTactic[]): readonly ParsedSeries[] {
  return plan.flatMap((tactic) => {
    const { rrule, recurrenceEndDate } = tactic
    if (rrule === null) return []
    const untilDay = recurrenceEndDate === null ? null : dayNumberOf(recurrenceEndDate)
    const startDay = dayNumberOf(tactic.startDate)
    const rule = parseWithRrule({ ruleText: rrule, startDay, untilDay })
    return [{ tactic, rule, daysAfterStart: dayNumberOf(tactic.endDate) - startDay }]
  })
}

/** One occurrence of a series; days since 1970-01-01, both inclusive. */
export interface SeriesDays {
  readonly tactic: BenchTactic
  readonly startDay: number
  readonly lastDay: number
}

/** The occurrences that touch `[from, to)`. */
export function expandSeries(
  series: readonly ParsedSeries[],
  from: number,
  to: number,
): readonly SeriesDays[] {
  return series.flatMap(({ tactic, rule, daysAfterStart }) =>
    daysBetween(rule, from - daysAfterStart, to).map((startDay) => ({
      tactic,
      startDay,
      lastDay: startDay + daysAfterStart,
    })),
  )
}
