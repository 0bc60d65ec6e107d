import type { PlanDetail } from '@throughline/api-client'
import {
  civilDateOf,
  isCivilDate,
  type DateRange,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import { resolveRange, type RelativeRangeName } from '@throughline/domain/saved-views'
import { cutFlowRange, holdsDay } from '../flow/flow-range'
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

/** The dates of a plan's budget; null for an end that is open, and without a budget. */
export type BudgetDates = Pick<PlanDetail, 'startDate' | 'endDate'>

/** The days of a view whose URL names none and that has no dates of a budget. */
const DEFAULT_RANGES: Readonly<Record<RangeViewName, RelativeRangeName>> = {
  table: 'this-quarter',
  budget: 'this-year',
}

/**
 * The days of a view whose URL names none. A budget shows the days of the plan's budget, and the
 * calendar year where those have an open end or are more than three years.
 *
 * @param plan undefined where there is none, or while it is not known
 */
export function defaultRangeOf(
  view: RangeViewName,
  today: DayNumber,
  plan?: BudgetDates,
): DateRange {
  return (view === 'budget' ? wholeBudgetOf(plan) : null) ?? relativeRangeOf(view, today)
}

/** The days to which a view goes back for today: its default ones, if they hold today. */
export function rangeOfToday(view: RangeViewName, today: DayNumber, plan?: BudgetDates): DateRange {
  const usual = defaultRangeOf(view, today, plan)
  return holdsDay(usual, today) ? usual : relativeRangeOf(view, today)
}

function relativeRangeOf(view: RangeViewName, today: DayNumber): DateRange {
  // Where weeks begin makes no difference to quarters and years.
  return resolveRange(
    { kind: 'relative', name: DEFAULT_RANGES[view] },
    civilDateOf(today),
    'sunday',
  )
}

/** The days of a budget with two ends, if all of them can be shown. */
function wholeBudgetOf({ startDate, endDate }: Partial<BudgetDates> = {}): DateRange | null {
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return null
  const range = { start: startDate, end: endDate }
  return endDate >= startDate && cutFlowRange(range).end === endDate ? range : null
}

/** The days that a query names; null for a missing or malformed range. */
export function chosenRangeOf(query: URLSearchParams): DateRange | null {
  const [start, end] = [query.get(QUERY.start), query.get(QUERY.end)]
  if (start === null || end === null || !isCivilDate(start) || !isCivilDate(end)) return null
  return start <= end ? cutFlowRange({ start, end }) : null
}

/** Reads the query of a view. A missing or malformed range is the default one. */
export function rangeFromQuery(
  query: URLSearchParams,
  view: RangeViewName,
  today: DayNumber,
  plan?: BudgetDates,
): RangePlace {
  return {
    range: chosenRangeOf(query) ?? defaultRangeOf(view, today, plan),
    grouping: query.get(QUERY.grouping),
    period: query.get(QUERY.period),
  }
}

/**
 * The query values of a view; null for those that are left out, because they are the default.
 *
 * @param usual the default days, which are left out; null to name the days in any case
 */
export function rangeToQuery(
  { range, grouping, period }: RangePlace,
  usual: DateRange | null,
): Readonly<Record<string, string | null>> {
  const isUsual = usual?.start === range.start && usual.end === range.end
  return {
    [QUERY.start]: isUsual ? null : range.start,
    [QUERY.end]: isUsual ? null : range.end,
    [QUERY.grouping]: grouping,
    [QUERY.period]: period,
  }
}
