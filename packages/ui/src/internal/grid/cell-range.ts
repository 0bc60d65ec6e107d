import type { GridCell } from './grid-navigation'
import { cellsIn, columnOf, rowNumberOf } from './grid-places'
import type { Slice } from './visible-slice'

/** A block of cells. */
export interface CellRange {
  readonly rows: Slice
  readonly columns: Slice
}

/** Returns the smallest block that contains two cells, in either order. */
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
 * The sides of a cell at which the frame of a block runs.
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

/**
 * Marks the drawn cells of a range as selected, and where its frame runs. It
 * writes attributes, so that no row renders. A single element over the rows would
 * cover the frozen columns when the range is scrolled under them.
 *
 * @param range null for none
 * @param headRowCount lines of heads, which count as rows
 */
export function markRange(
  root: HTMLElement,
  range: CellRange | null,
  headRowCount: number,
  isRightToLeft: boolean,
): void {
  const rows = root.querySelectorAll(
    '[data-part="body"]>[role="row"],[data-part="foot"]>[role="row"]',
  )
  for (const rowElement of rows) {
    const row = (rowNumberOf(rowElement) ?? 0) - headRowCount - 1
    const isInside = range !== null && row >= range.rows.start && row < range.rows.end
    const cells: Iterable<Element> = isInside
      ? cellsIn(rowElement)
      : rowElement.querySelectorAll('[aria-selected]')
    for (const cell of cells) {
      const column = columnOf(cell) ?? -1
      const sides = isInside ? frameSides(range, { row, column }, isRightToLeft) : null
      if (sides === null) {
        if (cell.hasAttribute('aria-selected')) {
          cell.removeAttribute('aria-selected')
          cell.removeAttribute('data-range')
        }
      } else if (cell.getAttribute('data-range') !== sides) {
        cell.setAttribute('aria-selected', 'true')
        cell.setAttribute('data-range', sides)
      }
    }
  }
}
