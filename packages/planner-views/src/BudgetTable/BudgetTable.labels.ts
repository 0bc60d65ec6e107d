import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { amountRefusalText, englishAmountLabels } from '@throughline/domain/budget'
import type { AmountRefusal } from '@throughline/domain/budget'
import { countTextIn, BUDGET_MESSAGES } from '@throughline/domain/messages'

import type { FigureKind } from './model/visible-rows'

/** The texts in English. */
export const englishBudgetTableLabels = defineLabels('BudgetTable', (locale) => ({
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
  sum: ({ count }: { count: number }) => countTextIn(locale, count, 'item'),
  costOf: ({ cost, title }: { cost: string; title: string }) => `${cost} of ${title}`,
  open: 'Open',
  openItem: ({ title }: { title: string }) => `Open ${title}`,
  close: 'Close',
  more: ({ count }: { count: number }) => `Show ${locale.number(count)} more`,
  readOnly: 'You cannot change these costs.',
  amountRefused: (refusal: AmountRefusal): string =>
    amountRefusalText(refusal, labelsIn(locale, englishAmountLabels)),
  days: ({ start, end }: { start: string; end: string }) =>
    start === end ? locale.day(start) : `${locale.day(start)} – ${locale.day(end)}`,
}))

/** Every text of the table of a budget and of the items behind its cells. */
export interface BudgetTableLabels extends Readonly<typeof englishBudgetTableLabels> {}
