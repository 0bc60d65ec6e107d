/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import { weekdayOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'

import type { MonthCalendarLabels } from '../MonthCalendar.labels'

interface MonthCalendarWeekdaysProps {
  firstDay: DayNumber
  labels: MonthCalendarLabels
}

/** The heads of the seven columns. */
export function MonthCalendarWeekdays({ firstDay, labels }: MonthCalendarWeekdaysProps) {
  const weekdays = Array.from({ length: 7 }, (_, column) => weekdayOf(firstDay + column))
  return (
    <div role="row" data-part="weekdays">
      {weekdays.map((weekday) => (
        <div
          key={weekday}
          role="columnheader"
          part="weekday"
          data-part="weekday"
          aria-label={labels.weekdayNames[weekday]}
        >
          {labels.weekdays[weekday]}
        </div>
      ))}
    </div>
  )
}
