import { civilDateOf } from '@throughline/domain/calendar-dates'
import type { Demonstration } from './demonstration'
import type { ItemRow } from './item-rows'
import type { PlanOutline, PlanParts } from './plan-outline'
import type { DemonstrationMonth } from './year-of-months'

/** The primary budget of a plan exceeds the planned costs by this factor. */
const HEADROOM = 1.06

/** Rows of budgets, and the fields of the plan that mirror its primary budget. */
export interface BudgetRows {
  readonly budgets: Demonstration['budgets']
  readonly budgetChannels: Demonstration['budgetChannels']
  readonly budgetTags: Demonstration['budgetTags']
  readonly mirror: {
    readonly totalBudget: number
    readonly startDate: string
    readonly endDate: string
  }
}

/**
 * Three budgets for a plan: the primary one over the whole year, one for its
 * Email channel and one for its first tag.
 */
export function makeBudgets(
  plan: PlanOutline,
  parts: PlanParts,
  items: readonly ItemRow[],
  months: readonly DemonstrationMonth[],
  creatorId: number,
  firstId: number,
): BudgetRows {
  const planned = items.reduce((sum, { estimatedCost }) => sum + (estimatedCost ?? 0), 0)
  const startDate = civilDateOf(months[0]?.firstDay ?? 0)
  const endDate = civilDateOf(months.at(-1)?.lastDay ?? 0)
  const totalBudget = Math.ceil((planned * HEADROOM) / 5_000) * 5_000
  const common = { planId: plan.id, creatorId, startDate, endDate }
  const email = parts.channels.find(({ name }) => name === 'Email')
  const [firstTagId] = parts.tagIds
  return {
    budgets: [
      { ...common, id: firstId, name: `${plan.name} Budget`, value: totalBudget, isPrimary: true },
      { ...common, id: firstId + 1, name: 'Email', value: shareOf(totalBudget, 0.06) },
      { ...common, id: firstId + 2, name: 'Awareness', value: shareOf(totalBudget, 0.25) },
    ],
    budgetChannels: email === undefined ? [] : [{ budgetId: firstId + 1, channelId: email.id }],
    budgetTags: firstTagId === undefined ? [] : [{ budgetId: firstId + 2, tagId: firstTagId }],
    mirror: { totalBudget, startDate, endDate },
  }
}

function shareOf(total: number, share: number): number {
  return Math.round((total * share) / 1_000) * 1_000
}
