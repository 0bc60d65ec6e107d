import type { CalendarTexts } from './use-calendar-look'

/** Texts of a `DateField` besides its label. */
export interface DateFieldTexts extends CalendarTexts {
  /** Names the button with the calendar. */
  readonly openCalendar: string
  /** Names the calendar. */
  readonly calendar: string
  /** Error for what is no date. */
  readonly unreadable: string
  /** Error for a day before the first or after the last allowed one. */
  readonly outOfBounds: string
}

/** The texts of a `DateField` in English. */
export const englishDateFieldTexts: DateFieldTexts = {
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
