import { defineLabels } from '@throughline/domain/locale'

/** The position of an item, for announcements. */
export interface SortablePosition {
  readonly label: string
  /** From 1. */
  readonly position: number
  readonly count: number
}

/** The position of an item in one of several lists, for announcements. */
export interface SortableGroupPosition extends SortablePosition {
  /** The name of the group. */
  readonly group: string
}

/** The announcements of sorting; `Position` describes the position of the item. */
export interface SortingLabels<Position extends SortablePosition> {
  /** Names the handle of a row. */
  handle: (item: { label: string }) => string
  /** Describes the keys; read after the name of a handle. */
  instructions: string
  lifted: (position: Position) => string
  moved: (position: Position) => string
  dropped: (position: Position) => string
  /** Moving was cancelled; the position is the original one. */
  cancelled: (position: Position) => string
}

/** The labels of a sortable list. */
export type SortableListLabels = SortingLabels<SortablePosition>

/** The labels of a sortable list in English. */
export const englishSortableListLabels = defineLabels(
  'SortableList',
  (locale): SortableListLabels => ({
    handle: ({ label }) => `Reorder ${label}`,
    instructions:
      'Press Space to lift, the arrow keys to move, Space to drop, Escape to put it back.',
    lifted: ({ label, position, count }) =>
      `${label} lifted. Position ${locale.number(position)} of ${locale.number(count)}.`,
    moved: ({ label, position, count }) =>
      `${label} moved to position ${locale.number(position)} of ${locale.number(count)}.`,
    dropped: ({ label, position, count }) =>
      `${label} dropped at position ${locale.number(position)} of ${locale.number(count)}.`,
    cancelled: ({ label, position, count }) =>
      `${label} put back to position ${locale.number(position)} of ${locale.number(count)}.`,
  }),
)
