import { defineLabels } from '@throughline/domain/locale'
import type { CalendarLabels } from '../../internal/date-entry/use-calendar-styles'

/** Labels of a `PeriodPicker`. */
export interface PeriodPickerLabels extends CalendarLabels {
  /** Names the button for the previous day; for months see `previousMonth`. */
  readonly previousDay: string
  readonly nextDay: string
  readonly previousYear: string
  readonly nextYear: string
  /** Names the picker. */
  readonly choose: string
}

/** The labels of a `PeriodPicker` in English. */
export const englishPeriodPickerLabels = defineLabels('PeriodPicker', (): PeriodPickerLabels => ({
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  previousDay: 'Previous day',
  nextDay: 'Next day',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  choose: 'Choose a period',
}))
