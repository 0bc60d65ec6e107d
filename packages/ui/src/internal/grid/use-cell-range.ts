import { useLayoutEffect, useRef, useState } from 'react'

import { cellCountOf, markRange, rangeBetween, type CellRange } from './cell-range'
import type { GridFrame, GridPlace, RowIdentity } from './grid-frame'
import type { GridCell } from './grid-navigation'
import { findRow, rowIdentity, type GridFocus } from './use-grid-focus'

interface CellRangeOptions {
  readonly frame: GridFrame
  readonly focus: GridFocus
  /** A range was selected, or changed. */
  readonly onSelect: (range: CellRange) => void
}

interface Corner extends GridCell {
  readonly identity: RowIdentity | undefined
  readonly columnId: string | undefined
}

interface Selection {
  /** Where the focus was: when it moves on, the selection ends. */
  readonly focus: Corner
  readonly from: Corner
  readonly to: Corner
  /** The rows that were selected: another row is never taken in. */
  readonly rowIds: ReadonlySet<string>
}

/** The selected block of cells. */
export interface CellSelection {
  /** Null while only the cell with the focus is selected. */
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
 * and columns when others are removed or all of them move. It ends when the rows between its
 * corners are no longer those that were selected.
 */
export function useCellRange({ frame, focus, onSelect }: CellRangeOptions): CellSelection {
  const { gridRef, viewport, layout, rowAt } = frame
  const [selection, setSelection] = useState<Selection | null>(null)
  const isMarkedRef = useRef(false)
  const { place } = focus

  const cornerAt = ({ row, column }: GridPlace): Corner => ({
    row,
    column: column ?? 0,
    identity: rowIdentity(rowAt(row)),
    columnId: column === null ? undefined : layout.columns[column]?.column.id,
  })
  const find = (corner: Corner): GridCell | null => {
    const { identity, columnId } = corner
    const isInPlace = rowAt(corner.row)?.id === identity?.id
    const match = isInPlace ? undefined : findRow(identity, frame)
    const row = isInPlace ? corner.row : match?.isRecord === true ? match.row : undefined
    const column =
      layout.columns[corner.column]?.column.id === columnId
        ? corner.column
        : layout.columns.findIndex((placed) => placed.column.id === columnId)
    return row === undefined || column < 0 ? null : { row, column }
  }
  const rowIdsOf = ({ rows }: CellRange): readonly string[] => {
    const ids: string[] = []
    for (let row = rows.start; row < rows.end; row += 1) ids.push(rowAt(row)?.id ?? '')
    return ids
  }
  const isSame = (one: Corner, other: Corner) =>
    one.identity?.id === other.identity?.id && one.columnId === other.columnId

  const current = selection !== null && isSame(selection.focus, cornerAt(place)) ? selection : null
  const from = current && find(current.from)
  const to = current && find(current.to)
  const whole = from && to ? rangeBetween(from, to) : null
  const block = whole && rowIdsOf(whole).every((id) => current?.rowIds.has(id)) ? whole : null
  // The focus has moved on, or other rows stand between the corners: the block does not come back.
  if (selection !== null && block === null) setSelection(null)
  const range = block && cellCountOf(block) > 1 ? block : null

  useLayoutEffect(() => {
    const grid = gridRef.current
    if (!grid || (range === null && !isMarkedRef.current)) return
    isMarkedRef.current = range !== null
    markRange(grid, range, layout.headRowCount, viewport?.isRightToLeft === true)
  })

  const select = (one: GridCell, other: GridCell) => {
    const next = rangeBetween(one, other)
    setSelection({
      focus: cornerAt(place),
      from: cornerAt(one),
      to: cornerAt(other),
      rowIds: new Set(rowIdsOf(next)),
    })
    if (cellCountOf(next) > 1) onSelect(next)
  }
  return {
    range,
    head: block && to ? to : place,
    extendTo: (cell) => {
      const dataStart = layout.dataStart ?? 0
      if (place.row < 0 || (place.column !== null && place.column < dataStart)) return
      // From a row as a whole, whole rows are selected.
      const isWhole = place.column === null
      const next = isWhole
        ? { row: cell.row, column: layout.columns.length - 1 }
        : { row: cell.row, column: Math.max(cell.column, dataStart) }
      if (block && to?.row === next.row && to.column === next.column) return
      focus.reveal(isWhole ? { row: cell.row, column: null } : next)
      select({ row: place.row, column: place.column ?? dataStart }, next)
    },
    select,
    clear: () => setSelection(null),
  }
}
