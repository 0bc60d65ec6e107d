import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'

import type { TreePlace } from '../../internal/grid/tree-navigation'
import type { ColumnLayout } from './column-layout'
import { revealPlace } from './reveal-place'
import type { TreeViewport } from './use-tree-viewport'

/** Rows of the body, and those of the foot after them. */
export interface TreeRowIds {
  readonly at: (row: number) => string | undefined
  readonly count: number
}

interface TreeFocusQuestion<Row> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly viewport: TreeViewport | null
  readonly layout: ColumnLayout<Row>
  readonly rowIds: TreeRowIds
  readonly footRowCount: number
}

interface Stop {
  readonly place: TreePlace
  readonly rowId: string | undefined
  readonly columnId: string | undefined
}

/** The one tab stop of the table, and the way of the focus. */
export interface TreeFocus {
  /** Where the tab stop is now; rows below 0 are the lines of heads, the lowest of them -1. */
  readonly place: TreePlace
  /** Moves the tab stop, shows it, and gives it the focus. */
  readonly goTo: (place: TreePlace) => void
  /** Scrolls until nothing covers a place; the tab stop stays. */
  readonly reveal: (place: TreePlace) => void
  /** Moves the tab stop to what the pointer or the browser gave the focus. */
  readonly settle: (place: TreePlace) => void
  /** Gives the focus back after what held it has gone. */
  readonly refocus: () => void
  readonly handleFocus: () => void
  readonly handleBlur: (event: FocusEvent<HTMLElement>) => void
}

/**
 * Remembers the tab stop by the ids of its row and column, so that it stays on
 * them when others come and go; when they are gone, it stays near.
 */
export function useTreeFocus<Row>(question: TreeFocusQuestion<Row>): TreeFocus {
  const { rootRef, viewport, layout, rowIds, footRowCount } = question
  const [stop, setStop] = useState<Stop>({
    place: { row: 0, column: null },
    rowId: undefined,
    columnId: undefined,
  })
  const wantsFocusRef = useRef(false)
  const hasFocusRef = useRef(false)
  const place = findStop(stop, layout, rowIds)

  const describe = (next: TreePlace): Stop => ({
    place: next,
    rowId: rowIds.at(next.row),
    columnId: next.column === null ? undefined : layout.columns[next.column]?.column.id,
  })
  const reveal = (next: TreePlace) => {
    const root = rootRef.current
    const bodyRowCount = rowIds.count - footRowCount
    if (root && viewport) revealPlace(root, next, { viewport, layout, footRowCount, bodyRowCount })
  }
  const goTo = (next: TreePlace) => {
    reveal(next)
    wantsFocusRef.current = true
    setStop(describe(next))
  }
  const settle = (next: TreePlace) => {
    if (next.row === place.row && next.column === place.column && stop.rowId !== undefined) return
    setStop(describe(next))
  }

  useLayoutEffect(() => {
    const root = rootRef.current
    // What had the focus may have been collapsed away, or filtered out by the caller.
    const isLost = hasFocusRef.current && root?.contains(document.activeElement) === false
    if (!wantsFocusRef.current && !isLost) return
    const element = root && findElement(root, place, layout)
    if (!element) return
    wantsFocusRef.current = false
    if (element !== document.activeElement) element.focus({ preventScroll: true })
  })

  return {
    place,
    goTo,
    reveal,
    settle,
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

function findStop<Row>(
  { place, rowId, columnId }: Stop,
  layout: ColumnLayout<Row>,
  rowIds: TreeRowIds,
): TreePlace {
  let { row, column } = place
  if (row < 0) row = Math.max(row, -layout.headRowCount)
  else if (rowId !== undefined && rowIds.at(row) !== rowId) {
    const found = findRow(rowId, rowIds)
    row = found ?? Math.max(0, Math.min(row, rowIds.count - 1))
  } else if (row >= rowIds.count) row = Math.max(0, rowIds.count - 1)
  if (column !== null && layout.columns[column]?.column.id !== columnId) {
    const found = layout.columns.findIndex((placed) => placed.column.id === columnId)
    column = found >= 0 ? found : Math.max(0, Math.min(column, layout.columns.length - 1))
  }
  return row === place.row && column === place.column ? place : { row, column }
}

/** The row with an id; undefined when it has gone. */
export function findRow(rowId: string | undefined, rowIds: TreeRowIds): number | undefined {
  for (let row = 0; row < rowIds.count; row += 1) if (rowIds.at(row) === rowId) return row
  return undefined
}

/** The element of a place, if it is drawn. */
function findElement<Row>(
  root: HTMLElement,
  { row, column }: TreePlace,
  layout: ColumnLayout<Row>,
): HTMLElement | null {
  const number = row + layout.headRowCount + 1
  const rowElement = root.querySelector<HTMLElement>(`[role="row"][aria-rowindex="${number}"]`)
  if (column === null) return rowElement
  const cell = rowElement?.querySelector<HTMLElement>(`[aria-colindex="${column + 1}"]`) ?? null
  // Of a head that collapses, its button has the focus.
  return row < 0 ? (cell?.querySelector('button') ?? cell) : cell
}
