import { defineLabels, labelsIn } from '@throughline/domain/locale'
import type { Locale } from '@throughline/domain/locale'
import type { CivilDate } from '@throughline/domain/calendar-dates'

/** Parts of the name of a bar. */
export interface BarNameParts {
  /** Visible text of the bar: time, then title. */
  readonly visibleText: string
  /** Empty for an unknown channel. */
  readonly channelName: string
  /** First and last day that the occurrence touches. */
  readonly firstDay: CivilDate
  readonly lastDay: CivilDate
  /** Mark of the other plan it belongs to; null for the plan's own. */
  readonly planMark: string | null
  readonly isRepeating: boolean
  readonly isFlagged: boolean
  readonly isBusy: boolean
  /** It is one of the selected items. @default false */
  readonly isSelected?: boolean
}

/** One day, or the first and the last of several, as `mm/dd/yy`. */
export function dateSpanText(locale: Locale, firstDay: CivilDate, lastDay: CivilDate): string {
  return firstDay === lastDay
    ? locale.day(firstDay)
    : `${locale.day(firstDay)} to ${locale.day(lastDay)}`
}

/** The labels of a bar in English. */
export const englishCalendarBarLabels = defineLabels('CalendarBar', (locale) => ({
  /** Time in front of a timed item. */
  time: ({ hour, minute }: { hour: number; minute: number }) =>
    `${hour}:${String(minute).padStart(2, '0')}`,
  /** Spoken name of a bar; has to contain `visibleText`. */
  bar: (parts: BarNameParts) =>
    [
      parts.visibleText,
      parts.channelName,
      dateSpanText(locale, parts.firstDay, parts.lastDay),
      parts.planMark === null ? '' : `plan ${parts.planMark}`,
      parts.isRepeating ? 'repeats' : '',
      parts.isFlagged ? 'flagged' : '',
      parts.isSelected === true ? 'selected' : '',
      parts.isBusy ? 'saving' : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
}))

/** The labels of a bar, the same in every calendar. */
export interface CalendarBarLabels extends Readonly<typeof englishCalendarBarLabels> {}

/** The labels of items and events in English. */
export const englishCalendarEntryLabels = defineLabels('CalendarEntry', (locale) => ({
  ...labelsIn(locale, englishCalendarBarLabels),
  /** Spoken name of an event of a calendar of interest; has to contain `visibleText`. */
  event: ({
    visibleText,
    calendarName,
    alsoIn,
    firstDay,
    lastDay,
    isRepeating,
  }: {
    visibleText: string
    calendarName: string
    /** Further calendars with the same event. */
    alsoIn: readonly string[]
    firstDay: CivilDate
    lastDay: CivilDate
    isRepeating: boolean
  }) =>
    [
      visibleText,
      `event of ${calendarName}`,
      alsoIn.length === 0 ? '' : `also in ${alsoIn.join(', ')}`,
      dateSpanText(locale, firstDay, lastDay),
      isRepeating ? 'repeats' : '',
      'read only',
    ]
      .filter((part) => part !== '')
      .join(', '),
}))

/** The labels of a calendar that also shows events. */
export interface CalendarEntryLabels extends Readonly<typeof englishCalendarEntryLabels> {}
