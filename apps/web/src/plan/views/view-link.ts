import type { CivilDate, DateRange, WeekStartDay } from '@throughline/domain/calendar-dates'
import { civilDateOf, dayNumberOf, endOfMonth } from '@throughline/domain/calendar-dates'
import { filtersToQuery, type PlanFilters } from '@throughline/domain/filters'
import {
  openingDateOf,
  readSavedViewSettings,
  relativeRangesLike,
  resolveRange,
  type SavedView,
  type SavedViewSettings,
  type ViewRange,
} from '@throughline/domain/saved-views'
import { DATE_QUERY } from '../date-url'
import type { OpenableViewName, RangeViewName } from '../plan-view'
import type { DateUrl } from '../use-date-url'
import { defaultRangeOf, rangeToQuery, type RangePlace } from '../range/range-url'
import {
  flowFromQuery,
  flowToQuery,
  groupingOf,
  withFlowRange,
  zoomOf,
  type FlowPlace,
} from '../flow/flow-url'
import { VIEW_QUERY } from '../view-query'

/** Views of a plan that can be opened. */
export const openableViews: readonly OpenableViewName[] = [
  'month',
  'day',
  'flow',
  'table',
  'budget',
]

/** Returns whether the app has a screen for a saved view. */
export function canOpen(view: SavedView): view is SavedView & { view: OpenableViewName } {
  return openableViews.some((name) => name === view.view)
}

/** Current date, which resolves a relative range. */
export interface Today {
  readonly today: CivilDate
  readonly weekStartDay: WeekStartDay
}

/** Visible view and its dates in the URL: a month, a day or a range of days. */
export interface PlaceOnShow extends Pick<DateUrl, 'month' | 'day'> {
  readonly view: OpenableViewName
  /** State of the flow, even if another view is visible. */
  readonly flow: FlowPlace
  /** State of the table or the budget, even if another view is visible. */
  readonly days: RangePlace
}

/** Returns the path of a plan, without a view: `/account/1/plan/12`. */
export function planRoot(accountId: number, planId: number): string {
  return `/account/${accountId}/plan/${planId}`
}

/** Returns whether a view shows a range of days that its URL names. */
export function isRangeView(view: OpenableViewName): view is RangeViewName {
  return view === 'table' || view === 'budget'
}

/** Returns the path of a view, below its plan: `/calendar/month`. */
function pathOfView(view: OpenableViewName): string {
  return isRangeView(view) ? `/${view}` : `/calendar/${view}`
}

/** Returns the URL of a saved view, below its plan: `/calendar/month?date=2026-11&view=7`. */
export function placeOfView(
  view: SavedView & { readonly view: OpenableViewName },
  { today, weekStartDay }: Today,
): string {
  const settings = readSavedViewSettings(view.settings)
  const days = resolveRange(settings.range, today, weekStartDay)
  const values = isRangeView(view.view)
    ? rangeToQuery(rangeOfSettings(settings, days), usualRangeOf(view.view, today))
    : view.view === 'flow'
      ? flowToQuery(flowOfSettings(settings, days, today))
      : { [DATE_QUERY]: openingDateOf(view.view, days) }
  return `${pathOfView(view.view)}?${queryOf({ ...values, [VIEW_QUERY]: String(view.id) })}`
}

/**
 * Returns the URL of the visible content for any user, below its plan: view, dates and filters.
 *
 * @returns null when the filters are too long for a URL
 */
export function placeOfContent(place: PlaceOnShow, filters: PlanFilters): string | null {
  const { view, month, day, flow, days } = place
  const filterValues = filtersToQuery(filters)
  if (filterValues === null) return null
  const values = isRangeView(view)
    ? rangeToQuery(days, null)
    : view === 'flow'
      ? flowToQuery(flow)
      : { [DATE_QUERY]: view === 'month' ? month : day }
  return `${pathOfView(view)}?${queryOf({ ...values, ...filterValues })}`
}

/** Returns the days that a view shows, according to its URL: a month, a day or a range. */
export function daysOnShow({ view, month, day, flow, days }: PlaceOnShow) {
  if (isRangeView(view)) return days.range
  if (view === 'flow') return flow.range
  if (view === 'day') return { start: day, end: day }
  const first = `${month}-01`
  return { start: first, end: civilDateOf(endOfMonth(dayNumberOf(first))) }
}

/**
 * Returns the visible state as settings of a saved view. Retains the saved range if it opens at the
 * same date, so that a period relative to today stays relative.
 *
 * @param saved the settings of the visible view; null for none
 */
export function settingsOnShow(
  place: PlaceOnShow,
  filters: PlanFilters,
  saved: SavedViewSettings | null,
  { today, weekStartDay }: Today,
): SavedViewSettings {
  const days = daysOnShow(place)
  const savedDate =
    saved === null
      ? null
      : openingDateOf(place.view, resolveRange(saved.range, today, weekStartDay))
  const [relativeName] = relativeRangesLike(days, today, weekStartDay)
  const range: ViewRange =
    relativeName === undefined
      ? { kind: 'fixed', startDate: days.start, endDate: days.end }
      : { kind: 'relative', name: relativeName }
  return {
    range: saved !== null && savedDate === openingDateOf(place.view, days) ? saved.range : range,
    filters,
    ...drawingOnShow(place, saved),
  }
}

type Drawing = Pick<SavedViewSettings, 'grouping' | 'colouring' | 'zoom'>

/**
 * Returns the display settings of a view. The zoom of a budget is the period of its columns. Month
 * and day retain the saved values. A default value that was not saved stays null.
 */
function drawingOnShow(
  { view, flow, days }: PlaceOnShow,
  saved: SavedViewSettings | null,
): Drawing {
  const { grouping = null, colouring = null, zoom = null } = saved ?? {}
  if (isRangeView(view)) return { grouping: days.grouping, colouring, zoom: days.period }
  if (view !== 'flow') return { grouping, colouring, zoom }
  return {
    grouping: groupingOf(grouping) === flow.grouping ? grouping : flow.grouping,
    colouring: groupingOf(colouring) === flow.colouring ? colouring : flow.colouring,
    zoom: zoomOf(zoom) === flow.zoom ? zoom : flow.zoom,
  }
}

function flowOfSettings(
  { grouping, colouring, zoom }: Drawing,
  days: DateRange,
  today: CivilDate,
): FlowPlace {
  const todayNumber = dayNumberOf(today)
  const place = flowFromQuery(new URLSearchParams(), todayNumber)
  const drawing = {
    grouping: groupingOf(grouping),
    colouring: groupingOf(colouring),
    zoom: zoomOf(zoom),
  }
  return withFlowRange({ ...place, ...drawing }, days, todayNumber)
}

function rangeOfSettings({ grouping, zoom }: Drawing, range: DateRange): RangePlace {
  return { range, grouping, period: zoom }
}

/**
 * Returns the days that the URL of a saved view omits; null for a budget, because its default days
 * may change.
 */
function usualRangeOf(view: RangeViewName, today: CivilDate): DateRange | null {
  return view === 'budget' ? null : defaultRangeOf(view, dayNumberOf(today))
}

/** Returns a query of all values that are not null. */
function queryOf(values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, value)
  return query.toString()
}
