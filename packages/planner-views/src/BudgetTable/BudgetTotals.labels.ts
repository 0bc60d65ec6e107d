import { defineLabels, labelsIn } from '@throughline/domain/locale'
import { countTextIn } from '@throughline/domain/messages'
import { englishFlowBarLabels } from '../FlowBar'

/** The texts in English. */
export const englishBudgetTotalsLabels = defineLabels('BudgetTotals', (locale) => ({
  ...labelsIn(locale, englishFlowBarLabels),
  noTotals: 'Totals appear together with the figures below.',
  budgetId: ({ id }: { id: number }) => `Budget ID ${id}`,
  ofBudget: ({ percent }: { percent: number }) => `${percent} % of the budget, all items`,
  /** Whole months until the budget ends; 0 in the month in which it does, negative afterwards. */
  monthsLeft: ({ months }: { months: number }): string => {
    if (months < 0) return 'The budget has ended'
    if (months === 0) return 'Ends this month'
    return months === 1 ? '1 month left' : `${months} months left`
  },
  estimated: ({ days, estimate }: { days: string; estimate: string }) =>
    `${days}, visible items, estimate ${estimate}`,
  charts: 'Charts',
  byMonth: 'Estimate and actual by month',
  byChannel: 'Actual by channel',
  remaining: 'Remaining budget',
  estimate: 'Estimate',
  actual: 'Actual',
  month: 'Month',
  channel: 'Channel',
  share: 'Share',
  asTable: 'As table',
  asChart: 'As chart',
  /** Names the button that turns a chart into a table and back. */
  toggle: ({ label, chart }: { label: string; chart: string }) => `${label}: ${chart}`,
  byMonthSummary: ({
    estimate,
    actual,
    first,
    last,
    highest,
  }: {
    estimate: string
    actual: string
    first: string
    last: string
    highest: string
  }) =>
    `${first} to ${last}: estimate ${estimate}, actual ${actual}. Highest estimate in ${highest}.`,
  byChannelSummary: ({ channels }: { channels: readonly string[] }) => channels.join(', '),
  otherChannels: ({ count }: { count: number }) => countTextIn(locale, count, 'other channel'),
  noActuals: 'Nothing was spent on these days.',
  noCosts: 'No costs on these days.',
  loadingCharts: 'Loading charts',
}))

/** Every text of the totals and charts of a budget; those that a flow shows too are the same. */
export interface BudgetTotalsLabels extends Readonly<typeof englishBudgetTotalsLabels> {}
