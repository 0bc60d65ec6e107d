/* oxlint-disable jsx-a11y/prefer-tag-over-role -- table elements that are laid out as flex and grid lose their meaning in some browsers; the roles keep it */
import { nearestDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'

import type { DayCalendarProps } from '../DayCalendar.types'
import type { DayCalendarLabels } from '../DayCalendar.labels'
import { dayPartsOf } from '../model/day-names'

interface DayCalendarHeadProps {
  firstDay: DayNumber
  dayNames: readonly string[]
  today: DayNumber
  renderDayHeader: DayCalendarProps['renderDayHeader']
  labels: DayCalendarLabels
}

/** The heads of the days, above the all-day row. */
export function DayCalendarHead({
  firstDay,
  dayNames,
  today,
  renderDayHeader,
  labels,
}: DayCalendarHeadProps) {
  return (
    <div role="row" data-part="days">
      <span data-part="corner" aria-hidden="true" />
      {dayNames.map((dayName, column) => {
        const day = firstDay + column
        const parts = dayPartsOf(day)
        const isToday = day === today
        return (
          <div
            key={day}
            role="columnheader"
            part="day-head"
            data-part="day-head"
            data-today={isToday ? '' : undefined}
            aria-label={dayName}
            aria-current={isToday ? 'date' : undefined}
          >
            <span>{labels.dayHead({ ...parts, isOnly: dayNames.length === 1 })}</span>
            <span part="day-number" data-part="day-number">
              {parts.dayOfMonth}
            </span>
            {renderDayHeader?.({ day: nearestDateOf(day), isToday })}
          </div>
        )
      })}
    </div>
  )
}
