import { nearestDateOf, dayNumberOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import { lastTouchedDay } from '@throughline/domain/tactics'
import type { TacticDates } from '@throughline/domain/tactics'

import type { DayCalendarLabels } from '../DayCalendar.labels'

/** A time of day, as the bars say it. */
export function clockText(minutes: number, labels: DayCalendarLabels): string {
  const hour = Math.floor(minutes / 60)
  return labels.time({ hour, minute: minutes - hour * 60 })
}

/** Returns the times of dates as text; a single time if start and end are the same. */
export function timesText(dates: TacticDates, labels: DayCalendarLabels): string {
  const start = clockText(minutesOfDay(dates.startDate), labels)
  return dates.startDate === dates.endDate
    ? start
    : labels.timeRange({ start, end: clockText(minutesOfDay(dates.endDate), labels) })
}

/** When something is: its days, and its times if it has any. */
export function whenText(dates: TacticDates, labels: DayCalendarLabels): string {
  return labels.when({
    firstDay: nearestDateOf(dayNumberOf(dates.startDate)),
    lastDay: nearestDateOf(lastTouchedDay(dates)),
    times: dates.isAllDay ? null : timesText(dates, labels),
  })
}
