import { countText, formatCount } from '@throughline/domain/messages'
import { formatShortDate, MONTH_NAMES, WEEKDAY_NAMES } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'

import { dateSpanText, englishCalendarEntryLabels } from '../../calendar-parts'
import type { CalendarEntryLabels } from '../../calendar-parts'
import { englishItemIntentLabels, englishMultiSelectionLabels } from '../../calendar-core'
import type { ItemIntentLabels, MultiSelectionLabels } from '../../calendar-core'

/** Parts of the name of a day. */
export interface DayNameParts {
  readonly year: number
  /** 1..12 */
  readonly month: number
  readonly dayOfMonth: number
  /** 0 is Sunday. */
  readonly weekday: number
}

/** Every text of a month calendar, seen or spoken. */
export interface MonthCalendarLabels
  extends CalendarEntryLabels, ItemIntentLabels, MultiSelectionLabels {
  /** Name of the grid. */
  readonly grid: (parts: { year: number; month: number }) => string
  /** Column heads, Sunday first. */
  readonly weekdays: readonly string[]
  /** Spoken names of the column heads, Sunday first. */
  readonly weekdayNames: readonly string[]
  /** Text of a day: the number, with the month where a month begins. */
  readonly dayText: (parts: { month: number; dayOfMonth: number; hasMonth: boolean }) => string
  /**
   * Spoken name of a day's number, and the beginning of the name of its cell; has to contain
   * `visibleText`.
   */
  readonly dayLink: (
    parts: DayNameParts & {
      readonly visibleText: string
      /** Items and events that touch the day, visible or not. */
      readonly itemCount: number
    },
  ) => string
  /** Text of the line in place of hidden items. */
  readonly more: (parts: { count: number }) => string
  /** Its spoken name; has to contain `visibleText`. */
  readonly moreName: (parts: { visibleText: string; day: CivilDate }) => string
  /** Heading of the list that it opens. */
  readonly dayListTitle: (parts: DayNameParts) => string
  /** In the list of a day without items. */
  readonly dayListEmpty: string
  readonly loading: string
  readonly empty: (parts: { year: number; month: number }) => string
  /** How to add something with the mouse, where that is possible. */
  readonly emptyHint: string
  readonly addTactic: string
  /** The filters leave nothing of the month. */
  readonly emptyFiltered: string
  readonly clearFilters: string
  readonly error: string
  readonly retry: string
  /** Heading on paper. */
  readonly printTitle: (parts: { year: number; month: number }) => string
  /** First and last day of the period, on paper. */
  readonly printRange: (parts: { firstDay: CivilDate; lastDay: CivilDate }) => string
  /** Beside the numbers of the days, if a week continues from the page before. */
  readonly continued: string
  /** In front of the channels below a printed month. */
  readonly legend: string
  /** Spoken while days are chosen by keys. */
  readonly rangeChosen: (parts: {
    firstDay: CivilDate
    lastDay: CivilDate
    dayCount: number
  }) => string
  /** Keys, spoken with the grid. */
  readonly instructions: string
}

const ABBREVIATION_LENGTH = 3

const monthName = (month: number): string => MONTH_NAMES[month - 1] ?? ''

const weekdayName = (weekday: number): string => WEEKDAY_NAMES[weekday] ?? ''

/** The labels in English, and the default of the month calendar. */
export const englishMonthCalendarLabels: MonthCalendarLabels = {
  grid: ({ year, month }) => `${monthName(month)} ${year}`,
  weekdays: WEEKDAY_NAMES.map((name) => name.slice(0, ABBREVIATION_LENGTH)),
  weekdayNames: WEEKDAY_NAMES,
  dayText: ({ month, dayOfMonth, hasMonth }) =>
    hasMonth ? `${monthName(month).slice(0, ABBREVIATION_LENGTH)} ${dayOfMonth}` : `${dayOfMonth}`,
  dayLink: ({ visibleText, year, month, weekday, itemCount }) =>
    `${visibleText}, ${weekdayName(weekday)}, ${monthName(month)} ${year}, ${countText(
      itemCount,
      'item',
    )}`,
  ...englishCalendarEntryLabels,
  ...englishItemIntentLabels,
  ...englishMultiSelectionLabels,
  more: ({ count }) => `+${formatCount(count)} more`,
  moreName: ({ visibleText, day }) => `${visibleText} on ${formatShortDate(day)}`,
  dayListTitle: ({ year, month, dayOfMonth, weekday }) =>
    `${weekdayName(weekday)}, ${monthName(month)} ${dayOfMonth}, ${year}`,
  dayListEmpty: 'Nothing planned on this day.',
  printRange: ({ firstDay, lastDay }) =>
    `${formatShortDate(firstDay)} – ${formatShortDate(lastDay)}`,
  continued: 'continued',
  printTitle: ({ year, month }) => `${monthName(month)} ${year}`,
  legend: 'Channels',
  loading: 'Loading tactics',
  empty: ({ year, month }) => `Nothing planned in ${monthName(month)} ${year}.`,
  emptyHint: 'Double-click a day to add a tactic.',
  addTactic: 'Add Tactic',
  emptyFiltered: 'Nothing of this month matches the filters.',
  clearFilters: 'Clear Filters',
  error: 'The tactics of this month could not be loaded.',
  retry: 'Try again',
  rangeChosen: ({ firstDay, lastDay, dayCount }) =>
    `${dateSpanText(firstDay, lastDay)} chosen, ${countText(dayCount, 'day')}. Enter adds an item, Escape gives up.`,
  instructions: [
    'Arrow keys move by day and week, Page Up and Page Down by month.',
    'Shift with an arrow key chooses several days.',
    'Enter goes into the items of a day, N adds one, D opens the day.',
    'On an item, Alt with an arrow key moves it;',
    'Alt and Shift with an arrow key move its end, with Home and End its start.',
    'I tells more about it, Delete deletes it, Control C copies it, Shift F10 opens its menu.',
  ].join(' '),
}
