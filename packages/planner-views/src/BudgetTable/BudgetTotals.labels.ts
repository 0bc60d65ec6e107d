import { countText } from '@throughline/domain/messages'
import { englishFlowBarLabels } from '../FlowBar'
import type { FlowBarLabels } from '../FlowBar'

/** Every text of the totals and charts of a budget; those that a flow shows too are the same. */
export interface BudgetTotalsLabels extends FlowBarLabels {
  readonly budgetId: (parts: { id: number }) => string
  readonly ofBudget: (parts: { percent: number }) => string
  /** Whole months until the budget ends; 0 in the month in which it does, negative afterwards. */
  readonly monthsLeft: (parts: { months: number }) => string
  readonly estimated: (parts: { days: string; estimate: string }) => string
  readonly charts: string
  readonly byMonth: string
  readonly byChannel: string
  readonly remaining: string
  readonly estimate: string
  readonly actual: string
  readonly month: string
  readonly channel: string
  readonly share: string
  readonly asTable: string
  readonly asChart: string
  /** Names the button that turns a chart into a table and back. */
  readonly toggle: (parts: { label: string; chart: string }) => string
  readonly byMonthSummary: (parts: {
    estimate: string
    actual: string
    first: string
    last: string
    highest: string
  }) => string
  readonly byChannelSummary: (parts: { channels: readonly string[] }) => string
  readonly otherChannels: (parts: { count: number }) => string
  readonly noActuals: string
  readonly noCosts: string
  readonly loadingCharts: string
}

/** The texts in English. */
export const englishBudgetTotalsLabels: BudgetTotalsLabels = {
  ...englishFlowBarLabels,
  budgetId: ({ id }) => `Budget ID ${id}`,
  ofBudget: ({ percent }) => `${percent} % of the budget, all items`,
  monthsLeft: ({ months }) => {
    if (months < 0) return 'The budget has ended'
    if (months === 0) return 'Ends this month'
    return months === 1 ? '1 month left' : `${months} months left`
  },
  estimated: ({ days, estimate }) => `${days}, visible items, estimate ${estimate}`,
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
  toggle: ({ label, chart }) => `${label}: ${chart}`,
  byMonthSummary: ({ estimate, actual, first, last, highest }) =>
    `${first} to ${last}: estimate ${estimate}, actual ${actual}. Highest estimate in ${highest}.`,
  byChannelSummary: ({ channels }) => channels.join(', '),
  otherChannels: ({ count }) => countText(count, 'other channel'),
  noActuals: 'Nothing was spent on these days.',
  noCosts: 'No costs on these days.',
  loadingCharts: 'Loading charts',
}
