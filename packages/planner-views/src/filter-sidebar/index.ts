export { FilterSidebar } from './FilterSidebar'
export type {
  FilterChannel,
  FilterEntry,
  FilterGroups,
  FilterSidebarProps,
  FilterTagCategory,
} from './FilterSidebar.types'
export { englishFilterSidebarLabels } from './labels'
export type { FilterSidebarLabels } from './labels'
export { FILTER_SECTIONS } from './filter-section'
export type { FilterSection } from './filter-section'
