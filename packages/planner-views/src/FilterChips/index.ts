export { FilterChips } from './FilterChips'
export type { FilterChipsProps } from './FilterChips.types'
export { englishFilterChipsLabels } from './labels'
export type { FilterChipsLabels } from './labels'
