export { FilterSidebar } from './FilterSidebar'
export type {
  FilterChannel,
  FilterEntry,
  FilterGroups,
  FilterSection,
  FilterSidebarProps,
  FilterTagCategory,
} from './FilterSidebar.types'
export { englishFilterSidebarLabels } from './labels'
export type { FilterSidebarLabels } from './labels'
export { FILTER_SECTIONS } from './model/sections-of'
