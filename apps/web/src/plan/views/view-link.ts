import type { CivilDate, DateRange, WeekStartDay } from '@throughline/domain/calendar-dates'
import { addDays, addMonths, dayNumberOf } from '@throughline/domain/calendar-dates'
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
import { VIEW_QUERY } from './view-query'

/** The views of a plan that can be opened. */
export const OPENABLE_VIEWS: readonly OpenableViewName[] = [
  'month',
  'day',
  'flow',
  'table',
  'budget',
]

/** Whether there is a screen for a saved view. */
export function canOpen(view: SavedView): view is SavedView & { view: OpenableViewName } {
  return OPENABLE_VIEWS.some((name) => name === view.view)
}

/** As of when a relative range is read. */
export interface Today {
  readonly today: CivilDate
  readonly weekStartDay: WeekStartDay
}

/** What is on show, as its URL says it: a month, a day or some days. */
export interface PlaceOnShow extends Pick<DateUrl, 'month' | 'day'> {
  readonly view: OpenableViewName
  /** What the flow shows, or would show. */
  readonly flow: FlowPlace
  /** What the table or the budget shows, or would show. */
  readonly days: RangePlace
}

/** The path of a plan, without a view: `/account/1/plan/12`. */
export function planRoot(accountId: number, planId: number): string {
  return `/account/${accountId}/plan/${planId}`
}

/** Whether a view shows a range of days that its URL names. */
export function isRangeView(view: OpenableViewName): view is RangeViewName {
  return view === 'table' || view === 'budget'
}

/** Where a view is, below its plan: `/calendar/month`. */
function pathOfView(view: OpenableViewName): string {
  return isRangeView(view) ? `/${view}` : `/calendar/${view}`
}

/** Where a saved view opens, below its plan: `/calendar/month?date=2026-11&view=7`. */
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
 * Where what is on show opens for anybody, below its plan: its view, its dates and its filters.
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

/** The days that a view shows, as far as its URL says: a month, a day or a range. */
export function daysOnShow({ view, month, day, flow, days }: PlaceOnShow) {
  if (isRangeView(view)) return days.range
  if (view === 'flow') return flow.range
  if (view === 'day') return { start: day, end: day }
  const first = `${month}-01`
  return { start: first, end: addDays(addMonths(first, 1), -1) }
}

/**
 * What is on show as settings of a saved view. The range stays as it was saved while it
 * opens at the same date, so that a period that moves with today goes on moving.
 *
 * @param saved the settings of the view on show; null for none
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
 * How a view is drawn: the zoom of a budget is the period of its columns. Month and day keep
 * what was saved. A default that was not saved stays unsaid.
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

/** The days that a saved view need not name; null for a budget, whose default days may change. */
function usualRangeOf(view: RangeViewName, today: CivilDate): DateRange | null {
  return view === 'budget' ? null : defaultRangeOf(view, dayNumberOf(today))
}

/** A query of the values that there are. */
function queryOf(values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== null) query.set(name, value)
  return query.toString()
}
