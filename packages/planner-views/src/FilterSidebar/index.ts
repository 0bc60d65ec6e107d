export { FilterSidebar } from './FilterSidebar'
export type {
  FilterChannel,
  FilterChannelPlan,
  FilterEntry,
  FilterGroups,
  FilterSidebarProps,
  FilterTagCategory,
} from './FilterSidebar.types'
export { filterChannelsOf } from './model/filter-channels'
export type { FilterPlan } from './model/filter-channels'
export { englishFilterSidebarLabels } from './FilterSidebar.labels'
export type { FilterSidebarLabels } from './FilterSidebar.labels'
export { FILTER_SECTIONS } from './filter-section'
export type { FilterSection } from './filter-section'
