export {
  englishSortableGroupsTexts,
  SortableGroups,
  type SortableGroup,
  type SortableGroupsProps,
  type SortableGroupsTexts,
} from './SortableGroups'
export { moveBetween, type ArrangedGroup, type Place } from '../SortableList/arrangement'
export type { SortableGroupPosition } from '../SortableList/sortable-texts'
export { type SortableLook, type SortableSlot } from '../SortableList/SortableRows'
export type { SortableItem } from '../SortableList/use-sortable'
