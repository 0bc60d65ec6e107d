import type { components } from '@throughline/api-client/schema'
import { iri, nullableIri } from '../../http/references'
import type { BudgetRow } from './queries'

type Budget = components['schemas']['Budget']

/** A budget. */
export function presentBudget(budget: BudgetRow): Budget {
  const { initiativeIds, tagIds, channelIds, hiddenInitiativeIds, hiddenTagIds } = budget
  const purposes = [initiativeIds, tagIds, channelIds, hiddenInitiativeIds, hiddenTagIds]
  return {
    id: budget.id,
    version: budget.version,
    creator: nullableIri('users', budget.creatorId),
    creatorId: budget.creatorId,
    plan: iri('plans', budget.planId),
    planId: budget.planId,
    name: budget.name,
    value: budget.value,
    startDate: budget.startDate,
    endDate: budget.endDate,
    active: budget.active,
    isArchivedBySwitch: budget.isArchivedBySwitch,
    isPrimary: budget.isPrimary,
    initiatives: [...initiativeIds],
    tags: [...tagIds],
    channels: [...channelIds],
    isHighLevel: purposes.every((ids) => ids.length === 0),
  }
}
