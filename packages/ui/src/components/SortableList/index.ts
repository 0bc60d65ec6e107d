export { SortableList, type SortableListProps } from './SortableList'
export { type SortableVariant, type SortableSlot } from './SortableRows'
export type { SortableItem } from './use-sortable'
export { moveItem } from './arrangement'
export {
  englishSortableListLabels,
  type SortableListLabels,
  type SortablePosition,
} from './sortable-labels'
