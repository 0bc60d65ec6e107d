import type { CalendarLabels } from './use-calendar-styles'

/** Labels of a `DateField` except its own. */
export interface DateFieldLabels extends CalendarLabels {
  /** Names the button with the calendar. */
  readonly openCalendar: string
  /** Names the calendar. */
  readonly calendar: string
  /** Error for a text that is not a date. */
  readonly unreadable: string
  /** Error for a day before the first or after the last allowed day. */
  readonly outOfBounds: string
}

/** The labels of a `DateField` in English. */
export const englishDateFieldLabels: DateFieldLabels = {
  openCalendar: 'Open the calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  unreadable: 'Enter a date as mm/dd/yy.',
  outOfBounds: 'Choose a day within ten years.',
}
