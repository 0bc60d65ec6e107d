import {
  civilDateOf,
  dayNumberOf,
  isCivilDate,
  type CivilDate,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import { civilMonthOf, type CivilMonth } from '@throughline/domain/layout'

/** Name of the query value with the visible day or month. */
export const DATE_QUERY = 'date'

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
