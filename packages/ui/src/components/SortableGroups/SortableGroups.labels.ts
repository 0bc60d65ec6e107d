import { defineLabels } from '@throughline/domain/locale'
import type { SortableGroupPosition, SortingLabels } from '../../internal/sortable/sortable.labels'

/** The labels of sortable groups. */
export type SortableGroupsLabels = SortingLabels<SortableGroupPosition>

/** The labels of sortable groups in English. */
export const englishSortableGroupsLabels = defineLabels(
  'SortableGroups',
  (locale): SortableGroupsLabels => ({
    handle: ({ label }) => `Reorder ${label}`,
    instructions:
      'Press Space to lift, the arrow keys to move within and between groups, Space to drop, Escape to put it back.',
    lifted: ({ label, position, count, group }) =>
      `${label} lifted. ${group}, position ${locale.number(position)} of ${locale.number(count)}.`,
    moved: ({ label, position, count, group }) =>
      `${label} moved to ${group}, position ${locale.number(position)} of ${locale.number(count)}.`,
    dropped: ({ label, position, count, group }) =>
      `${label} dropped in ${group}, position ${locale.number(position)} of ${locale.number(count)}.`,
    cancelled: ({ label, position, count, group }) =>
      `${label} put back to ${group}, position ${locale.number(position)} of ${locale.number(count)}.`,
  }),
)
