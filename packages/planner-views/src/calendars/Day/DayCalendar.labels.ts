import { defineLabels, labelsIn } from '@throughline/domain/locale'
import type { Locale } from '@throughline/domain/locale'
import { countTextIn } from '@throughline/domain/messages'
import { nearestDateOf, dayNumberOfParts } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'

import { dateSpanText, englishCalendarEntryLabels } from '../../calendar-parts'
import { englishItemIntentLabels } from '../../calendar-core'
import type { WhenParts } from '../../calendar-core'

/** Parts of the name of a day. */
export interface DayHeadParts {
  readonly year: number
  /** 1..12 */
  readonly month: number
  readonly dayOfMonth: number
  /** 0 is Sunday. */
  readonly weekday: number
}

const itemsText = (locale: Locale, count: number): string =>
  count === 0 ? 'no items' : countTextIn(locale, count, 'item')

const whenInEnglish = (locale: Locale, { firstDay, lastDay, times }: WhenParts): string =>
  `${dateSpanText(locale, firstDay, lastDay)}, ${times ?? 'all day'}`

/** The labels in English, and the default of the day calendar. */
export const englishDayCalendarLabels = defineLabels('DayCalendar', (locale) => ({
  ...labelsIn(locale, englishCalendarEntryLabels),
  /** Name of the grid. */
  grid: ({ firstDay, lastDay }: { firstDay: CivilDate; lastDay: CivilDate }) =>
    `Hours of ${dateSpanText(locale, firstDay, lastDay)}`,
  /** Head of a day, before its number. */
  dayHead: ({ weekday, isOnly }: DayHeadParts & { isOnly: boolean }): string =>
    locale.weekdayName(weekday, isOnly ? 'long' : 'short'),
  /** Spoken name of a day. */
  dayName: ({ year, month, dayOfMonth }: DayHeadParts) =>
    locale.day(nearestDateOf(dayNumberOfParts(year, month, dayOfMonth)), 'full'),
  /** Beside the all-day row. */
  allDay: 'All day',
  /** Beside a line of the hours; `time` is that of the bars. */
  hour: ({ time }: { hour: number; time: string }): string => time,
  /** Spoken name of a time of a day. */
  slot: ({ time, dayName, itemCount }: { time: string; dayName: string; itemCount: number }) =>
    `${time}, ${dayName}, ${itemsText(locale, itemCount)}`,
  /** Spoken name of the all-day cell of a day. */
  allDayCell: ({ dayName, itemCount }: { dayName: string; itemCount: number }) =>
    `All day, ${dayName}, ${itemsText(locale, itemCount)}`,
  /** From one time to another. */
  timeRange: ({ start, end }: { start: string; end: string }) => `${start}–${end}`,
  /** After the start of a timed box that has room for it. */
  until: ({ end }: { end: string }) => `–${end}`,
  /** Spoken name of a timed box that has a length; has to begin with `name`. */
  boxName: ({ name, end }: { name: string; end: string }) => `${name}, until ${end}`,
  /** Opens the whole all-day row. */
  more: ({ count }: { count: number }) => `+${locale.number(count)} more`,
  /** Its spoken name; has to contain `visibleText`. */
  moreName: ({ visibleText, day }: { visibleText: string; day: CivilDate }) =>
    `${visibleText} all day on ${locale.day(day)}`,
  /** Closes it again. */
  fewer: 'Show fewer',
  loading: 'Loading tactics',
  empty: ({ isSeveral }: { isSeveral: boolean }) =>
    `Nothing planned on ${isSeveral ? 'these days' : 'this day'}.`,
  /** How to add something with the mouse, where that is possible. */
  emptyHint: 'Double-click a time to add a tactic.',
  addTactic: 'Add Tactic',
  /** The filters leave nothing of these days. */
  emptyFiltered: ({ isSeveral }: { isSeveral: boolean }) =>
    `Nothing on ${isSeveral ? 'these days' : 'this day'} matches the filters.`,
  clearFilters: 'Clear Filters',
  error: `The tactics could not be loaded.`,
  retry: 'Try again',
  ...labelsIn(locale, englishItemIntentLabels),
  /** Dates of an item, spoken and visible during a drag. */
  when: (parts: WhenParts): string => whenInEnglish(locale, parts),
  moved: ({ title, ...when }: { title: string } & WhenParts) =>
    `${title} moved to ${whenInEnglish(locale, when)}`,
  resized: ({ title, ...when }: { title: string } & WhenParts) =>
    `${title} now lasts ${whenInEnglish(locale, when)}`,
  resizeCancelled: labelsIn(locale, englishItemIntentLabels).moveCancelled,
  resizeEnded: labelsIn(locale, englishItemIntentLabels).moveCancelled,
  resizeRefused: ({ title }: { title: string }) => `${title} cannot be resized`,
  createCancelled: 'Nothing marked',
  /** Spoken while a range is marked by keys. */
  marked: ({ when }: { when: string }) => `${when} marked`,
  /** First and last day of the period, on paper. */
  printRange: ({ firstDay, lastDay }: { firstDay: CivilDate; lastDay: CivilDate }): string =>
    firstDay === lastDay
      ? locale.day(firstDay)
      : `${locale.day(firstDay)} – ${locale.day(lastDay)}`,
  /** Above printed days. */
  printTitle: ({
    firstDayName,
    lastDayName,
  }: {
    firstDayName: string
    lastDayName: string
  }): string => (firstDayName === lastDayName ? firstDayName : `${firstDayName} – ${lastDayName}`),
  /** Name of the legend of channels below printed days. */
  legend: 'Channels',
  /** Keys, spoken with the grid. */
  instructions:
    'Arrow keys move by half an hour and day, Page Up and Page Down by page. Enter goes into the items of a time, N adds one, Shift with an arrow key marks a range for it. On an item, Alt with an arrow key moves it, Alt and Shift with an arrow key moves its end, Alt and Shift with Home or End moves its start, A takes it for the whole day or back.',
}))

/** Every text of a day calendar, seen or spoken. */
export interface DayCalendarLabels extends Readonly<typeof englishDayCalendarLabels> {}
