import { dayNumberOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import type { CivilDateTime, DayNumber } from '@throughline/domain/calendar-dates'

import { customProperties } from '../calendar-parts'
import type { DayCalendarLabels } from './labels'
import { clockText } from './model/when-text'

interface DayCalendarNowProps {
  now: CivilDateTime | null
  firstDay: DayNumber
  dayCount: number
  labels: DayCalendarLabels
}

/** The line of now across its day, with its time on the axis. */
export function DayCalendarNow({ now, firstDay, dayCount, labels }: DayCalendarNowProps) {
  if (now === null) return null
  const column = dayNumberOf(now) - firstDay
  if (column < 0 || column >= dayCount) return null
  const minutes = minutesOfDay(now)
  return (
    <div
      data-part="now"
      aria-hidden="true"
      style={customProperties({ '--from': minutes, '--day': column })}
    >
      <span data-part="now-time">{clockText(minutes, labels)}</span>
      <span part="now-line" data-part="now-line" />
    </div>
  )
}
