import {
  civilDateOf,
  dayNumberOf,
  isCivilDate,
  type CivilDate,
  type DateRange,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import { civilMonthOf, type CivilMonth } from '@throughline/domain/layout'
import { cutFlowRange, holdsDay, touchesMonthOf } from './flow-range'

/** Name of the query value with the visible day or month. */
export const DATE_QUERY = 'date'
/** Names of the query values with the ends of the visible range of days. */
export const RANGE_QUERY = { start: 'from', end: 'to' } as const

/**
 * Returns the range of days in a query, cut to three years; null for a missing or malformed one. A
 * range without the month of the query's date is left out, because the date was changed later in
 * another view.
 */
export function chosenRangeOf(query: URLSearchParams): DateRange | null {
  const [start, end] = [query.get(RANGE_QUERY.start), query.get(RANGE_QUERY.end)]
  if (start === null || end === null || !isCivilDate(start) || !isCivilDate(end)) return null
  if (end < start) return null
  const range = cutFlowRange({ start, end })
  const day = dayIn(query.get(DATE_QUERY))
  return day === null || touchesMonthOf(range, day) ? range : null
}

/**
 * Returns the day at which a view of a query opens: its date, or the first day of its month. A query
 * without a date yields today if its range contains today, otherwise the first day of the range;
 * null without a range.
 */
export function openingDayOfQuery(query: URLSearchParams, today: DayNumber): DayNumber | null {
  const day = dayIn(query.get(DATE_QUERY))
  if (day !== null) return day
  const range = chosenRangeOf(query)
  if (range === null) return null
  return holdsDay(range, today) ? today : dayNumberOf(range.start)
}

function dayIn(text: string | null): DayNumber | null {
  if (text !== null && isCivilDate(text)) return dayNumberOf(text)
  return isMonthText(text) ? dayNumberOf(`${text}-01`) : null
}

/** Returns the date of a query; without one, the day at which the query's range opens. */
export function dateOfQuery(query: URLSearchParams, today: DayNumber): string | null {
  const text = query.get(DATE_QUERY)
  const day = dayIn(text) === null ? openingDayOfQuery(query, today) : null
  return day === null ? text : civilDateOf(day)
}

/**
 * Returns the month in a query value: `2026-11`, or the month of a day `2026-11-18`. Any other text
 * yields the current month.
 */
export function monthFromQuery(text: string | null, today: DayNumber): CivilMonth {
  const month = text?.slice(0, 'YYYY-MM'.length) ?? ''
  const isDay = text !== null && isCivilDate(text)
  return isDay || isMonthText(text) ? month : civilMonthOf(today)
}

/**
 * Returns the day in a query value: `2026-11-18`. A month yields today if it contains today,
 * otherwise its first day. Any other text yields today.
 */
export function dayFromQuery(text: string | null, today: DayNumber): CivilDate {
  if (text !== null && isCivilDate(text)) return text
  if (isMonthText(text) && text !== civilMonthOf(today)) {
    return civilDateOf(dayNumberOf(`${text}-01`))
  }
  return civilDateOf(today)
}

function isMonthText(text: string | null): text is CivilMonth {
  return text !== null && text.length === 'YYYY-MM'.length && isCivilDate(`${text}-01`)
}
