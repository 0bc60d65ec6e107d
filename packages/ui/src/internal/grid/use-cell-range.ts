import { useLayoutEffect, useRef, useState } from 'react'

import { cellCountOf, markRange, rangeBetween, type CellRange } from './cell-range'
import type { GridFrame, GridPlace } from './grid-frame'
import type { GridCell } from './grid-navigation'
import { findRow, type GridFocus } from './use-grid-focus'

interface CellRangeOptions {
  readonly frame: GridFrame
  readonly focus: GridFocus
  /** A range was selected, or changed. */
  readonly onSelect: (range: CellRange) => void
}

interface Corner extends GridCell {
  readonly rowId: string | undefined
  readonly columnId: string | undefined
}

interface Selection {
  /** Where the focus was: when it moves on, the selection ends. */
  readonly focus: Corner
  readonly from: Corner
  readonly to: Corner
}

/** The selected block of cells. */
export interface CellSelection {
  /** Null when no more than the cell with the focus is meant. */
  readonly range: CellRange | null
  /** The corner that moves; the cell with the focus while there is no range. */
  readonly head: GridPlace
  /** Selects from the place of the focus to a cell, and shows that cell. */
  readonly extendTo: (cell: GridCell) => void
  readonly select: (from: GridCell, to: GridCell) => void
  readonly clear: () => void
}

/**
 * The selection reaches from the cell with the focus, which stays where it is,
 * to another one. Like the focus it remembers ids, so that it stays on its rows
 * and columns when others are added or removed.
 */
export function useCellRange({ frame, focus, onSelect }: CellRangeOptions): CellSelection {
  const { gridRef, viewport, layout, rowAt } = frame
  const [selection, setSelection] = useState<Selection | null>(null)
  const isMarkedRef = useRef(false)
  const { place } = focus

  const cornerAt = ({ row, column }: GridPlace): Corner => ({
    row,
    column: column ?? 0,
    rowId: rowAt(row)?.id,
    columnId: column === null ? undefined : layout.columns[column]?.column.id,
  })
  const find = (corner: Corner): GridCell | null => {
    const { rowId, columnId } = corner
    const row = rowAt(corner.row)?.id === rowId ? corner.row : findRow(rowId, frame)
    const column =
      layout.columns[corner.column]?.column.id === columnId
        ? corner.column
        : layout.columns.findIndex((placed) => placed.column.id === columnId)
    return row === undefined || column < 0 ? null : { row, column }
  }
  const isSame = (one: Corner, other: Corner) =>
    one.rowId === other.rowId && one.columnId === other.columnId

  const isCurrent = selection !== null && isSame(selection.focus, cornerAt(place))
  // The focus has moved on: what was selected from it is over, also when it comes back.
  if (selection !== null && !isCurrent) setSelection(null)
  const from = isCurrent ? find(selection.from) : null
  const to = isCurrent ? find(selection.to) : null
  const whole = from && to ? rangeBetween(from, to) : null
  const range = whole && cellCountOf(whole) > 1 ? whole : null

  useLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid || (range === null && !isMarkedRef.current)) return
    isMarkedRef.current = range !== null
    markRange(grid, range, layout.headRowCount, viewport?.isRightToLeft === true)
  })

  const select = (one: GridCell, other: GridCell) => {
    setSelection({ focus: cornerAt(place), from: cornerAt(one), to: cornerAt(other) })
    const next = rangeBetween(one, other)
    if (cellCountOf(next) > 1) onSelect(next)
  }
  return {
    range,
    head: to ?? place,
    extendTo: (cell) => {
      const dataStart = layout.dataStart ?? 0
      if (place.row < 0 || (place.column !== null && place.column < dataStart)) return
      // From a row as a whole, whole rows are selected.
      const isWhole = place.column === null
      const next = isWhole
        ? { row: cell.row, column: layout.columns.length - 1 }
        : { row: cell.row, column: Math.max(cell.column, dataStart) }
      if (to?.row === next.row && to.column === next.column) return
      focus.reveal(isWhole ? { row: cell.row, column: null } : next)
      select({ row: place.row, column: place.column ?? dataStart }, next)
    },
    select,
    clear: () => setSelection(null),
  }
}
