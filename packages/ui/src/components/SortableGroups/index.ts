export {
  englishSortableGroupsLabels,
  SortableGroups,
  type SortableGroup,
  type SortableGroupsProps,
  type SortableGroupsLabels,
} from './SortableGroups'
export { moveBetween, type ArrangedGroup, type Place } from '../../internal/sortable/arrangement'
export type { SortableGroupPosition } from '../../internal/sortable/sortable-labels'
export { type SortableVariant, type SortableSlot } from '../../internal/sortable/SortableRows'
export type { SortableItem } from '../../internal/sortable/use-sortable'
