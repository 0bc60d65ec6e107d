import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'

import { keepCellInside, type GridCell } from '../../internal/grid/grid-navigation'
import { scrollToShow } from '../../internal/grid/visible-slice'

interface GridFocusOptions {
  viewportRef: RefObject<HTMLElement | null>
  rowCount: number
  columnCount: number
  /** Where a row begins and ends in the scrolled content, in pixels; null for sticky ones. */
  extentOf: (gridRow: number) => { readonly start: number; readonly end: number } | null
  /** What stands over the rows: the head and the foot, and frozen columns at the sides. */
  covered: {
    readonly top: number
    readonly bottom: number
    readonly start: number
    readonly end: number
  }
}

/** The cell that an element is or lies in; null outside of cells. */
export interface LocatedCell extends GridCell {
  readonly element: HTMLElement
}

/** Finds the cell around an element by what it tells assistive technology. */
export function locateCell(target: EventTarget | null): LocatedCell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
  const row = Number(element?.parentElement?.getAttribute('aria-rowindex'))
  const column = Number(element?.getAttribute('aria-colindex'))
  return element && row > 0 && column > 0 ? { element, row: row - 1, column: column - 1 } : null
}

/** The one stop of Tab in a grid, and how it moves. */
export function useGridFocus({
  viewportRef,
  rowCount,
  columnCount,
  extentOf,
  covered,
}: GridFocusOptions) {
  // The first row under the head, not the head: that is where one reads.
  const [intent, setFocusIntent] = useState<GridCell>({ row: 1, column: 0 })
  const [moves, setMoves] = useState(0)
  const active = keepCellInside(intent, { rowCount, columnCount }) ?? { row: 0, column: 0 }
  const activeRef = useRef(active)

  useLayoutEffect(() => {
    activeRef.current = active
  })

  const elementOf = ({ row, column }: GridCell) =>
    viewportRef.current?.querySelector<HTMLElement>(
      `[aria-rowindex="${row + 1}"] > [aria-colindex="${column + 1}"]`,
    )

  /** Scrolls sideways until a cell is seen whole; it has to be there already. */
  const showColumn = (cell: HTMLElement) => {
    const viewport = viewportRef.current
    if (!viewport || getComputedStyle(cell).position === 'sticky') return
    const isRightToLeft = getComputedStyle(viewport).direction === 'rtl'
    const isUnfrozen = viewport.hasAttribute('data-unfrozen')
    const start = isUnfrozen ? 0 : covered.start
    const end = isUnfrozen ? 0 : covered.end
    const box = viewport.getBoundingClientRect()
    const cellBox = cell.getBoundingClientRect()
    const left = box.left + viewport.clientLeft
    const overLeft = cellBox.left - left - (isRightToLeft ? end : start)
    const overRight = cellBox.right - left - viewport.clientWidth + (isRightToLeft ? start : end)
    if (overLeft < 0) viewport.scrollLeft += overLeft
    else if (overRight > 0) viewport.scrollLeft += Math.min(overRight, overLeft)
  }

  useLayoutEffect(() => {
    if (moves === 0) return
    const cell = elementOf(activeRef.current)
    cell?.focus({ preventScroll: true })
    if (cell) showColumn(cell)
    // oxlint-disable-next-line react/exhaustive-deps -- only a move takes the focus, no other change does
  }, [moves])

  /** Makes a cell the stop of Tab, scrolls it into view and puts the focus on it. */
  const moveTo = (cell: GridCell) => {
    const viewport = viewportRef.current
    const extent = extentOf(cell.row)
    if (viewport && extent) {
      viewport.scrollTop = scrollToShow({
        itemStart: extent.start,
        itemEnd: extent.end,
        scrollOffset: viewport.scrollTop,
        viewportExtent: viewport.clientHeight,
        coveredStart: covered.top,
        coveredEnd: covered.bottom,
      })
    }
    setFocusIntent(cell)
    setMoves((count) => count + 1)
  }

  const handleFocus = (event: FocusEvent) => {
    const cell = locateCell(event.target)
    if (cell && (cell.row !== active.row || cell.column !== active.column)) {
      setFocusIntent({ row: cell.row, column: cell.column })
    }
  }

  return { active, moveTo, handleFocus, elementOf }
}
