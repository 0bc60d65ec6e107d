import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { BenchTactic } from './bench-tactic'
import { daysBetween, parseWithRrule } from './expand-with-rrule'

/** A tactic that repeats, with its rule parsed; kept from one month to the next. */
export interface ParsedSeries {
  readonly tactic: BenchTactic
  readonly rule: ReturnType<typeof parseWithRrule>
}

/** Parses the rules of the tactics that repeat, once, as a careful user of a peer would. */
export function parseSeries(plan: readonly BenchTactic[]): readonly ParsedSeries[] {
  return plan.flatMap((tactic) => {
    const { rrule, recurrenceEndDate } = tactic
    if (rrule === null) return []
    const untilDay = recurrenceEndDate === null ? null : dayNumberOf(recurrenceEndDate)
    const startDay = dayNumberOf(tactic.startDate)
    return [{ tactic, rule: parseWithRrule({ ruleText: rrule, startDay, untilDay }) }]
  })
}

/** The single-day occurrences in `[from, to)`, as pairs of tactic and day. */
export function expandSeries(
  series: readonly ParsedSeries[],
  from: number,
  to: number,
): readonly { readonly tactic: BenchTactic; readonly day: number }[] {
  return series.flatMap(({ tactic, rule }) =>
    daysBetween(rule, from, to).map((day) => ({ tactic, day })),
  )
}
