export { SortableList, type SortableListProps } from './SortableList'
export { type SortableLook, type SortableSlot } from './SortableRows'
export type { SortableItem } from './use-sortable'
export { moveItem } from './arrangement'
export {
  englishSortableListTexts,
  type SortableListTexts,
  type SortablePosition,
} from './sortable-texts'
