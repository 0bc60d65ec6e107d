import { FILTER_KEYS, defaultFilters, filtersFromTexts, filtersToTexts } from '../filters'
import type { PlanFilters } from '../filters'
import type { CivilDate, DateRange, WeekStartDay } from '../calendar-dates'
import type { SavableView } from './saved-view'
import { defaultViewRange, readViewRange, resolveRange } from './view-range'
import type { ViewRange } from './view-range'

/** The settings of a saved view. */
export interface SavedViewSettings {
  readonly range: ViewRange
  readonly filters: PlanFilters
  /** The view's name for the grouping; null if the view has no groupings. */
  readonly grouping: string | null
  /** The view's name for the coloring; null if the view has no colorings. */
  readonly colouring: string | null
  /** The view's name for the width of a day; null if the view has no zoom. */
  readonly zoom: string | null
}

/** A view with its settings. */
export interface ViewContent {
  readonly view: SavableView
  readonly settings: SavedViewSettings
}

/**
 * Reads stored settings. A part that is missing, malformed or from a later version gets its
 * default: this month, no filters, no grouping, coloring or zoom.
 */
export function readSavedViewSettings(stored: unknown): SavedViewSettings {
  const parts = recordOf(stored)
  const filters = recordOf(parts['filters'])
  return {
    range: readViewRange(parts['range']) ?? defaultViewRange,
    filters: filtersFromTexts((key) => textOf(filters[key])),
    grouping: textOf(parts['grouping']),
    colouring: textOf(parts['colouring']),
    zoom: textOf(parts['zoom']),
  }
}

/**
 * Writes settings for storage: the range, and the texts of the filters by their keys.
 * Filters that are not in use are left out.
 *
 * @param stored the previous settings; parts that this version does not recognize stay
 */
export function writeSavedViewSettings(
  settings: SavedViewSettings,
  stored?: unknown,
): Readonly<Record<string, unknown>> {
  const {
    range: _range,
    grouping: _grouping,
    colouring: _colouring,
    zoom: _zoom,
    ...rest
  } = recordOf(stored)
  const retained = Object.entries(recordOf(rest['filters'])).filter(
    ([key]) => !FILTER_KEYS.some((existing) => existing === key),
  )
  const texts = filtersToTexts(settings.filters)
  const defaults = filtersToTexts(defaultFilters())
  const inUse = FILTER_KEYS.filter((key) => texts[key] !== defaults[key])
  return {
    ...rest,
    range: settings.range,
    filters: Object.fromEntries([...retained, ...inUse.map((key) => [key, texts[key]])]),
    ...(settings.grouping !== null && { grouping: settings.grouping }),
    ...(settings.colouring !== null && { colouring: settings.colouring }),
    ...(settings.zoom !== null && { zoom: settings.zoom }),
  }
}

/** The place in time that a view opens at: the month of the month view, the day of the day view. */
export function openingDateOf(view: SavableView, days: DateRange): string {
  if (view === 'month') return days.start.slice(0, 7)
  return view === 'day' ? days.start : `${days.start}..${days.end}`
}

/**
 * Whether two views look the same today: the same view, at the same place in time, with the
 * same filters, grouping, colouring and zoom. A month view shows one month, so that there ranges
 * that begin in the same month are the same; likewise for days.
 */
export function isSameView(
  one: ViewContent,
  other: ViewContent,
  { today, weekStartDay }: { readonly today: CivilDate; readonly weekStartDay: WeekStartDay },
): boolean {
  const dateOf = ({ view, settings }: ViewContent): string =>
    openingDateOf(view, resolveRange(settings.range, today, weekStartDay))
  return (
    one.view === other.view &&
    dateOf(one) === dateOf(other) &&
    one.settings.grouping === other.settings.grouping &&
    one.settings.colouring === other.settings.colouring &&
    one.settings.zoom === other.settings.zoom &&
    isSameFilters(one.settings.filters, other.settings.filters)
  )
}

function isSameFilters(one: PlanFilters, other: PlanFilters): boolean {
  if (one === other) return true
  const [texts, otherTexts] = [filtersToTexts(one), filtersToTexts(other)]
  return FILTER_KEYS.every((key) => texts[key] === otherTexts[key])
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value))
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
