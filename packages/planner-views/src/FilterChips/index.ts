export { FilterChips } from './FilterChips'
export type { FilterChipsProps } from './FilterChips.types'
export { englishFilterChipsLabels } from './FilterChips.labels'
export type { FilterChipsLabels } from './FilterChips.labels'
