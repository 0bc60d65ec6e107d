export { englishOverstoryLabels } from './labels'
export type { OverstoryLabels } from './labels'
export { Overstory } from './Overstory'
export type { OverstoryItems, OverstoryProps } from './Overstory.types'
