import { countText, formatCount } from '@throughline/domain/messages'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import {
  dayOfMonthOf,
  formatShortDate,
  MONTH_NAMES,
  WEEKDAY_NAMES,
  weekdayOf,
  yearMonthOf,
} from '@throughline/domain/calendar-dates'
import type { FlowGrouping, TimelineUnit } from '@throughline/domain/flow'

import { dateSpanText, englishCalendarEntryLabels } from '../../calendar-parts'
import type { CalendarEntryLabels } from '../../calendar-parts'
import { englishItemIntentLabels, englishMultiSelectionLabels } from '../../calendar-core'
import type { ItemIntentLabels, MultiSelectionLabels } from '../../calendar-core'

/** Every text of a flow, seen or spoken. */
export interface FlowCalendarLabels
  extends CalendarEntryLabels, ItemIntentLabels, MultiSelectionLabels {
  /** Name of the grid. */
  readonly grid: (parts: { firstDay: CivilDate; lastDay: CivilDate }) => string
  /** Head of the column of names, by the grouping of the rows. */
  readonly names: Readonly<Record<FlowGrouping, string>>
  readonly estimate: string
  readonly actual: string
  readonly variance: string
  /** The same, as a screen reader says them. */
  readonly estimateName: string
  readonly actualName: string
  readonly varianceName: string
  /** Name of the column of the timeline. */
  readonly timeline: string
  /** Text of a cell of the header; `isNarrow` where there is little room. */
  readonly unit: (parts: { unit: TimelineUnit; day: DayNumber; isUpper: boolean }) => string
  /** Beside the name of a section: how many items it has. */
  readonly count: (parts: { count: number }) => string
  readonly monthlyTotals: string
  /** Spoken name of a figure of the totals; has to contain `visibleText`. */
  readonly total: (parts: { visibleText: string; name: string }) => string
  /** Spoken name of a figure that opens its items. */
  readonly figure: (parts: { kind: string; name: string; amount: string }) => string
  /** Of the list behind a figure. */
  readonly figureList: (parts: { kind: string; name: string }) => string
  readonly figureListEmpty: string
  readonly collapseAll: string
  readonly expandAll: string
  readonly today: string
  readonly loading: string
  readonly empty: string
  readonly emptyHint: string
  readonly addTactic: string
  readonly emptyFiltered: string
  readonly clearFilters: string
  readonly error: string
  readonly retry: string
  /** Of the overview, which shows where on the timeline the view is. */
  readonly overview: string
  /** Spoken value of the overview. */
  readonly overviewValue: (parts: { firstDay: CivilDate; lastDay: CivilDate }) => string
  readonly find: string
  readonly findCount: (parts: { at: number; count: number }) => string
  readonly findNone: string
  readonly findPrevious: string
  readonly findNext: string
  readonly findClose: string
  readonly findClear: string
  readonly legend: string
  readonly printTitle: (parts: { firstDay: CivilDate; lastDay: CivilDate }) => string
  /** After the name of a section whose head is repeated on a further page. */
  readonly continued: string
  /** Below each page on paper. */
  readonly page: (parts: { page: number; pageCount: number }) => string
  /** Spoken after an item was dropped on another row. */
  readonly rowChanged: (parts: { title: string; rowName: string }) => string
  readonly rowRefused: (parts: { title: string; rowName: string }) => string
  /** Keys, spoken with the grid. */
  readonly instructions: string
}

const ABBREVIATION_LENGTH = 3

/** The labels in English, and the default of the flow. */
export const englishFlowCalendarLabels: FlowCalendarLabels = {
  ...englishCalendarEntryLabels,
  ...englishItemIntentLabels,
  ...englishMultiSelectionLabels,
  grid: ({ firstDay, lastDay }) => `Flow, ${dateSpanText(firstDay, lastDay)}`,
  names: {
    channel: 'Channel and type',
    initiative: 'Initiative and channel',
    'tag-category': 'Tag category and tag',
    plan: 'Plan and channel',
  },
  estimate: 'Est',
  actual: 'Act',
  variance: 'Var',
  estimateName: 'Estimate',
  actualName: 'Actual',
  varianceName: 'Variance',
  timeline: 'Timeline',
  unit: unitText,
  count: ({ count }) => countText(count, 'item'),
  monthlyTotals: 'Monthly Totals',
  total: ({ visibleText, name }) => `${visibleText}, ${name}`,
  figure: ({ kind, name, amount }) => `${kind} of ${name}: ${amount}`,
  figureList: ({ kind, name }) => `${kind} of ${name}`,
  figureListEmpty: 'No item has a cost here.',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  today: 'Today',
  loading: 'Loading tactics',
  empty: 'Nothing planned on these days.',
  emptyHint: 'Drag over the days of a row to add a tactic.',
  addTactic: 'Add Tactic',
  emptyFiltered: 'Nothing on these days matches the filters.',
  clearFilters: 'Clear Filters',
  error: 'The tactics of these days could not be loaded.',
  retry: 'Try again',
  overview: 'Shown days',
  overviewValue: ({ firstDay, lastDay }) => dateSpanText(firstDay, lastDay),
  find: 'Find in flow',
  findCount: ({ at, count }) => `${formatCount(at)} of ${formatCount(count)}`,
  findNone: 'No results',
  findPrevious: 'Previous result',
  findNext: 'Next result',
  findClose: 'Close',
  findClear: 'Clear',
  legend: 'Colors',
  printTitle: ({ firstDay, lastDay }) =>
    `Flow ${formatShortDate(firstDay)} – ${formatShortDate(lastDay)}`,
  continued: '(continued)',
  page: ({ page, pageCount }) => `${page} of ${pageCount}`,
  rowChanged: ({ title, rowName }) => `Moving ${title} to ${rowName}`,
  rowRefused: ({ title, rowName }) => `${title} cannot be moved to ${rowName}`,
  instructions: [
    'Arrow keys move by item and row, Home and End to the ends of a row.',
    'Left and Right close and open a section.',
    'N adds an item, Plus and Minus zoom, Control F finds items.',
    'On an item, Alt with an arrow key moves it by a day or to another row;',
    'Alt and Shift with an arrow key move its end, with Home and End its start.',
    'I tells more about it, Delete deletes it, Control C copies it, Shift F10 opens its menu.',
  ].join(' '),
}

function unitText({
  unit,
  day,
  isUpper,
}: {
  readonly unit: TimelineUnit
  readonly day: DayNumber
  readonly isUpper: boolean
}): string {
  const { year, month } = yearMonthOf(day)
  const monthName = MONTH_NAMES[month - 1] ?? ''
  switch (unit) {
    case 'year':
      return String(year)
    case 'quarter': {
      const quarter = `Q${Math.floor((month - 1) / 3) + 1}`
      return isUpper ? `${quarter} ${year}` : quarter
    }
    case 'month':
      return isUpper ? `${monthName} ${year}` : monthName.slice(0, ABBREVIATION_LENGTH)
    case 'week':
      return `${month}/${dayOfMonthOf(day)}`
    case 'day':
    default: {
      const weekday = WEEKDAY_NAMES[weekdayOf(day)] ?? ''
      return `${weekday.slice(0, ABBREVIATION_LENGTH)} ${month}/${dayOfMonthOf(day)}`
    }
  }
}
