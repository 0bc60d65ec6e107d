import { defineLabels } from '@throughline/domain/locale'
import { datePattern } from './date-pattern'
import type { CalendarLabels } from './use-calendar-styles'

/** Labels of a `DateField` except its own. */
export interface DateFieldLabels extends CalendarLabels {
  /** Names the button with the calendar. */
  readonly openCalendar: string
  /** Names the calendar. */
  readonly calendar: string
  /** Error for a text that is not a date. */
  readonly unreadable: string
  /** Error for a text that can be read as several days, in order. @default that of `unreadable` */
  readonly ambiguous?: (text: { dates: readonly string[] }) => string
  /** Error for a day before the first or after the last allowed day. */
  readonly outOfBounds: string
}

/** The labels of a `DateField` in English. */
export const englishDateFieldLabels = defineLabels('DateField', (locale): DateFieldLabels => ({
  openCalendar: 'Open the calendar',
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
  today: 'Today',
  unreadable: `Enter a date as ${datePattern(locale)}.`,
  ambiguous: ({ dates }) =>
    `This can be ${locale.list(
      dates.map((date) => locale.day(date, 'long')),
      'disjunction',
    )}. Enter ${locale.list(
      dates.map((date) => locale.day(date)),
      'disjunction',
    )}.`,
  outOfBounds: 'Choose a day within ten years.',
}))
