import type { TreePlace } from '../../internal/grid/tree-navigation'
import type { CellRange } from './cell-range'

/** What became of a pasted block, in cells. */
export interface TreeTablePasteResult {
  readonly takenCount: number
  /** Met cells that cannot be edited. */
  readonly readOnlyCount: number
  /** Their text could not be taken; the first of them is open, with the reason. */
  readonly refusedCount: number
  /** Lay beyond the last row or column. */
  readonly outsideCount: number
}

/** A text for a cell. */
export interface CellEntry {
  readonly place: TreePlace
  readonly text: string
}

/**
 * Spreads a pasted block over cells: from one cell on, one cell for each text. A
 * single text fills a whole range, as in spreadsheets.
 *
 * @param block rows of labels
 * @param range where it goes; of more than one cell only a single text fills it
 */
export function spreadBlock(
  block: readonly (readonly string[])[],
  { rows, columns }: CellRange,
): readonly CellEntry[] {
  const single = block.length === 1 && block[0]?.length === 1 ? block[0][0] : undefined
  if (single !== undefined) {
    return placesOf({ rows, columns }).map((place) => ({ place, text: single }))
  }
  return block.flatMap((labels, row) =>
    labels.map((text, column) => ({
      place: { row: rows.start + row, column: columns.start + column },
      text,
    })),
  )
}

/** All cells of a range, row by row. */
export function placesOf({ rows, columns }: CellRange): readonly TreePlace[] {
  const places: TreePlace[] = []
  for (let row = rows.start; row < rows.end; row += 1) {
    for (let column = columns.start; column < columns.end; column += 1) places.push({ row, column })
  }
  return places
}
