import type { PlanDetail } from '@throughline/api-client'
import { civilDateOf, type DateRange, type DayNumber } from '@throughline/domain/calendar-dates'
import { resolveRange, type RelativeRangeName } from '@throughline/domain/saved-views'
import { chosenRangeOf, openingDayOfQuery, RANGE_QUERY } from '../date-url'
import { cutFlowRange, holdsDay } from '../flow-range'
import type { RangeViewName } from '../plan-view'

/** State of a view with a range of days, in its URL. */
export interface RangePlace {
  /** Visible days, at most three years. */
  readonly range: DateRange
  /** The view's name of the grouping of rows; null for its default. */
  readonly grouping: string | null
  /** The view's name of the length of a column; null for its default. */
  readonly period: string | null
}

const queryNames = { ...RANGE_QUERY, grouping: 'group', period: 'period' } as const

/** Dates of a plan's budget; null for an open end, and without a budget. */
export type BudgetDates = Pick<PlanDetail, 'startDate' | 'endDate'>

/** Default range of each view, for a URL without days and a plan without dates of a budget. */
const defaultRanges: Readonly<Record<RangeViewName, RelativeRangeName>> = {
  table: 'this-quarter',
  budget: 'this-year',
}

/**
 * Returns the days of a view whose URL names none. A budget shows the days of the plan's budget. If
 * those have an open end or exceed three years, it shows the calendar year.
 *
 * @param plan undefined without a plan, or while it is loading
 */
export function defaultRangeOf(
  view: RangeViewName,
  today: DayNumber,
  plan?: BudgetDates,
): DateRange {
  return (view === 'budget' ? wholeBudgetOf(plan) : null) ?? relativeRangeOf(view, today)
}

/**
 * Returns the days that "today" shows: the default days of a view if they contain today, otherwise
 * its relative range.
 */
export function rangeOfToday(view: RangeViewName, today: DayNumber, plan?: BudgetDates): DateRange {
  const usual = defaultRangeOf(view, today, plan)
  return holdsDay(usual, today) ? usual : relativeRangeOf(view, today)
}

function relativeRangeOf(view: RangeViewName, today: DayNumber): DateRange {
  // Any start of the week works, because quarters and years do not depend on it.
  return resolveRange({ kind: 'relative', name: defaultRanges[view] }, civilDateOf(today), 'sunday')
}

/** Returns the days of a budget with two ends, if the view can show all of them; otherwise null. */
function wholeBudgetOf({ startDate, endDate }: Partial<BudgetDates> = {}): DateRange | null {
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return null
  const range = { start: startDate, end: endDate }
  return endDate >= startDate && cutFlowRange(range).end === endDate ? range : null
}

/**
 * Returns the days of a view whose URL names no range: those around the date of the URL, otherwise
 * the default days.
 */
export function usualRangeOfQuery(
  query: URLSearchParams,
  view: RangeViewName,
  today: DayNumber,
  plan?: BudgetDates,
): DateRange {
  const day = openingDayOfQuery(query, today)
  return day === null ? defaultRangeOf(view, today, plan) : rangeOfToday(view, day, plan)
}

/** Reads the query of a view. A missing or malformed range is replaced by the default one. */
export function rangeFromQuery(
  query: URLSearchParams,
  view: RangeViewName,
  today: DayNumber,
  plan?: BudgetDates,
): RangePlace {
  return {
    range: chosenRangeOf(query) ?? usualRangeOfQuery(query, view, today, plan),
    grouping: query.get(queryNames.grouping),
    period: query.get(queryNames.period),
  }
}

/**
 * Returns the query values of a view; null for default values, which the URL omits.
 *
 * @param usual the default days, which the URL omits; null to name the days in any case
 */
export function rangeToQuery(
  { range, grouping, period }: RangePlace,
  usual: DateRange | null,
): Readonly<Record<string, string | null>> {
  const isUsual = usual?.start === range.start && usual.end === range.end
  return {
    [queryNames.start]: isUsual ? null : range.start,
    [queryNames.end]: isUsual ? null : range.end,
    [queryNames.grouping]: grouping,
    [queryNames.period]: period,
  }
}
