import {
  dayNumberOf,
  isCivilDate,
  type CivilDate,
  type DateRange,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import {
  DEFAULT_FLOW_COLOURING,
  DEFAULT_FLOW_GROUPING,
  DEFAULT_FLOW_ZOOM,
  FLOW_GROUPINGS,
  FLOW_ZOOMS,
  type FlowColouring,
  type FlowGrouping,
  type FlowZoom,
} from '@throughline/domain/flow'
import { civilMonthOf } from '@throughline/domain/layout'
import { chosenRangeOf, DATE_QUERY, dateOfQuery, monthFromQuery, RANGE_QUERY } from '../date-url'
import { cutFlowRange, defaultFlowRange, openingMonthOf } from '../flow-range'

/** State of a flow in its URL. */
export interface FlowPlace {
  /** Start position of the timeline: a month `YYYY-MM`, or a day. */
  readonly date: string
  /** The days of the timeline, at most three years. */
  readonly range: DateRange
  readonly zoom: FlowZoom
  readonly grouping: FlowGrouping
  readonly colouring: FlowColouring
}

/** The query values of a flow besides its date; see `docs/decisions/0029-range-of-the-flow.md`. */
const queryNames = {
  ...RANGE_QUERY,
  zoom: 'zoom',
  grouping: 'group',
  colouring: 'colour',
} as const

/**
 * Reads the query of a flow. Missing or malformed values get their defaults. A range that does not
 * contain the date is dropped, because the date was changed in another view.
 */
export function flowFromQuery(query: URLSearchParams, today: DayNumber): FlowPlace {
  const text = query.get(DATE_QUERY)
  const date =
    text !== null && isCivilDate(text) ? text : monthFromQuery(dateOfQuery(query, today), today)
  const zoom = zoomOf(query.get(queryNames.zoom))
  return {
    date,
    range: chosenRangeOf(query) ?? defaultRangeOf({ date, zoom }),
    zoom,
    grouping: groupingOf(query.get(queryNames.grouping)),
    colouring: groupingOf(query.get(queryNames.colouring), DEFAULT_FLOW_COLOURING),
  }
}

/** Returns the query values of a flow; null for default values, which the URL omits. */
export function flowToQuery(place: FlowPlace): Readonly<Record<string, string | null>> {
  const { date, range, zoom, grouping, colouring } = place
  const isDefaultRange = hasDefaultRange(place)
  return {
    [DATE_QUERY]: date,
    [queryNames.start]: isDefaultRange ? null : range.start,
    [queryNames.end]: isDefaultRange ? null : range.end,
    [queryNames.zoom]: zoom === DEFAULT_FLOW_ZOOM ? null : zoom,
    [queryNames.grouping]: grouping === DEFAULT_FLOW_GROUPING ? null : grouping,
    [queryNames.colouring]: colouring === DEFAULT_FLOW_COLOURING ? null : colouring,
  }
}

/**
 * Returns the flow with another zoom. Uses the default range of that zoom, unless the user chose a
 * range.
 */
export function withFlowZoom(place: FlowPlace, zoom: FlowZoom): FlowPlace {
  const { date, range } = place
  return { ...place, zoom, range: hasDefaultRange(place) ? defaultRangeOf({ date, zoom }) : range }
}

/**
 * Returns the flow with another range, cut to three years. It opens at today if the range contains
 * today.
 */
export function withFlowRange(place: FlowPlace, range: DateRange, today: DayNumber): FlowPlace {
  const visible = cutFlowRange(range)
  return { ...place, range: visible, date: openingMonthOf(visible, today) }
}

/** Returns the flow that opens at today, with the default range. */
export function atToday(place: FlowPlace, today: DayNumber): FlowPlace {
  const date = civilMonthOf(today)
  return { ...place, date, range: defaultRangeOf({ date, zoom: place.zoom }) }
}

/**
 * Returns the flow for a date outside its range. Uses the default range of the date: its calendar
 * year, or three years at that zoom. It opens at the date.
 */
export function atDate(place: FlowPlace, date: CivilDate): FlowPlace {
  return { ...place, date, range: defaultRangeOf({ date, zoom: place.zoom }) }
}

/** Returns the first day of the month or the day at which a flow opens. */
export function openingDayOf({ date }: Pick<FlowPlace, 'date'>): DayNumber {
  return dayNumberOf(date.length === 'YYYY-MM'.length ? `${date}-01` : date)
}

/** Returns the zoom of a name; the default zoom for an unknown name. */
export function zoomOf(name: string | null): FlowZoom {
  return FLOW_ZOOMS.find((zoom) => zoom === name) ?? DEFAULT_FLOW_ZOOM
}

/** Returns the grouping or coloring of a name; the default for an unknown name. */
export function groupingOf(
  name: string | null,
  defaultName: FlowGrouping = DEFAULT_FLOW_GROUPING,
): FlowGrouping {
  return FLOW_GROUPINGS.find((grouping) => grouping === name) ?? defaultName
}

function hasDefaultRange(place: FlowPlace): boolean {
  const { start, end } = defaultRangeOf(place)
  return place.range.start === start && place.range.end === end
}

function defaultRangeOf(place: Pick<FlowPlace, 'date' | 'zoom'>): DateRange {
  return defaultFlowRange(openingDayOf(place), place.zoom)
}
