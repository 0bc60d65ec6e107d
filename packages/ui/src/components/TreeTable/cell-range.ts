import type { GridCell } from '../../internal/grid/grid-navigation'
import type { Slice } from '../../internal/grid/visible-slice'

/** A block of cells. */
export interface CellRange {
  readonly rows: Slice
  readonly columns: Slice
}

/** The smallest block that holds two cells, whichever comes first. */
export function rangeBetween(one: GridCell, other: GridCell): CellRange {
  return {
    rows: { start: Math.min(one.row, other.row), end: Math.max(one.row, other.row) + 1 },
    columns: {
      start: Math.min(one.column, other.column),
      end: Math.max(one.column, other.column) + 1,
    },
  }
}

/** How many cells a block holds. */
export function cellCountOf({ rows, columns }: CellRange): number {
  return (rows.end - rows.start) * (columns.end - columns.start)
}

/**
 * At which sides of a cell the frame of a block runs.
 *
 * @param isRightToLeft columns follow each other to the left
 * @returns sides with spaces between; empty inside the block; null outside of it
 */
export function frameSides(
  { rows, columns }: CellRange,
  { row, column }: GridCell,
  isRightToLeft: boolean,
): string | null {
  if (row < rows.start || row >= rows.end) return null
  if (column < columns.start || column >= columns.end) return null
  const sides: string[] = []
  if (row === rows.start) sides.push('top')
  if (row === rows.end - 1) sides.push('bottom')
  if (column === columns.start) sides.push(isRightToLeft ? 'right' : 'left')
  if (column === columns.end - 1) sides.push(isRightToLeft ? 'left' : 'right')
  return sides.join(' ')
}
