import type { ChannelGroup } from './channel-groups'
import { withChosen, withLeadVisible, withNestedPlanVisible, withTypes } from './choose-filters'
import { chosenTypes } from './chosen-types'
import { chosenGroupOf } from './filter-kind'
import type { FilterKind } from './filter-kind'
import type { PlanFilters } from './plan-filters'

const noTypes: readonly number[] = []

/** The relatives of a plan that can be hidden. */
export interface FilterFamily {
  /** The id of the lead plan; 0 if there is none. */
  readonly parentId: number
  /** The nested plans. */
  readonly plans: readonly { readonly id: number }[]
}

/** One filter in use: a hidden plan, or something chosen. */
export interface ActiveFilter {
  readonly kind: FilterKind
  /** Of the plan, channel group, type group, initiative, tag or calendar of interest. */
  readonly id: number
  /** The channel group of chosen types; null for types of no group and for other kinds. */
  readonly channelId: number | null
  /** The chosen types that the filter combines; empty for other kinds. */
  readonly typeIds: readonly number[]
}

/**
 * The filters in use, one by one as a person chose them: hidden nested plans, the
 * hidden lead plan, chosen types as `chosenTypes` puts them together, and each chosen
 * initiative, tag and calendar of interest. Relatives that the plan does not have are
 * left out.
 *
 * @param channels the groups of `groupChannels` that the types are chosen from
 */
export function activeFilters(
  filters: PlanFilters,
  family: FilterFamily,
  channels: readonly ChannelGroup[],
): readonly ActiveFilter[] {
  const { parentId, plans } = family
  return [
    ...plans
      .filter(({ id }) => filters.hiddenNestedPlanIds.has(id))
      .map(({ id }) => single('nested-plan', id)),
    ...(parentId === 0 || filters.isLeadVisible ? [] : [single('lead-plan', parentId)]),
    ...chosenTypes(filters, channels),
    ...[...filters.initiativeIds].map((id) => single('initiative', id)),
    ...[...filters.tagIds].map((id) => single('tag', id)),
    ...[...filters.subscriptionIds].map((id) => single('calendar', id)),
  ]
}

/** How many filters are in use: the number of `activeFilters`. */
export function activeFilterCount(
  filters: PlanFilters,
  family: FilterFamily,
  channels: readonly ChannelGroup[],
): number {
  return activeFilters(filters, family, channels).length
}

/** Returns the filters without one of those in use: shows its plan, or removes its choice. */
export function withoutFilter(
  filters: PlanFilters,
  { kind, id, typeIds }: Pick<ActiveFilter, 'kind' | 'id' | 'typeIds'>,
): PlanFilters {
  if (kind === 'lead-plan') return withLeadVisible(filters, true)
  if (kind === 'nested-plan') return withNestedPlanVisible(filters, id, true)
  const group = chosenGroupOf(kind)
  return group === undefined
    ? withTypes(filters, typeIds, false)
    : withChosen(filters, group, id, false)
}

function single(kind: FilterKind, id: number): ActiveFilter {
  return { kind, id, channelId: null, typeIds: noTypes }
}
