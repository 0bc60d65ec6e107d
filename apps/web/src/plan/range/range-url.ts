import {
  civilDateOf,
  isCivilDate,
  type DateRange,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import { resolveRange, type RelativeRangeName } from '@throughline/domain/saved-views'
import { cutFlowRange } from '../flow/flow-range'
import type { RangeViewName } from '../plan-view'

/** What a view with a range of days shows, as its URL says it. */
export interface RangePlace {
  /** At most three years. */
  readonly range: DateRange
  /** How rows are grouped, as the view names it; null for the default of the view. */
  readonly grouping: string | null
  /** How long a column is, as the view names it; null for the default of the view. */
  readonly period: string | null
}

const QUERY = { start: 'from', end: 'to', grouping: 'group', period: 'period' } as const

/** The days of a view whose URL names none. */
const DEFAULT_RANGES: Readonly<Record<RangeViewName, RelativeRangeName>> = {
  table: 'this-quarter',
  budget: 'this-year',
}

/** The default days of a view as of today. */
export function defaultRangeOf(view: RangeViewName, today: DayNumber): DateRange {
  // Where weeks begin makes no difference to quarters and years.
  return resolveRange(
    { kind: 'relative', name: DEFAULT_RANGES[view] },
    civilDateOf(today),
    'sunday',
  )
}

/** Reads the query of a view. A missing or malformed range is the default one. */
export function rangeFromQuery(
  query: URLSearchParams,
  view: RangeViewName,
  today: DayNumber,
): RangePlace {
  const [start, end] = [query.get(QUERY.start), query.get(QUERY.end)]
  const isRange =
    start !== null && end !== null && isCivilDate(start) && isCivilDate(end) && start <= end
  return {
    range: isRange ? cutFlowRange({ start, end }) : defaultRangeOf(view, today),
    grouping: query.get(QUERY.grouping),
    period: query.get(QUERY.period),
  }
}

/** The query values of a view; null for those that are left out, because they are the default. */
export function rangeToQuery(
  { range, grouping, period }: RangePlace,
  view: RangeViewName,
  today: DayNumber,
): Readonly<Record<string, string | null>> {
  const usual = defaultRangeOf(view, today)
  const isUsual = usual.start === range.start && usual.end === range.end
  return {
    [QUERY.start]: isUsual ? null : range.start,
    [QUERY.end]: isUsual ? null : range.end,
    [QUERY.grouping]: grouping,
    [QUERY.period]: period,
  }
}
