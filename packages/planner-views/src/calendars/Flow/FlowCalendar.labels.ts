import { defineLabels, labelsIn } from '@throughline/domain/locale'
import type { Locale } from '@throughline/domain/locale'
import { countTextIn } from '@throughline/domain/messages'
import type { CivilDate, DayNumber } from '@throughline/domain/calendar-dates'
import { nearestDateOf, weekdayOf, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { FlowGrouping, TimelineUnit } from '@throughline/domain/flow'

import { dateSpanText, englishCalendarEntryLabels } from '../../calendar-parts'
import { englishItemIntentLabels, englishMultiSelectionLabels } from '../../calendar-core'

/** The labels in English, and the default of the flow. */
export const englishFlowCalendarLabels = defineLabels('FlowCalendar', (locale) => ({
  ...labelsIn(locale, englishCalendarEntryLabels),
  ...labelsIn(locale, englishItemIntentLabels),
  ...labelsIn(locale, englishMultiSelectionLabels),
  /** Name of the grid. */
  grid: ({ firstDay, lastDay }: { firstDay: CivilDate; lastDay: CivilDate }) =>
    `Flow, ${dateSpanText(locale, firstDay, lastDay)}`,
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
  unit: (cell: UnitCell): string => unitText(locale, cell),
  /** Beside the name of a section: how many items it has. */
  count: ({ count }: { count: number }) => countTextIn(locale, count, 'item'),
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
    dateSpanText(locale, firstDay, lastDay),
  find: 'Find in flow',
  findCount: ({ at, count }: { at: number; count: number }) =>
    `${locale.number(at)} of ${locale.number(count)}`,
  findNone: 'No results',
  findPrevious: 'Previous result',
  findNext: 'Next result',
  findClose: 'Close',
  findClear: 'Clear',
  legend: 'Colors',
  printTitle: ({ firstDay, lastDay }: { firstDay: CivilDate; lastDay: CivilDate }) =>
    `Flow ${locale.day(firstDay)} – ${locale.day(lastDay)}`,
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
}))

/** Every text of a flow, seen or spoken. */
export interface FlowCalendarLabels extends Readonly<typeof englishFlowCalendarLabels> {}

/** A cell of the header of the timeline. */
interface UnitCell {
  readonly unit: TimelineUnit
  readonly day: DayNumber
  readonly isUpper: boolean
}

function unitText(locale: Locale, { unit, day, isUpper }: UnitCell): string {
  const { year, month } = yearMonthOf(day)
  const date = nearestDateOf(day)
  switch (unit) {
    case 'year':
      return String(year)
    case 'quarter': {
      const quarter = `Q${Math.floor((month - 1) / 3) + 1}`
      return isUpper ? `${quarter} ${year}` : quarter
    }
    case 'month':
      return isUpper ? locale.day(date, 'month') : locale.monthName(month, 'short')
    case 'week':
      return locale.day(date, 'narrow')
    case 'day':
    default:
      return `${locale.weekdayName(weekdayOf(day), 'short')} ${locale.day(date, 'narrow')}`
  }
}
