export { activeFilterCount, activeFilters, withoutFilter } from './active-filters'
export type { ActiveFilter, FilterFamily } from './active-filters'
export { groupChannels } from './channel-groups'
export type { ChannelGroup, FilterableChannel, PlanTypes, TypeGroup } from './channel-groups'
export {
  toggleTypes,
  typesState,
  withChosen,
  withFilterChanges,
  withLeadVisible,
  withNestedPlanVisible,
} from './choose-filters'
export type { TypesState } from './choose-filters'
export { chosenTypes } from './chosen-types'
export { chosenGroupOf } from './filter-kind'
export type { FilterKind } from './filter-kind'
export { filterCounts } from './filter-counts'
export type { FilterCounts } from './filter-counts'
export { MAX_QUERY_CHARACTERS, filtersFromQuery, filtersToQuery } from './filter-query'
export type { FilterQuery } from './filter-query'
export { filterBySubscription, filterItems, isVisible } from './filter-items'
export type { FilteredItem, FilterDetails } from './filter-items'
export { matchesListFilter } from './list-filter'
export type { ListFilter } from './list-filter'
export { CHOSEN_GROUPS, clearedFilters, defaultFilters, hasChosen } from './plan-filters'
export type { ChosenGroup, PlanFilters } from './plan-filters'
export { FILTER_KEYS } from './filter-keys'
export type { FilterKey } from './filter-keys'
export { filtersFromTexts, filtersToTexts, existingFilters } from './stored-filters'
export type { FilterTexts, ExistingFilterIds } from './stored-filters'
