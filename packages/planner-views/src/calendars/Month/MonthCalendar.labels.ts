import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { countTextIn } from '@throughline/domain/messages'
import { nearestDateOf, dayNumberOfParts } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'

import { dateSpanText, englishCalendarEntryLabels } from '../../calendar-parts'
import { englishItemIntentLabels, englishMultiSelectionLabels } from '../../calendar-core'

/** Parts of the name of a day. */
export interface DayNameParts {
  readonly year: number
  /** 1..12 */
  readonly month: number
  readonly dayOfMonth: number
  /** 0 is Sunday. */
  readonly weekday: number
}

/** A year in which 29 February is a day. */
const LEAP_YEAR = 2024

/** All weekdays, Sunday first. */
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6]

/** The date of a month's day. */
const dateOf = (year: number, month: number, dayOfMonth = 1): CivilDate =>
  nearestDateOf(dayNumberOfParts(year, month, dayOfMonth))

/** The labels in English, and the default of the month calendar. */
export const englishMonthCalendarLabels = defineLabels('MonthCalendar', (locale) => ({
  /** Name of the grid. */
  grid: ({ year, month }: { year: number; month: number }) =>
    locale.day(dateOf(year, month), 'month'),
  /** Column heads, Sunday first. */
  weekdays: WEEKDAYS.map((weekday) => locale.weekdayName(weekday, 'short')) as readonly string[],
  /** Spoken names of the column heads, Sunday first. */
  weekdayNames: WEEKDAYS.map((weekday) => locale.weekdayName(weekday)) as readonly string[],
  /** Text of a day: the number, with the month where a month begins. */
  dayText: ({
    month,
    dayOfMonth,
    hasMonth,
  }: {
    month: number
    dayOfMonth: number
    hasMonth: boolean
  }): string =>
    hasMonth
      ? locale.day(dateOf(LEAP_YEAR, month, dayOfMonth), 'named')
      : locale.number(dayOfMonth),
  /**
   * Spoken name of a day's number, and the beginning of the name of its cell; has to contain
   * `visibleText`.
   */
  dayLink: ({
    visibleText,
    year,
    month,
    weekday,
    itemCount,
  }: DayNameParts & {
    visibleText: string
    /** Items and events that touch the day, visible or not. */
    itemCount: number
  }) =>
    `${visibleText}, ${locale.weekdayName(weekday)}, ${locale.day(dateOf(year, month), 'month')}, ${countTextIn(
      locale,
      itemCount,
      'item',
    )}`,
  ...labelsIn(locale, englishCalendarEntryLabels),
  ...labelsIn(locale, englishItemIntentLabels),
  ...labelsIn(locale, englishMultiSelectionLabels),
  /** Text of the line in place of hidden items. */
  more: ({ count }: { count: number }) => `+${locale.number(count)} more`,
  /** Its spoken name; has to contain `visibleText`. */
  moreName: ({ visibleText, day }: { visibleText: string; day: CivilDate }) =>
    `${visibleText} on ${locale.day(day)}`,
  /** Heading of the list that it opens. */
  dayListTitle: ({ year, month, dayOfMonth }: DayNameParts) =>
    locale.day(dateOf(year, month, dayOfMonth), 'full'),
  /** In the list of a day without items. */
  dayListEmpty: 'Nothing planned on this day.',
  /** First and last day of the period, on paper. */
  printRange: ({ firstDay, lastDay }: { firstDay: CivilDate; lastDay: CivilDate }) =>
    `${locale.day(firstDay)} – ${locale.day(lastDay)}`,
  /** Beside the numbers of the days, if a week continues from the page before. */
  continued: 'continued',
  /** Heading on paper. */
  printTitle: ({ year, month }: { year: number; month: number }) =>
    locale.day(dateOf(year, month), 'month'),
  /** In front of the channels below a printed month. */
  legend: 'Channels',
  loading: 'Loading tactics',
  empty: ({ year, month }: { year: number; month: number }) =>
    `Nothing planned in ${locale.day(dateOf(year, month), 'month')}.`,
  /** How to add something with the mouse, where that is possible. */
  emptyHint: 'Double-click a day to add a tactic.',
  addTactic: 'Add Tactic',
  /** The filters leave nothing of the month. */
  emptyFiltered: 'Nothing of this month matches the filters.',
  clearFilters: 'Clear Filters',
  error: 'The tactics of this month could not be loaded.',
  retry: 'Try again',
  /** Spoken while days are chosen by keys. */
  rangeChosen: ({
    firstDay,
    lastDay,
    dayCount,
  }: {
    firstDay: CivilDate
    lastDay: CivilDate
    dayCount: number
  }) =>
    `${dateSpanText(locale, firstDay, lastDay)} chosen, ${countTextIn(locale, dayCount, 'day')}. Enter adds an item, Escape gives up.`,
  /** Keys, spoken with the grid. */
  instructions: [
    'Arrow keys move by day and week, Page Up and Page Down by month.',
    'Shift with an arrow key chooses several days.',
    'Enter goes into the items of a day, N adds one, D opens the day.',
    'On an item, Alt with an arrow key moves it;',
    'Alt and Shift with an arrow key move its end, with Home and End its start.',
    'I tells more about it, Delete deletes it, Control C copies it, Shift F10 opens its menu.',
  ].join(' '),
}))

/** Every text of a month calendar, seen or spoken. */
export interface MonthCalendarLabels extends Readonly<typeof englishMonthCalendarLabels> {}
