import { countText, formatCount } from '@throughline/domain/messages'
import { MONTH_NAMES, WEEKDAY_NAMES, formatShortDate } from '@throughline/domain/calendar-dates'
import type { CivilDate } from '@throughline/domain/calendar-dates'

import { dateSpanText, englishCalendarEntryLabels } from '../../calendar-parts'
import type { CalendarEntryLabels } from '../../calendar-parts'
import { englishItemIntentLabels } from '../../calendar-core'
import type { ItemIntentLabels, WhenParts } from '../../calendar-core'

/** Parts of the name of a day. */
export interface DayHeadParts {
  readonly year: number
  /** 1..12 */
  readonly month: number
  readonly dayOfMonth: number
  /** 0 is Sunday. */
  readonly weekday: number
}

/** Every text of a day calendar, seen or spoken. */
export interface DayCalendarLabels extends CalendarEntryLabels, ItemIntentLabels {
  /** Name of the grid. */
  readonly grid: (parts: { firstDay: CivilDate; lastDay: CivilDate }) => string
  /** Head of a day, before its number. */
  readonly dayHead: (parts: DayHeadParts & { isOnly: boolean }) => string
  /** Spoken name of a day. */
  readonly dayName: (parts: DayHeadParts) => string
  /** Beside the all-day row. */
  readonly allDay: string
  /** Beside a line of the hours; `time` is that of the bars. */
  readonly hour: (parts: { hour: number; time: string }) => string
  /** Spoken name of a time of a day. */
  readonly slot: (parts: { time: string; dayName: string; itemCount: number }) => string
  /** Spoken name of the all-day cell of a day. */
  readonly allDayCell: (parts: { dayName: string; itemCount: number }) => string
  /** From one time to another. */
  readonly timeRange: (parts: { start: string; end: string }) => string
  /** After the start of a timed box that has room for it. */
  readonly until: (parts: { end: string }) => string
  /** Spoken name of a timed box that has a length; has to begin with `name`. */
  readonly boxName: (parts: { name: string; end: string }) => string
  /** Opens the whole all-day row. */
  readonly more: (parts: { count: number }) => string
  /** Its spoken name; has to contain `visibleText`. */
  readonly moreName: (parts: { visibleText: string; day: CivilDate }) => string
  /** Closes it again. */
  readonly fewer: string
  readonly loading: string
  readonly empty: (parts: { isSeveral: boolean }) => string
  /** How to add something with the mouse, where that is possible. */
  readonly emptyHint: string
  readonly addTactic: string
  /** The filters leave nothing of these days. */
  readonly emptyFiltered: (parts: { isSeveral: boolean }) => string
  readonly clearFilters: string
  readonly error: string
  readonly retry: string
  /** Dates of an item, spoken and visible during a drag. */
  readonly when: (parts: WhenParts) => string
  /** Spoken while a range is marked by keys. */
  readonly marked: (parts: { when: string }) => string
  /** First and last day of the period, on paper. */
  readonly printRange: (parts: { firstDay: CivilDate; lastDay: CivilDate }) => string
  /** Above printed days. */
  readonly printTitle: (parts: { firstDayName: string; lastDayName: string }) => string
  /** Name of the legend of channels below printed days. */
  readonly legend: string
  /** Keys, spoken with the grid. */
  readonly instructions: string
}

const ABBREVIATION_LENGTH = 3

const itemsText = (count: number): string => (count === 0 ? 'no items' : countText(count, 'item'))

const whenInEnglish = ({ firstDay, lastDay, times }: WhenParts): string =>
  `${dateSpanText(firstDay, lastDay)}, ${times ?? 'all day'}`

/** The labels in English, and the default of the day calendar. */
export const englishDayCalendarLabels: DayCalendarLabels = {
  ...englishCalendarEntryLabels,
  grid: ({ firstDay, lastDay }) => `Hours of ${dateSpanText(firstDay, lastDay)}`,
  dayHead: ({ weekday, isOnly }) => {
    const name = WEEKDAY_NAMES[weekday] ?? ''
    return isOnly ? name : name.slice(0, ABBREVIATION_LENGTH)
  },
  dayName: ({ year, month, dayOfMonth, weekday }) =>
    `${WEEKDAY_NAMES[weekday] ?? ''}, ${MONTH_NAMES[month - 1] ?? ''} ${dayOfMonth}, ${year}`,
  allDay: 'All day',
  hour: ({ time }) => time,
  slot: ({ time, dayName, itemCount }) => `${time}, ${dayName}, ${itemsText(itemCount)}`,
  allDayCell: ({ dayName, itemCount }) => `All day, ${dayName}, ${itemsText(itemCount)}`,
  timeRange: ({ start, end }) => `${start}–${end}`,
  until: ({ end }) => `–${end}`,
  boxName: ({ name, end }) => `${name}, until ${end}`,
  more: ({ count }) => `+${formatCount(count)} more`,
  moreName: ({ visibleText, day }) => `${visibleText} all day on ${formatShortDate(day)}`,
  fewer: 'Show fewer',
  loading: 'Loading tactics',
  empty: ({ isSeveral }) => `Nothing planned on ${isSeveral ? 'these days' : 'this day'}.`,
  emptyHint: 'Double-click a time to add a tactic.',
  addTactic: 'Add Tactic',
  emptyFiltered: ({ isSeveral }) =>
    `Nothing on ${isSeveral ? 'these days' : 'this day'} matches the filters.`,
  clearFilters: 'Clear Filters',
  error: `The tactics could not be loaded.`,
  retry: 'Try again',
  ...englishItemIntentLabels,
  when: whenInEnglish,
  moved: ({ title, ...when }) => `${title} moved to ${whenInEnglish(when)}`,
  resized: ({ title, ...when }) => `${title} now lasts ${whenInEnglish(when)}`,
  resizeCancelled: englishItemIntentLabels.moveCancelled,
  resizeEnded: englishItemIntentLabels.moveCancelled,
  resizeRefused: ({ title }) => `${title} cannot be resized`,
  createCancelled: 'Nothing marked',
  marked: ({ when }) => `${when} marked`,
  printRange: ({ firstDay, lastDay }) =>
    firstDay === lastDay
      ? formatShortDate(firstDay)
      : `${formatShortDate(firstDay)} – ${formatShortDate(lastDay)}`,
  printTitle: ({ firstDayName, lastDayName }) =>
    firstDayName === lastDayName ? firstDayName : `${firstDayName} – ${lastDayName}`,
  legend: 'Channels',
  instructions:
    'Arrow keys move by half an hour and day, Page Up and Page Down by page. Enter goes into the items of a time, N adds one, Shift with an arrow key marks a range for it. On an item, Alt with an arrow key moves it, Alt and Shift with an arrow key moves its end, Alt and Shift with Home or End moves its start, A takes it for the whole day or back.',
}
