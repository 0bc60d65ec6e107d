import { amountRefusalText, type AmountRefusal } from '@throughline/domain/budget'
import { formatShortDate } from '@throughline/domain/calendar-dates'
import { BUDGET_MESSAGES } from '@throughline/domain/messages'

import type { FigureKind } from './model/visible-rows'

/** Every text of the table of a budget and of the items behind its cells. */
export interface BudgetTableLabels {
  /** Names the table for screen readers. */
  readonly table: string
  /** How cells are opened, for screen readers. */
  readonly tableHint: string
  readonly names: string
  /** The heads of the columns of a period. */
  readonly columns: Readonly<Record<FigureKind, string>>
  /** The group of columns with the sums of the range. */
  readonly total: string
  /** The row with the sums of all channels. */
  readonly monthlyTotals: string
  readonly failed: string
  readonly retry: string
  readonly otherPlans: string
  readonly otherPlansHint: string
  readonly hideOtherPlans: string
  readonly noChannels: string
  readonly noChannelsHint: string
  readonly noneVisible: string
  readonly noneVisibleHint: string
  readonly clearFilters: string
  /** Names the items behind a cell. */
  readonly cell: (parts: { name: string; period: string }) => string
  readonly item: string
  readonly dates: string
  readonly estimatedCost: string
  readonly actualCost: string
  readonly variance: string
  readonly sum: (parts: { count: number }) => string
  readonly costOf: (parts: { cost: string; title: string }) => string
  readonly open: string
  readonly openItem: (parts: { title: string }) => string
  readonly close: string
  readonly more: (parts: { count: number }) => string
  readonly readOnly: string
  readonly amountRefused: (refusal: AmountRefusal) => string
  readonly days: (parts: { start: string; end: string }) => string
}

/** The texts in English. */
export const englishBudgetTableLabels: BudgetTableLabels = {
  table: 'Budget',
  tableHint: 'Press Enter on an amount to see its items.',
  names: 'Channel and type',
  columns: { estimate: 'Est', actual: 'Act', variance: 'Var' },
  total: 'Total, shown range',
  monthlyTotals: 'Monthly Totals',
  failed: BUDGET_MESSAGES.loadFailed,
  retry: 'Try again',
  otherPlans: BUDGET_MESSAGES.hideOtherPlans,
  otherPlansHint: 'Costs of several plans are not shown together.',
  hideOtherPlans: 'Hide Other Plans',
  noChannels: 'No channels yet',
  noChannelsHint: 'A budget has a row for each channel of the plan.',
  noneVisible: 'No costs match the filters',
  noneVisibleHint: 'None of the items on these days pass the filters that are in use.',
  clearFilters: 'Clear Filters',
  cell: ({ name, period }) => `${name}, ${period}`,
  item: 'Item',
  dates: 'Dates',
  estimatedCost: 'Estimated cost',
  actualCost: 'Actual cost',
  variance: 'Variance',
  sum: ({ count }) => (count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`),
  costOf: ({ cost, title }) => `${cost} of ${title}`,
  open: 'Open',
  openItem: ({ title }) => `Open ${title}`,
  close: 'Close',
  more: ({ count }) => `Show ${count} more`,
  readOnly: 'You cannot change these costs.',
  amountRefused: amountRefusalText,
  days: ({ start, end }) =>
    start === end ? formatShortDate(start) : `${formatShortDate(start)} – ${formatShortDate(end)}`,
}
