import { dayNumberOf, isCivilDate, secondsOfDay } from '@throughline/domain/calendar-dates'
import { expandRuleText } from '@throughline/domain/recurrence'
import { lastTouchedDay } from '@throughline/domain/tactics'
import { unprocessable, validationFailed } from '../../errors/api-error'
import type { TacticListRow } from './item-rows-queries'

type Row = Pick<TacticListRow, 'startDate' | 'endDate' | 'isAllDay' | 'rrule' | 'recurrenceEndDate'>

/**
 * Whether an item, or an occurrence of its series, touches a day of a range (both ends
 * inclusive). An occurrence that starts before the range may reach into it. A timed item that
 * ends at midnight does not touch the day that starts then. An invalid rule is ignored.
 */
export function touchesRange(
  row: Row,
  range: { readonly startDate: string; readonly endDate: string },
): boolean {
  const { startDate, endDate } = row
  if (startDate === null || endDate === null) return false
  const startDay = dayNumberOf(startDate)
  const extraDays = lastTouchedDay({ startDate, endDate, isAllDay: row.isAllDay }) - startDay
  const windowStart = dayNumberOf(range.startDate) - extraDays
  const windowEnd = dayNumberOf(range.endDate) + 1
  if (row.rrule === null) return startDay >= windowStart && startDay < windowEnd
  return (
    expandRuleText({
      ruleText: row.rrule,
      startDay,
      startSecond: row.isAllDay ? 0 : secondsOfDay(startDate),
      untilDay: row.recurrenceEndDate === null ? null : dayNumberOf(row.recurrenceEndDate),
      windowStart,
      windowEnd,
    }).length > 0
  )
}

/**
 * Checks the range of days of a query.
 *
 * @throws ApiError 400 for an invalid date, 422 for an end before the start
 */
export function requireRange(range: {
  readonly startDate: string
  readonly endDate: string
}): void {
  for (const [path, day] of Object.entries(range)) {
    if (!isCivilDate(day)) {
      throw validationFailed([{ path: `query/${path}`, message: 'is no day', code: 'format' }])
    }
  }
  if (range.endDate < range.startDate) {
    throw unprocessable('end_before_start', 'The end lies before the start.', 'query/endDate')
  }
}
