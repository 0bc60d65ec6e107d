export {
  englishSortableGroupsLabels,
  SortableGroups,
  type SortableGroup,
  type SortableGroupsProps,
  type SortableGroupsLabels,
} from './SortableGroups'
export { moveBetween, type ArrangedGroup, type Place } from '../SortableList/arrangement'
export type { SortableGroupPosition } from '../SortableList/sortable-labels'
export { type SortableVariant, type SortableSlot } from '../SortableList/SortableRows'
export type { SortableItem } from '../SortableList/use-sortable'
