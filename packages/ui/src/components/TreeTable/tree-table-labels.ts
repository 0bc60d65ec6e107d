import type { PasteResult } from '../../internal/grid/copied-cells'

/** What a tree table announces to screen readers. */
export interface TreeTableLabels {
  /** A block was pasted. */
  readonly pasted: (result: PasteResult) => string
  /** A column has another width, in pixels. */
  readonly resized: (change: { header: string; width: number }) => string
  /** A range of cells is selected; nothing is said of a single cell. */
  readonly selected: (range: { rowCount: number; columnCount: number }) => string
}

/** The labels in English. */
export const englishTreeTableLabels: TreeTableLabels = {
  pasted: ({ takenCount, readOnlyCount, refusedCount, outsideCount }) =>
    [
      `${takenCount} ${takenCount === 1 ? 'cell' : 'cells'} pasted.`,
      readOnlyCount > 0 ? `${readOnlyCount} skipped: they cannot be edited.` : '',
      refusedCount > 0 ? `${refusedCount} not taken: check what was pasted.` : '',
      outsideCount > 0 ? `${outsideCount} beyond the edge of the table.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  resized: ({ header, width }) => `${header}, ${width} pixels wide`,
  selected: ({ rowCount, columnCount }) =>
    `${rowCount} ${rowCount === 1 ? 'row' : 'rows'} by ${columnCount} ${columnCount === 1 ? 'column' : 'columns'} selected`,
}
