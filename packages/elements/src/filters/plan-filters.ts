import { defaultFilters, filterItems, type PlanFilters } from '@throughline/domain/filters'

import type { PlanItem } from '../plan-data'
import type { FilterChoices } from './filters.types'

/** Returns a plan without a lead plan and nested plans, for the filter rules. */
export function familyOf(planId: number) {
  return { id: planId, parentId: 0, parent: null, plans: [] }
}

/** Converts the filters of a page to those of the rules. */
export function planFiltersOf(choices: FilterChoices | undefined): PlanFilters {
  if (choices === undefined) return defaultFilters()
  return {
    ...defaultFilters(),
    tacticTypeIds: new Set(choices.tacticTypeIds),
    initiativeIds: new Set(choices.initiativeIds),
    tagIds: new Set(choices.tagIds),
  }
}

/**
 * Returns the items of a page that pass the filters, in their order.
 *
 * @returns the same array when all of them do
 */
export function itemsThatPass<Item extends PlanItem>(
  items: readonly Item[],
  choices: FilterChoices | undefined,
  planId: number,
): readonly Item[] {
  const details = { plan: familyOf(planId), hidesFromNestedPlans: () => false }
  return filterItems(items, planFiltersOf(choices), details)
}
