import { amountRefusalText } from '@throughline/domain/budget'
import { formatShortDate } from '@throughline/domain/calendar-dates'
import { BUDGET_MESSAGES, countText, formatCount } from '@throughline/domain/messages'

import type { FigureKind } from './model/visible-rows'

/** The texts in English. */
export const englishBudgetTableLabels = {
  /** Names the table for screen readers. */
  table: 'Budget',
  /** How cells are opened, for screen readers. */
  tableHint: 'Press Enter on an amount to see its items.',
  names: 'Channel and type',
  /** The heads of the columns of a period. */
  columns: { estimate: 'Est', actual: 'Act', variance: 'Var' } satisfies Readonly<
    Record<FigureKind, string>
  >,
  /** The group of columns with the sums of the range. An item counts in the month of its start. */
  total: 'Total, shown range, by start',
  /** The row with the sums of all channels. */
  monthlyTotals: 'Monthly Totals',
  failed: BUDGET_MESSAGES.loadFailed as string,
  /** Printed in place of rows that have not loaded. */
  loadingOnPaper: 'The budget was still loading. Print again when the table shows it.',
  retry: 'Try again',
  otherPlans: BUDGET_MESSAGES.hideOtherPlans as string,
  otherPlansHint: 'Costs of several plans are not shown together.',
  hideOtherPlans: 'Hide Other Plans',
  noChannels: 'No channels yet',
  noChannelsHint: 'A budget has a row for each channel of the plan.',
  noneVisible: 'No costs match the filters',
  noneVisibleHint: 'None of the items on these days pass the filters that are in use.',
  clearFilters: 'Clear Filters',
  /** Names the items behind a cell. */
  cell: ({ name, period }: { name: string; period: string }) => `${name}, ${period}`,
  item: 'Item',
  dates: 'Dates',
  estimatedCost: 'Estimated cost',
  actualCost: 'Actual cost',
  variance: 'Variance',
  sum: ({ count }: { count: number }) => countText(count, 'item'),
  costOf: ({ cost, title }: { cost: string; title: string }) => `${cost} of ${title}`,
  open: 'Open',
  openItem: ({ title }: { title: string }) => `Open ${title}`,
  close: 'Close',
  more: ({ count }: { count: number }) => `Show ${formatCount(count)} more`,
  readOnly: 'You cannot change these costs.',
  amountRefused: amountRefusalText,
  days: ({ start, end }: { start: string; end: string }) =>
    start === end ? formatShortDate(start) : `${formatShortDate(start)} – ${formatShortDate(end)}`,
}

/** Every text of the table of a budget and of the items behind its cells. */
export interface BudgetTableLabels extends Readonly<typeof englishBudgetTableLabels> {}
