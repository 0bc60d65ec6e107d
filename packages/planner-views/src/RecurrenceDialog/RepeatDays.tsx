import { civilDateOf, startOfMonth } from '@throughline/domain/calendar-dates'
import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { RepeatPreview } from '@throughline/domain/item-form'
import { MonthPreview } from '@throughline/ui/MonthPreview'

import type { RecurrenceLabels } from './RecurrenceDialog.labels'
import { RepeatMonths } from './RecurrenceDialog.styles'

/** Number of days to compute; they fill the visible months. */
export const SHOWN_DAYS = 62

const SHOWN_MONTHS = 2

interface RepeatDaysProps {
  readonly preview: RepeatPreview
  readonly today: DayNumber
  readonly weekStartDay: WeekStartDay
  readonly labels: RecurrenceLabels
}

/** The first months that have days of the series, with these marked. */
export function RepeatDays({ preview, today, weekStartDay, labels }: RepeatDaysProps) {
  const months = [...new Set(preview.nextDays.map(startOfMonth))].slice(0, SHOWN_MONTHS)
  const markedDates = preview.nextDays.map(civilDateOf)
  return (
    <RepeatMonths>
      {months.map((month) => (
        <MonthPreview
          key={month}
          month={civilDateOf(month)}
          markedDates={markedDates}
          markedLabel={labels.markedDay}
          today={civilDateOf(today)}
          weekStartDay={weekStartDay}
        />
      ))}
    </RepeatMonths>
  )
}
