import { formatShortDate } from '@throughline/domain/calendar-dates'
import type { CivilDate, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { FlowGrouping, FlowZoom } from '@throughline/domain/flow'
import { BUDGET_MESSAGES } from '@throughline/domain/messages'

/** Every text of the bar above a flow. */
export interface FlowBarLabels {
  /** Names the figures for screen readers. */
  readonly figures: string
  readonly totalBudget: string
  readonly totalActual: string
  readonly totalRemaining: string
  /** Expenses on the visible days. */
  readonly totalExpenses: string
  /** In place of a budget while none is set. */
  readonly noBudget: string
  readonly loading: string
  /** In place of the spent amount of the budget, if it could not be loaded. */
  readonly budgetFailed: string
  readonly retry: string
  /** The days of the budget; null for an open end. */
  readonly budgetDates: (parts: { start: CivilDate | null; end: CivilDate | null }) => string
  readonly visibleDates: (parts: { start: CivilDate; end: CivilDate }) => string
  /** Names the meter. */
  readonly spent: string
  readonly spentOf: (parts: { actual: string; total: string }) => string
  readonly otherPlans: string
  readonly hideOtherPlans: string
  readonly controls: string
  readonly zoom: string
  readonly zooms: Readonly<Record<FlowZoom, string>>
  readonly groupBy: string
  readonly colorBy: string
  readonly groupings: Readonly<Record<FlowGrouping, string>>
  readonly grouping: (parts: { name: string }) => string
  readonly colouring: (parts: { name: string }) => string
  readonly weekStart: string
  readonly weekStarts: (parts: { weekStartDay: WeekStartDay }) => string
  readonly weekDays: Readonly<Record<WeekStartDay, string>>
  readonly weekStartLocked: string
  /** Names the menu of all choices, where there is no room for one each. */
  readonly options: string
}

/** The texts in English. */
export const englishFlowBarLabels: FlowBarLabels = {
  figures: 'Budget and expenses',
  totalBudget: 'Total Budget',
  totalActual: 'Total Actual',
  totalRemaining: 'Total Remaining',
  totalExpenses: 'Total Expenses, shown range',
  noBudget: 'Not set',
  loading: 'Loading figures',
  budgetFailed: 'What was spent of the budget could not be read.',
  retry: 'Try again',
  budgetDates: ({ start, end }) => {
    if (start === null && end === null) return 'Of all dates'
    if (start === null) return `Until ${formatShortDate(end ?? '')}`
    return end === null
      ? `From ${formatShortDate(start)}`
      : `${formatShortDate(start)} – ${formatShortDate(end)}`
  },
  visibleDates: ({ start, end }) => `${formatShortDate(start)} – ${formatShortDate(end)}`,
  spent: 'Spent',
  spentOf: ({ actual, total }) => `${actual} of ${total}`,
  otherPlans: BUDGET_MESSAGES.hideOtherPlans,
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
  },
  groupBy: 'Group by',
  colorBy: 'Color by',
  groupings: {
    channel: 'Channel',
    initiative: 'Initiative',
    'tag-category': 'Tag category',
    plan: 'Plan',
  },
  grouping: ({ name }) => `Group by ${name.toLowerCase()}`,
  colouring: ({ name }) => `Color by ${name.toLowerCase()}`,
  weekStart: 'Week starts on',
  weekStarts: ({ weekStartDay }) =>
    `Week starts ${weekStartDay === 'sunday' ? 'Sunday' : 'Monday'}`,
  weekDays: { sunday: 'Sunday', monday: 'Monday' },
  weekStartLocked: 'Only plan admins can change it',
  options: 'Timeline options',
}
