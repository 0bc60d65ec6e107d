import { defineFilters } from './define'

export { defineFilters, ThroughlineFiltersElement } from './define'
export type { FiltersElement, FiltersEventMap, FiltersMethods, FiltersProperties } from './define'

defineFilters()
