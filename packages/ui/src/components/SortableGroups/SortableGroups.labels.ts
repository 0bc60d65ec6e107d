import { formatCount } from '../../internal/count/format-count'
import type { SortableGroupPosition } from '../../internal/sortable/sortable.labels'
import type { SortingLabels } from '../../internal/sortable/sortable.labels'

/** The labels of sortable groups. */
export type SortableGroupsLabels = SortingLabels<SortableGroupPosition>

/** The labels of sortable groups in English. */
export const englishSortableGroupsLabels: SortableGroupsLabels = {
  handle: ({ label }) => `Reorder ${label}`,
  instructions:
    'Press Space to lift, the arrow keys to move within and between groups, Space to drop, Escape to put it back.',
  lifted: ({ label, position, count, group }) =>
    `${label} lifted. ${group}, position ${formatCount(position)} of ${formatCount(count)}.`,
  moved: ({ label, position, count, group }) =>
    `${label} moved to ${group}, position ${formatCount(position)} of ${formatCount(count)}.`,
  dropped: ({ label, position, count, group }) =>
    `${label} dropped in ${group}, position ${formatCount(position)} of ${formatCount(count)}.`,
  cancelled: ({ label, position, count, group }) =>
    `${label} put back to ${group}, position ${formatCount(position)} of ${formatCount(count)}.`,
}
