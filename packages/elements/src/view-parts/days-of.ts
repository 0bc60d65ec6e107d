import { isDay } from '@throughline/domain/calendar-dates'
import type { CivilDate, DateRange } from '@throughline/domain/calendar-dates'

interface DaysOfElement {
  readonly startDay?: CivilDate | undefined
  readonly endDay?: CivilDate | undefined
}

/** The days of an element that shows a year: its own where they are days, else those of a year. */
export function daysOf({ startDay, endDay }: DaysOfElement, today: CivilDate): DateRange {
  const start = isDay(startDay) ? startDay : `${today.slice(0, 4)}-01-01`
  const isRange = isDay(endDay) && endDay >= start
  return { start, end: isRange ? endDay : `${start.slice(0, 4)}-12-31` }
}
