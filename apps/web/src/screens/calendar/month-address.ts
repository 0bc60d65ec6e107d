import { isCivilDate, type DayNumber } from '@throughline/domain/calendar-dates'
import { civilMonthOf, type CivilMonth } from '@throughline/domain/layout'

/** The query value that holds the month on show. */
export const MONTH_QUERY = 'date'

/**
 * The month that an address asks for: `2026-11`, or the month of a day
 * `2026-11-18`. Anything else shows today's month.
 */
export function monthFromQuery(text: string | null, today: DayNumber): CivilMonth {
  const month = text?.slice(0, 'YYYY-MM'.length) ?? ''
  const isDay = text !== null && isCivilDate(text)
  const isMonth = text === month && isCivilDate(`${month}-01`)
  return isDay || isMonth ? month : civilMonthOf(today)
}
