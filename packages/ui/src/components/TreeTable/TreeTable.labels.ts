import { defineLabels } from '@throughline/domain/locale'
import type { PasteResult } from '../../internal/grid/copied-cells'

/** Sentences and names of a tree table for screen readers. */
export interface TreeTableLabels {
  /** A block was pasted. */
  readonly pasted: (result: PasteResult) => string
  /** The clipboard holds no text, such as a picture. @default an English sentence */
  readonly pastedNothing?: string
  /** A column has another width, in pixels. */
  readonly resized: (change: { header: string; width: number }) => string
  /** A range of cells is selected. A single cell has no announcement. */
  readonly selected: (range: { rowCount: number; columnCount: number }) => string
  /** Other rows are selected as a whole. */
  readonly rowsSelected: (change: { count: number }) => string
  /** A column stands at another place, counted from 1. */
  readonly moved: (change: { header: string; place: number; count: number }) => string
  /** Names the checkbox for all rows. */
  readonly selectAll: string
  /** Names the checkbox of a row. */
  readonly selectRow: (rowName: string) => string
  /** Another order: the heads of the columns that sort, the first one first. */
  readonly sorted: (
    sorts: readonly { header: string; direction: 'ascending' | 'descending' }[],
  ) => string
}

/** Said where the labels have no sentence for it. */
export const PASTED_NOTHING = 'Nothing was pasted: the clipboard holds no text.'

/** The labels in English. */
export const englishTreeTableLabels = defineLabels('TreeTable', (locale): TreeTableLabels => ({
  pasted: ({ changedCount, readOnlyCount, refusedCount, outsideCount }) =>
    [
      `${locale.number(changedCount)} ${changedCount === 1 ? 'cell' : 'cells'} pasted.`,
      readOnlyCount > 0 ? `${locale.number(readOnlyCount)} skipped: they cannot be edited.` : '',
      refusedCount > 0 ? `${locale.number(refusedCount)} not taken: check what was pasted.` : '',
      outsideCount > 0 ? `${locale.number(outsideCount)} beyond the edge of the table.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  pastedNothing: PASTED_NOTHING,
  resized: ({ header, width }) => `${header}, ${width} pixels wide`,
  selected: ({ rowCount, columnCount }) =>
    `${locale.number(rowCount)} ${rowCount === 1 ? 'row' : 'rows'} by ${locale.number(columnCount)} ${columnCount === 1 ? 'column' : 'columns'} selected`,
  rowsSelected: ({ count }) => `${locale.number(count)} ${count === 1 ? 'row' : 'rows'} selected`,
  moved: ({ header, place, count }) => `${header}, ${place} of ${locale.number(count)}`,
  selectAll: 'Select all rows',
  selectRow: (rowName) => `Select ${rowName}`,
  sorted: (sorts) =>
    sorts.length === 0
      ? 'Not sorted'
      : `Sorted by ${sorts.map(({ header, direction }) => `${header}, ${direction}`).join('; then by ')}`,
}))
