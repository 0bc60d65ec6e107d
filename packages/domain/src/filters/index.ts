export { activeFilterCount } from './active-filter-count'
export { chosenTypeCount, groupChannels } from './channel-groups'
export type { ChannelGroup, FilterableChannel, PlanTypes, TypeGroup } from './channel-groups'
export {
  toggleTypes,
  typesState,
  withChosen,
  withLeadShown,
  withNestedPlanShown,
} from './choose-filters'
export type { TypesState } from './choose-filters'
export { filterCounts } from './filter-counts'
export type { FilterCounts } from './filter-counts'
export { filterBySubscription, filterItems, isShown } from './filter-items'
export type { FilteredItem, FilterFacts } from './filter-items'
export { CHOSEN_GROUPS, clearedFilters, defaultFilters, hasChosen } from './plan-filters'
export type { ChosenGroup, PlanFilters } from './plan-filters'
export { FILTER_KEYS, filtersFromTexts, filtersToTexts, knownFilters } from './stored-filters'
export type { FilterKey, FilterTexts, KnownFilterIds } from './stored-filters'
