import {
  civilDateOf,
  dayNumberOf,
  isCivilDate,
  type CivilDate,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import { civilMonthOf, type CivilMonth } from '@throughline/domain/layout'

/** The query value that holds the day or the month on show. */
export const DATE_QUERY = 'date'

/**
 * The month that a URL asks for: `2026-11`, or the month of a day
 * `2026-11-18`. Anything else shows today's month.
 */
export function monthFromQuery(text: string | null, today: DayNumber): CivilMonth {
  const month = text?.slice(0, 'YYYY-MM'.length) ?? ''
  const isDay = text !== null && isCivilDate(text)
  return isDay || isMonthText(text) ? month : civilMonthOf(today)
}

/**
 * The day that a URL asks for: `2026-11-18`. For a month it is today, if the month
 * contains today, and its first day otherwise. Anything else shows today.
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
