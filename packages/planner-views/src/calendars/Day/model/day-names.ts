import { dayOfMonthOf, weekdayOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'

import type { DayCalendarLabels, DayHeadParts } from '../DayCalendar.labels'

/** Returns the parts of the name of a day. */
export function dayPartsOf(day: DayNumber): DayHeadParts {
  return { ...yearMonthOf(day), dayOfMonth: dayOfMonthOf(day), weekday: weekdayOf(day) }
}

/** The spoken names of the days of a page. */
export function dayNamesOf(
  firstDay: DayNumber,
  dayCount: number,
  labels: DayCalendarLabels,
): readonly string[] {
  return Array.from({ length: dayCount }, (_, column) =>
    labels.dayName(dayPartsOf(firstDay + column)),
  )
}
