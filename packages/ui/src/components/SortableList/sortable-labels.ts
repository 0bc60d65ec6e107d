/** Where an item stands, for a sentence. */
export interface SortablePosition {
  readonly label: string
  /** From 1. */
  readonly position: number
  readonly count: number
}

/** Where an item stands among several lists, for a sentence. */
export interface SortableGroupPosition extends SortablePosition {
  /** The name of the group. */
  readonly group: string
}

/** What sorting says; `Position` is what it knows about the place. */
export interface SortingLabels<Position extends SortablePosition> {
  /** Names the handle of a row. */
  handle: (item: { label: string }) => string
  /** Which keys there are; read after the name of a handle. */
  instructions: string
  lifted: (position: Position) => string
  moved: (position: Position) => string
  dropped: (position: Position) => string
  /** It was given back; the place is the one where it stands again. */
  cancelled: (position: Position) => string
}

/** What a sortable list says. */
export type SortableListLabels = SortingLabels<SortablePosition>

/** The labels of a sortable list in English. */
export const englishSortableListLabels: SortableListLabels = {
  handle: ({ label }) => `Reorder ${label}`,
  instructions:
    'Press Space to lift, the arrow keys to move, Space to drop, Escape to put it back.',
  lifted: ({ label, position, count }) => `${label} lifted. Position ${position} of ${count}.`,
  moved: ({ label, position, count }) => `${label} moved to position ${position} of ${count}.`,
  dropped: ({ label, position, count }) => `${label} dropped at position ${position} of ${count}.`,
  cancelled: ({ label, position, count }) =>
    `${label} put back to position ${position} of ${count}.`,
}
