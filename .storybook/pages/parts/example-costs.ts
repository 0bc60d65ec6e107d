import { budgetTree, type BudgetDetails } from '@throughline/domain/budget'
import { channelColors } from '@throughline/ui/theme'

const channels = ['Website', 'Email', 'Social', 'Print', 'Events'] as const

const details: BudgetDetails = {
  currentPlanId: 1,
  hasEmptyRows: true,
  channels: channels.map((name, at) => ({
    id: at + 1,
    name,
    kind: 'standard',
    planId: 1,
    uiColor: channelColors[at * 2] ?? channelColors[0],
    tacticTypes: [{ id: 101 + at, name, kind: 'standard', isHidden: false }],
  })),
}

/** One cost a channel and month of a quarter. */
const items = ['10', '11', '12'].flatMap((month, at) =>
  channels.map((_channel, channel) => ({
    id: at * channels.length + channel,
    planId: 1,
    tacticTypeId: 101 + channel,
    isUnscheduled: false,
    isInitiative: false,
    startDate: `2026-${month}-05T08:00:00`,
    endDate: `2026-${month}-05T09:00:00`,
    estimatedCost: 6000 + 1500 * channel + 900 * at,
    actualCost: 5200 + 1700 * channel + 700 * at,
  })),
)

/** Costs of five channels over a quarter, for drawings of charts. */
export const exampleTree = budgetTree(items, details, {
  range: { start: '2026-10-01', end: '2026-12-31' },
  period: 'month',
})
