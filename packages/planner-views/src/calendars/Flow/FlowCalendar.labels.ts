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
import { englishItemIntentLabels, englishMultiSelectionLabels } from '../../calendar-core'

const ABBREVIATION_LENGTH = 3

/** The labels in English, and the default of the flow. */
export const englishFlowCalendarLabels = {
  ...englishCalendarEntryLabels,
  ...englishItemIntentLabels,
  ...englishMultiSelectionLabels,
  /** Name of the grid. */
  grid: ({ firstDay, lastDay }: { firstDay: CivilDate; lastDay: CivilDate }) =>
    `Flow, ${dateSpanText(firstDay, lastDay)}`,
  /** Head of the column of names, by the grouping of the rows. */
  names: {
    channel: 'Channel and type',
    initiative: 'Initiative and channel',
    'tag-category': 'Tag category and tag',
    plan: 'Plan and channel',
  } satisfies Readonly<Record<FlowGrouping, string>>,
  estimate: 'Est',
  actual: 'Act',
  variance: 'Var',
  /** The same, as a screen reader says them. */
  estimateName: 'Estimate',
  actualName: 'Actual',
  varianceName: 'Variance',
  /** Name of the column of the timeline. */
  timeline: 'Timeline',
  /** Text of a cell of the header; `isNarrow` where there is little room. */
  unit: unitText,
  /** Beside the name of a section: how many items it has. */
  count: ({ count }: { count: number }) => countText(count, 'item'),
  monthlyTotals: 'Monthly Totals',
  /** Spoken name of a figure of the totals; has to contain `visibleText`. */
  total: ({ visibleText, name }: { visibleText: string; name: string }) =>
    `${visibleText}, ${name}`,
  /** Spoken name of a figure that opens its items. */
  figure: ({ kind, name, amount }: { kind: string; name: string; amount: string }) =>
    `${kind} of ${name}: ${amount}`,
  /** Of the list behind a figure. */
  figureList: ({ kind, name }: { kind: string; name: string }) => `${kind} of ${name}`,
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
  /** Of the overview, which shows where on the timeline the view is. */
  overview: 'Shown days',
  /** Spoken value of the overview. */
  overviewValue: ({ firstDay, lastDay }: { firstDay: CivilDate; lastDay: CivilDate }) =>
    dateSpanText(firstDay, lastDay),
  find: 'Find in flow',
  findCount: ({ at, count }: { at: number; count: number }) =>
    `${formatCount(at)} of ${formatCount(count)}`,
  findNone: 'No results',
  findPrevious: 'Previous result',
  findNext: 'Next result',
  findClose: 'Close',
  findClear: 'Clear',
  legend: 'Colors',
  printTitle: ({ firstDay, lastDay }: { firstDay: CivilDate; lastDay: CivilDate }) =>
    `Flow ${formatShortDate(firstDay)} – ${formatShortDate(lastDay)}`,
  /** After the name of a section whose head is repeated on a further page. */
  continued: '(continued)',
  /** Below each page on paper. */
  page: ({ page, pageCount }: { page: number; pageCount: number }) => `${page} of ${pageCount}`,
  /** Spoken after an item was dropped on another row. */
  rowChanged: ({ title, rowName }: { title: string; rowName: string }) =>
    `Moving ${title} to ${rowName}`,
  rowRefused: ({ title, rowName }: { title: string; rowName: string }) =>
    `${title} cannot be moved to ${rowName}`,
  /** Keys, spoken with the grid. */
  instructions: [
    'Arrow keys move by item and row, Home and End to the ends of a row.',
    'Left and Right close and open a section.',
    'N adds an item, Plus and Minus zoom, Control F finds items.',
    'On an item, Alt with an arrow key moves it by a day or to another row;',
    'Alt and Shift with an arrow key move its end, with Home and End its start.',
    'I tells more about it, Delete deletes it, Control C copies it, Shift F10 opens its menu.',
  ].join(' '),
}

/** Every text of a flow, seen or spoken. */
export interface FlowCalendarLabels extends Readonly<typeof englishFlowCalendarLabels> {}

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
