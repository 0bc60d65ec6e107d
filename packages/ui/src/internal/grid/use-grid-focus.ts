import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react'

import { activeElementAround } from '../focus/shadow-root'
import type { GridFrame, GridPlace, RowIdentity, StandIn } from './grid-frame'
import { findElement, revealPlace } from './grid-places'

interface GridFocusOptions {
  readonly frame: GridFrame
  /** Where the active cell is at first. */
  readonly initialPlace: GridPlace
}

interface FocusCell {
  readonly place: GridPlace
  /** Undefined in the heads, and until something has been focused. */
  readonly row: RowIdentity | undefined
  readonly columnId: string | undefined
}

/** The one active cell of a grid, and how the focus moves. */
export interface GridFocus {
  /** Where the active cell is now. */
  readonly place: GridPlace
  /** Moves the active cell, shows it, and gives it the focus. */
  readonly goTo: (place: GridPlace) => void
  /** Scrolls until nothing covers a place; the active cell stays. */
  readonly reveal: (place: GridPlace) => void
  /** Moves the active cell to what the pointer or the browser gave the focus. */
  readonly settle: (place: GridPlace) => void
  /** Gives the focus back after the element that had it was removed. */
  readonly refocus: () => void
  /** Shows the active cell when a change that begins now moves its record to another row. */
  readonly follow: () => void
  readonly handleFocus: () => void
  readonly handleBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Remembers the active cell by the ids of its row and column, so that it stays on
 * them when others are added, removed or sorted. When its row is gone it stays near. In a
 * grid whose rows show records it follows the record to another row; when no row shows the
 * record, the active cell is a near row as a whole, where no key changes anything, and it
 * returns with the record.
 */
export function useGridFocus({ frame, initialPlace }: GridFocusOptions): GridFocus {
  const { gridRef, layout } = frame
  const [focusCell, setFocusCell] = useState<FocusCell>({
    place: initialPlace,
    row: undefined,
    columnId: undefined,
  })
  const wantsFocusRef = useRef(false)
  /** The row of the active cell before its record was changed; it is shown where it goes. */
  const followedRowRef = useRef<number | null>(null)
  const hasFocusRef = useRef(false)
  const { place, existing } = findFocusCell(focusCell, frame)
  // When its row or column goes later, the active cell stays near where they are now.
  if (existing.row !== focusCell.place.row || existing.column !== focusCell.place.column) {
    setFocusCell({ ...focusCell, place: existing })
  }

  const describe = (next: GridPlace): FocusCell => ({
    place: next,
    row: rowIdentity(frame.rowAt(next.row)),
    columnId: next.column === null ? undefined : layout.columns[next.column]?.column.id,
  })
  const reveal = (next: GridPlace) => {
    revealPlace(frame, next)
  }

  useLayoutEffect(() => {
    if (followedRowRef.current === null || followedRowRef.current === place.row) return
    followedRowRef.current = null
    reveal(place)
  })

  useLayoutEffect(() => {
    const grid = gridRef.current
    // The user may have collapsed the focused element away, or the caller may have filtered it out.
    if (!grid || !(wantsFocusRef.current || hasFocusRef.current)) return
    const focused = activeElementAround(grid)
    if (!wantsFocusRef.current && grid.contains(focused)) return
    const match = findElement(grid, place, layout.headRowCount)
    // Of a head that collapses a group, the button has the focus.
    const element = place.row < 0 ? (match?.querySelector('button') ?? match) : match
    if (!element) return
    wantsFocusRef.current = false
    if (element !== focused) element.focus({ preventScroll: true })
  })

  return {
    place,
    goTo: (next) => {
      reveal(next)
      wantsFocusRef.current = true
      setFocusCell(describe(next))
    },
    reveal,
    settle: (next) => {
      const match = describe(next)
      // A record that no row shows comes back to the active cell. Elsewhere the active cell is what has
      // the focus in place of a row that is gone.
      const hasRecords = frame.findStandIn !== undefined
      const existing = hasRecords ? place : focusCell.place
      const isSupported = hasRecords
        ? focusCell.row !== undefined
        : match.row?.id === focusCell.row?.id && match.columnId === focusCell.columnId
      const isSame = next.row === existing.row && next.column === existing.column
      if (!isSame || !isSupported) setFocusCell(match)
    },
    refocus: () => {
      wantsFocusRef.current = true
      setFocusCell(describe(place))
    },
    follow: () => {
      followedRowRef.current = place.row
    },
    handleFocus: () => {
      hasFocusRef.current = true
    },
    handleBlur: ({ currentTarget, relatedTarget }) => {
      hasFocusRef.current = currentTarget.contains(relatedTarget)
    },
  }
}

/** Where the active cell is, and where its row and column were when they were last there. */
function findFocusCell(
  { place, row: focusCellRow, columnId }: FocusCell,
  frame: GridFrame,
): { readonly place: GridPlace; readonly existing: GridPlace } {
  const { layout, rowAt, bodyRowCount, footRowCount, findStandIn } = frame
  const rowCount = bodyRowCount + footRowCount
  // Without rows the heads remain.
  const lastRow = Math.max(-layout.headRowCount, rowCount - 1)
  const lastColumn = layout.columns.length - 1
  let { row, column } = place
  let { row: existingRow, column: existingColumn } = place
  if (row < 0) row = Math.max(row, -layout.headRowCount)
  else if (focusCellRow !== undefined && rowAt(row)?.id !== focusCellRow.id) {
    const match = findRow(focusCellRow, frame)
    row = match?.row ?? Math.min(row, lastRow)
    if (match?.isRecord === true) existingRow = row
    // Another record is not edited in place of one that is gone.
    else if (findStandIn !== undefined) column = null
  } else row = Math.min(row, lastRow)
  if (column !== null && layout.columns[column]?.column.id !== columnId) {
    const index = layout.columns.findIndex((placed) => placed.column.id === columnId)
    column = index >= 0 ? index : Math.max(0, Math.min(column, lastColumn))
    if (index >= 0) existingColumn = index
  }
  return {
    place: row === place.row && column === place.column ? place : { row, column },
    existing: { row: existingRow, column: existingColumn },
  }
}

/** Returns the ids of a row, without its data. */
export function rowIdentity(row: RowIdentity | undefined): RowIdentity | undefined {
  return row && { id: row.id, recordId: row.recordId }
}

/** Finds a row by its id, else the row that replaces it; undefined when there is none. */
export function findRow(
  row: RowIdentity | undefined,
  {
    rowAt,
    bodyRowCount,
    footRowCount,
    findStandIn,
  }: Pick<GridFrame, 'rowAt' | 'bodyRowCount' | 'footRowCount' | 'findStandIn'>,
): StandIn | undefined {
  if (row === undefined) return undefined
  const count = bodyRowCount + footRowCount
  for (let at = 0; at < count; at += 1) {
    if (rowAt(at)?.id === row.id) return { row: at, isRecord: true }
  }
  return findStandIn?.(row)
}
