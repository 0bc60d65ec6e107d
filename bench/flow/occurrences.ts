import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { appearancesBetween } from '../plan/visible-month'
import { expandSeries, parseSeries } from '../plan/expand-plan'
import type { SeriesDays } from '../plan/expand-plan'
import type { FlowPlan } from './flow-plan'

/** Returns all data that a peer needs to draw the year, expanded as a careful user would. */
export function expandYear({ tactics, firstDay, endDay }: FlowPlan): readonly SeriesDays[] {
  const singles = tactics
    .filter(({ rrule }) => rrule === null)
    .map((tactic) => ({
      tactic,
      startDay: dayNumberOf(tactic.startDate),
      lastDay: dayNumberOf(tactic.endDate),
    }))
  return [...singles, ...expandSeries(parseSeries(tactics), firstDay, endDay)]
}

/** Unique among the occurrences of a plan. */
export function occurrenceKey({ tactic, startDay }: SeriesDays): string {
  return `${tactic.id}-${startDay}`
}

/** Midnight of a day on this machine's clock, in milliseconds. */
export function millisecondsOfDay(day: number): number {
  return new Date(1970, 0, 1 + day).getTime()
}

/** The day of a moment, with the share of it that is over: the reverse of `millisecondsOfDay`. */
export function dayOfMilliseconds(milliseconds: number): number {
  const offsetMinutes = new Date(milliseconds).getTimezoneOffset()
  return (milliseconds - offsetMinutes * 60_000) / 86_400_000
}

/** The expected contents of a row, from the first to the last day of the timeline. */
export interface ExpectedRow {
  readonly name: string
  /** Days are half-open. */
  readonly bars: readonly {
    readonly id: number
    readonly startDay: number
    readonly endDay: number
  }[]
}

/** All rows from top to bottom, counted the slow way, which shares no code with any competitor. */
export function expectedRowsOf({
  tactics,
  sections,
  firstDay,
  endDay,
}: FlowPlan): readonly ExpectedRow[] {
  const types = new Map(tactics.map(({ id, tacticTypeId }) => [id, tacticTypeId]))
  const appearances = appearancesBetween(tactics, firstDay, endDay)
  return sections.flatMap(({ rows }) =>
    rows.map(({ typeId, name }) => ({
      name,
      bars: appearances
        .filter(({ tactic }) => types.get(tactic.id) === typeId)
        .map(({ tactic, startDay, endDay: end }) => ({ id: tactic.id, startDay, endDay: end })),
    })),
  )
}
