import { defineLabels } from '@throughline/domain/locale'
import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { FlowGrouping, FlowZoom } from '@throughline/domain/flow'
import { BUDGET_MESSAGES } from '@throughline/domain/messages'

/** The texts in English. */
export const englishFlowBarLabels = defineLabels('FlowBar', (locale) => ({
  /** Names the figures for screen readers. */
  figures: 'Budget and expenses',
  totalBudget: 'Total Budget',
  totalActual: 'Total Actual',
  totalRemaining: 'Total Remaining',
  /** Expenses on the visible days. */
  totalExpenses: 'Total Expenses, shown range',
  /** In place of a budget while none is set. */
  noBudget: 'Not set',
  loading: 'Loading figures',
  /** In place of the spent amount of the budget, if it could not be loaded. */
  budgetFailed: 'What was spent of the budget could not be read.',
  retry: 'Try again',
  /** The days of the budget; null for an open end. */
  budgetDates: ({ start, end }: { start: CivilDate | null; end: CivilDate | null }) => {
    if (start === null && end === null) return 'Of all dates'
    if (start === null) return `Until ${locale.day(end ?? '')}`
    return end === null ? `From ${locale.day(start)}` : `${locale.day(start)} – ${locale.day(end)}`
  },
  /** The days of the spent amount. It ignores filters, unlike the expenses beside it. */
  allItems: ({ days }: { days: string }) => `${days}, all items`,
  /** The days of the expenses, which count the items that pass the filters. */
  visibleItems: ({ days }: { days: string }) => `${days}, visible items`,
  visibleDates: ({ start, end }: { start: CivilDate; end: CivilDate }) =>
    `${locale.day(start)} – ${locale.day(end)}`,
  /** Names the meter. */
  spent: 'Spent',
  spentOf: ({ actual, total }: { actual: string; total: string }) => `${actual} of ${total}`,
  otherPlans: BUDGET_MESSAGES.hideOtherPlans as string,
  hideOtherPlans: 'Hide Other Plans',
  controls: 'Timeline',
  zoom: 'Zoom',
  zooms: {
    week: 'Week',
    month: 'Month',
    quarter: 'Quarter',
    year: 'Year',
    'three-years': '3 years',
    fit: 'Fit',
  } satisfies Readonly<Record<FlowZoom, string>>,
  groupBy: 'Group by',
  colorBy: 'Color by',
  groupings: {
    channel: 'Channel',
    initiative: 'Initiative',
    'tag-category': 'Tag category',
    plan: 'Plan',
  } satisfies Readonly<Record<FlowGrouping, string>>,
  grouping: ({ name }: { name: string }) => `Group by ${name.toLowerCase()}`,
  colouring: ({ name }: { name: string }) => `Color by ${name.toLowerCase()}`,
  weekStart: 'Week starts on',
  weekStarts: ({ weekStartDay }: { weekStartDay: WeekStartDay }) =>
    `Week starts ${weekStartDay === 'sunday' ? 'Sunday' : 'Monday'}`,
  weekDays: { sunday: 'Sunday', monday: 'Monday' } satisfies Readonly<Record<WeekStartDay, string>>,
  weekStartLocked: 'Only plan admins can change it',
  /** Names the menu of all choices, where there is no room for one each. */
  options: 'Timeline options',
}))

/** Every text of the bar above a flow. */
export interface FlowBarLabels extends Readonly<typeof englishFlowBarLabels> {}
