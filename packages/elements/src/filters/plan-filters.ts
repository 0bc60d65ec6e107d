import { defaultFilters, filterItems, type PlanFilters } from '@throughline/domain/filters'

import { wholeItems } from '../plan-data'
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
  const whole = wholeItems(items, planId)
  const facts = { plan: familyOf(planId), hidesFromNestedPlans: () => false }
  const shown = filterItems(whole, planFiltersOf(choices), facts)
  if (shown.length === whole.length) return items
  const shownItems = new Set(shown)
  return items.filter((_item, at) => {
    const one = whole[at]
    return one !== undefined && shownItems.has(one)
  })
}
