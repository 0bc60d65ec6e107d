export { SortableList, type SortableListProps } from './SortableList'
export { type SortableVariant, type SortableSlot } from '../../internal/sortable/SortableRows'
export type { SortableItem } from '../../internal/sortable/use-sortable'
export { moveItem } from '../../internal/sortable/arrangement'
export {
  englishSortableListLabels,
  type SortableListLabels,
  type SortablePosition,
} from '../../internal/sortable/sortable.labels'
