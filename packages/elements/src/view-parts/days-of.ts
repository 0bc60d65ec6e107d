import { dayNumberOf, isDay } from '@throughline/domain/calendar-dates'
import type { CivilDate, DateRange } from '@throughline/domain/calendar-dates'

/** Ten years: a page that names more days has mistyped a year, and each day is drawn. */
const MAX_DAYS = 3_653

interface DaysOfElement {
  readonly startDay?: CivilDate | undefined
  readonly endDay?: CivilDate | undefined
}

/** Whether a day can end a range: it is neither before its start nor more than ten years later. */
export function canEndRange(start: CivilDate, end: CivilDate | undefined): end is CivilDate {
  return isDay(end) && end >= start && dayNumberOf(end) - dayNumberOf(start) < MAX_DAYS
}

/** The days of an element that shows a year: its own where they are days, else those of a year. */
export function daysOf({ startDay, endDay }: DaysOfElement, today: CivilDate): DateRange {
  const start = isDay(startDay) ? startDay : `${today.slice(0, 4)}-01-01`
  return { start, end: canEndRange(start, endDay) ? endDay : `${start.slice(0, 4)}-12-31` }
}
