import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import { addDays, addMonths } from '@throughline/domain/calendar-dates'
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
import type { CalendarViewName, DateUrl } from '../use-date-url'
import { VIEW_QUERY } from './view-query'

/** The views of a plan that can be opened. */
export const OPENABLE_VIEWS: readonly CalendarViewName[] = ['month', 'day']

/** Whether there is a screen for a saved view. */
export function canOpen(view: SavedView): view is SavedView & { view: CalendarViewName } {
  return OPENABLE_VIEWS.some((name) => name === view.view)
}

/** As of when a relative range is read. */
export interface Today {
  readonly today: CivilDate
  readonly weekStartDay: WeekStartDay
}

/** The path of a plan's calendars, without a view: `/account/1/plan/12/calendar`. */
export function calendarRoot(accountId: number, planId: number): string {
  return `/account/${accountId}/plan/${planId}/calendar`
}

/** Where a saved view opens, below the calendars of a plan: `/month?date=2026-11&view=7`. */
export function placeOfView(
  view: SavedView & { readonly view: CalendarViewName },
  { today, weekStartDay }: Today,
): string {
  const { range } = readSavedViewSettings(view.settings)
  const date = openingDateOf(view.view, resolveRange(range, today, weekStartDay))
  return `/${view.view}?${DATE_QUERY}=${date}&${VIEW_QUERY}=${view.id}`
}

/**
 * Where what is on show opens for anybody, below the calendars of a plan: its view, its
 * date and its filters.
 *
 * @returns null when the filters are too long for a URL
 */
export function placeOfContent(
  { view, month, day }: Pick<DateUrl, 'view' | 'month' | 'day'>,
  filters: PlanFilters,
): string | null {
  const values = filtersToQuery(filters)
  if (values === null) return null
  const date = view === 'month' ? month : day
  return `/${view}?${new URLSearchParams({ [DATE_QUERY]: date, ...values }).toString()}`
}

/** The days that a calendar shows, as far as its URL says: a month or a day. */
export function daysOnShow({ view, month, day }: Pick<DateUrl, 'view' | 'month' | 'day'>) {
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
  url: Pick<DateUrl, 'view' | 'month' | 'day'>,
  filters: PlanFilters,
  saved: SavedViewSettings | null,
  { today, weekStartDay }: Today,
): SavedViewSettings {
  const days = daysOnShow(url)
  const savedDate =
    saved === null ? null : openingDateOf(url.view, resolveRange(saved.range, today, weekStartDay))
  const [relativeName] = relativeRangesLike(days, today, weekStartDay)
  const range: ViewRange =
    relativeName === undefined
      ? { kind: 'fixed', startDate: days.start, endDate: days.end }
      : { kind: 'relative', name: relativeName }
  return {
    range: saved !== null && savedDate === openingDateOf(url.view, days) ? saved.range : range,
    filters,
    grouping: saved?.grouping ?? null,
    colouring: saved?.colouring ?? null,
  }
}
