import type { ChosenGroup, PlanFilters } from './plan-filters'

/** Filters with one entry of a group chosen, or no longer chosen. */
export function withChosen(
  filters: PlanFilters,
  group: ChosenGroup,
  id: number,
  isChosen: boolean,
): PlanFilters {
  return { ...filters, [group]: changed(filters[group], [id], isChosen) }
}

/** Filters with the lead plan shown or hidden. */
export function withLeadShown(filters: PlanFilters, isShown: boolean): PlanFilters {
  return { ...filters, isLeadVisible: isShown }
}

/** Filters with a nested plan shown or hidden. */
export function withNestedPlanShown(
  filters: PlanFilters,
  planId: number,
  isShown: boolean,
): PlanFilters {
  return {
    ...filters,
    hiddenNestedPlanIds: changed(filters.hiddenNestedPlanIds, [planId], !isShown),
  }
}

/** How much of a channel is chosen. */
export type ChannelState = 'all' | 'some' | 'none'

/** How many of a channel's types are chosen: all, some or none. A channel without types has none. */
export function channelState(filters: PlanFilters, typeIds: readonly number[]): ChannelState {
  const count = typeIds.filter((id) => filters.tacticTypeIds.has(id)).length
  if (count === 0) return 'none'
  return count === typeIds.length ? 'all' : 'some'
}

/** Filters with all types of a channel chosen or, when they all were, with none of them. */
export function toggleChannel(filters: PlanFilters, typeIds: readonly number[]): PlanFilters {
  const isChosen = channelState(filters, typeIds) !== 'all'
  return { ...filters, tacticTypeIds: changed(filters.tacticTypeIds, typeIds, isChosen) }
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
