import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react'

import { activeElementAround } from '../focus/shadow-root'
import type { GridFrame, GridPlace } from './grid-frame'
import { findElement, revealPlace } from './grid-places'

interface GridFocusOptions {
  readonly frame: GridFrame
  /** Where the tab stop is at first. */
  readonly initialPlace: GridPlace
  /** Stays at the number of its row and column when others are added or removed. @default false: on the same row and column */
  readonly isByNumber?: boolean
}

interface Stop {
  readonly place: GridPlace
  readonly rowId: string | undefined
  readonly columnId: string | undefined
}

/** The one tab stop of a grid, and how the focus moves. */
export interface GridFocus {
  /** Where the tab stop is now. */
  readonly place: GridPlace
  /** Moves the tab stop, shows it, and gives it the focus. */
  readonly goTo: (place: GridPlace) => void
  /** Scrolls until nothing covers a place; the tab stop stays. */
  readonly reveal: (place: GridPlace) => void
  /** Moves the tab stop to what the pointer or the browser gave the focus. */
  readonly settle: (place: GridPlace) => void
  /** Gives the focus back after the element that had it was removed. */
  readonly refocus: () => void
  readonly handleFocus: () => void
  readonly handleBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Remembers the tab stop by the ids of its row and column, so that it stays on
 * them when others are added or removed; when they are gone, it stays near.
 */
export function useGridFocus({
  frame,
  initialPlace,
  isByNumber = false,
}: GridFocusOptions): GridFocus {
  const { gridRef, layout } = frame
  const [stop, setStop] = useState<Stop>({
    place: initialPlace,
    rowId: undefined,
    columnId: undefined,
  })
  const wantsFocusRef = useRef(false)
  const hasFocusRef = useRef(false)
  const place = findStop(stop, frame, isByNumber)

  const describe = (next: GridPlace): Stop => ({
    place: next,
    rowId: isByNumber ? undefined : frame.rowAt(next.row)?.id,
    columnId: next.column === null ? undefined : layout.columns[next.column]?.column.id,
  })
  const reveal = (next: GridPlace) => {
    revealPlace(frame, next)
  }

  useLayoutEffect(() => {
    const grid = gridRef.current
    // What had the focus may have been collapsed away, or filtered out by the caller.
    if (!grid || !(wantsFocusRef.current || hasFocusRef.current)) return
    const focused = activeElementAround(grid)
    if (!wantsFocusRef.current && grid.contains(focused)) return
    const found = findElement(grid, place, layout.headRowCount)
    // Of a head that collapses a group, the button has the focus.
    const element = place.row < 0 ? (found?.querySelector('button') ?? found) : found
    if (!element) return
    wantsFocusRef.current = false
    if (element !== focused) element.focus({ preventScroll: true })
  })

  return {
    place,
    goTo: (next) => {
      reveal(next)
      wantsFocusRef.current = true
      setStop(describe(next))
    },
    reveal,
    settle: (next) => {
      const isSame = next.row === place.row && next.column === place.column
      if (!isSame || (!isByNumber && stop.rowId === undefined)) setStop(describe(next))
    },
    refocus: () => {
      wantsFocusRef.current = true
      setStop(describe(place))
    },
    handleFocus: () => {
      hasFocusRef.current = true
    },
    handleBlur: ({ currentTarget, relatedTarget }) => {
      hasFocusRef.current = currentTarget.contains(relatedTarget)
    },
  }
}

function findStop(
  { place, rowId, columnId }: Stop,
  { layout, rowAt, bodyRowCount, footRowCount }: GridFrame,
  isByNumber: boolean,
): GridPlace {
  const rowCount = bodyRowCount + footRowCount
  const lastRow = Math.max(0, rowCount - 1)
  const lastColumn = layout.columns.length - 1
  let { row, column } = place
  if (isByNumber) row = Math.max(-layout.headRowCount, Math.min(row, rowCount - 1))
  else if (row < 0) row = Math.max(row, -layout.headRowCount)
  else if (rowId !== undefined && rowAt(row)?.id !== rowId) {
    row = findRow(rowId, { rowAt, bodyRowCount, footRowCount }) ?? Math.min(row, lastRow)
  } else row = Math.min(row, lastRow)
  if (column !== null && isByNumber) column = Math.max(0, Math.min(column, lastColumn))
  else if (column !== null && layout.columns[column]?.column.id !== columnId) {
    const found = layout.columns.findIndex((placed) => placed.column.id === columnId)
    column = found >= 0 ? found : Math.max(0, Math.min(column, lastColumn))
  }
  return row === place.row && column === place.column ? place : { row, column }
}

/** The row with an id; undefined when there is none. */
export function findRow(
  rowId: string | undefined,
  { rowAt, bodyRowCount, footRowCount }: Pick<GridFrame, 'rowAt' | 'bodyRowCount' | 'footRowCount'>,
): number | undefined {
  const count = bodyRowCount + footRowCount
  for (let row = 0; row < count; row += 1) if (rowAt(row)?.id === rowId) return row
  return undefined
}
