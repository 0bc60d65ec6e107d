import { clearedFilters, type ChosenGroup, type PlanFilters } from './plan-filters'

/** Filters with one entry of a group chosen or not. */
export function withChosen(
  filters: PlanFilters,
  group: ChosenGroup,
  id: number,
  isChosen: boolean,
): PlanFilters {
  return { ...filters, [group]: changed(filters[group], [id], isChosen) }
}

/** Filters with the lead plan shown or hidden. */
export function withLeadVisible(filters: PlanFilters, isVisible: boolean): PlanFilters {
  return { ...filters, isLeadVisible: isVisible }
}

/** Filters with a nested plan shown or hidden. */
export function withNestedPlanVisible(
  filters: PlanFilters,
  planId: number,
  isVisible: boolean,
): PlanFilters {
  return {
    ...filters,
    hiddenNestedPlanIds: changed(filters.hiddenNestedPlanIds, [planId], !isVisible),
  }
}

/** How many of several tactic types are chosen. */
export type TypesState = 'all' | 'some' | 'none'

/** How many of some types are chosen; `none` for an empty list. */
export function typesState(filters: PlanFilters, typeIds: readonly number[]): TypesState {
  const count = typeIds.filter((id) => filters.tacticTypeIds.has(id)).length
  if (count === 0) return 'none'
  return count === typeIds.length ? 'all' : 'some'
}

/**
 * Returns the filters with all of the types chosen or, if they all were, with all of them removed.
 */
export function toggleTypes(filters: PlanFilters, typeIds: readonly number[]): PlanFilters {
  return withTypes(filters, typeIds, typesState(filters, typeIds) !== 'all')
}

/** Returns the filters with all of the types chosen, or all of them removed. */
export function withTypes(
  filters: PlanFilters,
  typeIds: readonly number[],
  isChosen: boolean,
): PlanFilters {
  return { ...filters, tacticTypeIds: changed(filters.tacticTypeIds, typeIds, isChosen) }
}

/**
 * Returns the filters with the changes that lead from `before` to `after`. A control reports all
 * filters, and may not have rendered the previous change yet. Cleared filters stay cleared.
 */
export function withFilterChanges(
  filters: PlanFilters,
  { before, after }: { readonly before: PlanFilters; readonly after: PlanFilters },
): PlanFilters {
  if (after === clearedFilters()) return after
  const merged = (group: ChosenGroup | 'hiddenNestedPlanIds'): ReadonlySet<number> => {
    const [was, is] = [before[group], after[group]]
    const removed = [...was].filter((id) => !is.has(id))
    const added = [...is].filter((id) => !was.has(id))
    return changed(changed(filters[group], removed, false), added, true)
  }
  return {
    isLeadVisible: (before.isLeadVisible === after.isLeadVisible ? filters : after).isLeadVisible,
    hiddenNestedPlanIds: merged('hiddenNestedPlanIds'),
    tacticTypeIds: merged('tacticTypeIds'),
    initiativeIds: merged('initiativeIds'),
    tagIds: merged('tagIds'),
    subscriptionIds: merged('subscriptionIds'),
  }
}

function changed(
  ids: ReadonlySet<number>,
  changing: readonly number[],
  isIn: boolean,
): ReadonlySet<number> {
  const next = new Set(ids)
  for (const id of changing) {
    if (isIn) next.add(id)
    else next.delete(id)
  }
  return next
}
