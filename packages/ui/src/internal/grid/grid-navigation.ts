/** A place in a grid: both counted from 0. Heads that take the focus are rows too, the first ones. */
export interface GridCell {
  readonly row: number
  readonly column: number
}

/** The size of a grid, for moving in it. */
export interface GridExtent {
  /** All rows, with those of the head and the foot. */
  readonly rowCount: number
  /** The columns that are shown. */
  readonly columnCount: number
  /** Rows that Page Up and Page Down pass: those that fit the viewport, less one that stays in view; at least 1. */
  readonly pageRowCount: number
  /** How many of the first rows are heads: Page Up stops below them first. @default 0 */
  readonly headRowCount?: number
  /** The first column is at the right: the arrow keys move in their visual direction. @default false */
  readonly isRightToLeft?: boolean
}

/** The parts of a key press that move through a grid. */
export interface GridKeyPress {
  /** As in `KeyboardEvent.key`. */
  readonly key: string
  /** Ctrl, or Command on a Mac. */
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

function clamp(value: number, lowest: number, highest: number): number {
  return Math.max(lowest, Math.min(value, highest))
}

/**
 * Returns the place that a key press leads to, as in the grid and treegrid patterns of the ARIA
 * Authoring Practices. Arrows go to the neighbor. Home and End go to the ends of the row, with Ctrl
 * to the corners of the grid. Page Up and Page Down go a viewport further. Ctrl with ↑ and ↓ goes
 * to the end of the column.
 *
 * @param cell where the focus is; a place outside is first brought inside
 * @returns the place, the same object when the press leads nowhere else because the edge is
 *   reached, or null if the key is none of these (or nothing is shown)
 */
export function nextCell(cell: GridCell, press: GridKeyPress, extent: GridExtent): GridCell | null {
  const { rowCount, columnCount, pageRowCount, headRowCount = 0, isRightToLeft = false } = extent
  if (rowCount < 1 || columnCount < 1 || press.altKey) return null
  const isFar = press.ctrlKey || press.metaKey
  const lastRow = rowCount - 1
  const lastColumn = columnCount - 1
  const page = Math.max(1, Math.floor(pageRowCount))
  const forward = isRightToLeft ? -1 : 1
  let { row, column } = cell
  switch (press.key) {
    case 'ArrowDown':
      row = isFar ? lastRow : row + 1
      break
    case 'ArrowUp':
      row = isFar ? 0 : row - 1
      break
    case 'ArrowRight':
      column = isFar ? (isRightToLeft ? 0 : lastColumn) : column + forward
      break
    case 'ArrowLeft':
      column = isFar ? (isRightToLeft ? lastColumn : 0) : column - forward
      break
    case 'Home':
      column = 0
      if (isFar) row = 0
      break
    case 'End':
      column = lastColumn
      if (isFar) row = lastRow
      break
    case 'PageDown':
      row += page
      break
    case 'PageUp':
      row = row > headRowCount ? Math.max(headRowCount, row - page) : row - page
      break
    default:
      return null
  }
  const next = { row: clamp(row, 0, lastRow), column: clamp(column, 0, lastColumn) }
  return next.row === cell.row && next.column === cell.column ? cell : next
}
