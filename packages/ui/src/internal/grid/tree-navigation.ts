import type { GridPlace } from './grid-frame'
import { nextCell, type GridExtent, type GridKeyPress } from './grid-navigation'

/** Data of the row with the focus, on which the effect of a key depends. */
export interface TreeRowDetails {
  readonly isExpandable: boolean
  readonly isExpanded: boolean
  /** The row of its parent; null at the top. */
  readonly parentRow: number | null
}

/**
 * The effect of a key press: it moves to a place, or expands or collapses the row with the focus.
 */
export type TreeMove =
  | { readonly code: 'go'; readonly place: GridPlace }
  | { readonly code: 'expand' | 'collapse' | 'expandSiblings' }

/**
 * Returns the effect of a key press, as in the treegrid pattern of the ARIA Authoring Practices. On
 * a row: → expands it, or goes to its first cell; ← collapses it, or goes to its parent; Home and
 * End go to the first and the last row; `*` expands it with its siblings. On a cell: arrows go to
 * the neighbor, ← on the first one to the row; Home and End go to the ends of the row, with Ctrl to
 * the ends of the column. In right-to-left grids ← and → change places.
 *
 * @returns null for a key that does nothing here
 */
export function treeMove(
  place: GridPlace,
  press: GridKeyPress,
  extent: GridExtent,
  details: TreeRowDetails,
): TreeMove | null {
  if (press.altKey || extent.rowCount < 1) return null
  if (press.key === '*') return { code: 'expandSiblings' }
  return place.column === null
    ? moveOfRow(place.row, press, extent, details)
    : moveOfCell({ row: place.row, column: place.column }, press, extent)
}

function moveOfRow(
  row: number,
  press: GridKeyPress,
  extent: GridExtent,
  { isExpandable, isExpanded, parentRow }: TreeRowDetails,
): TreeMove | null {
  const inward = extent.isRightToLeft === true ? 'ArrowLeft' : 'ArrowRight'
  const outward = extent.isRightToLeft === true ? 'ArrowRight' : 'ArrowLeft'
  switch (press.key) {
    case inward:
      if (isExpandable && !isExpanded) return { code: 'expand' }
      return extent.columnCount > 0 ? go(row, 0) : null
    case outward:
      if (isExpandable && isExpanded) return { code: 'collapse' }
      return parentRow === null ? null : go(parentRow, null)
    case 'Home':
      return row === 0 ? null : go(0, null)
    case 'End':
      return row === extent.rowCount - 1 ? null : go(extent.rowCount - 1, null)
    default: {
      const next = nextCell({ row, column: 0 }, press, { ...extent, columnCount: 1 })
      return next === null || next.row === row ? null : go(next.row, null)
    }
  }
}

function moveOfCell(
  cell: { readonly row: number; readonly column: number },
  press: GridKeyPress,
  extent: GridExtent,
): TreeMove | null {
  const isFar = press.ctrlKey || press.metaKey
  const outward = extent.isRightToLeft === true ? 'ArrowRight' : 'ArrowLeft'
  if (press.key === outward && cell.column === 0 && !isFar) return go(cell.row, null)
  if (isFar && (press.key === 'Home' || press.key === 'End')) {
    const row = press.key === 'Home' ? 0 : extent.rowCount - 1
    return row === cell.row ? null : go(row, cell.column)
  }
  const next = nextCell(cell, press, extent)
  return next === null || next === cell ? null : go(next.row, next.column)
}

function go(row: number, column: number | null): TreeMove {
  return { code: 'go', place: { row, column } }
}
