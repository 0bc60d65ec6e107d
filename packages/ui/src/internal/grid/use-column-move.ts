import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react'

import { columnAtPoint } from './cell-at-point'
import type { GridFrame } from './grid-frame'
import { findElement, readPlace, revealPlace } from './grid-places'
import { resizeHandleOf } from './use-column-resize'

/** A column, and the one whose place it takes; both among the shown columns, from 0. */
export interface ColumnMove {
  readonly from: number
  readonly to: number
}

interface ColumnMoveOptions {
  readonly frame: GridFrame
  /** Whether the column can be moved to the place of the other one. */
  readonly canMove: (move: ColumnMove) => boolean
  readonly onMove: (move: ColumnMove) => void
}

interface Drag {
  readonly pointerId: number
  readonly head: HTMLElement
  /** The line of heads, as the row of a place. */
  readonly row: number
  readonly from: number
  readonly startX: number
  clientX: number
  hasBegun: boolean
  to: number | null
  /** The head that is marked as the place to drop. */
  marked: HTMLElement | null
}

/** Moving columns by their heads. */
export interface ColumnDrag {
  readonly handlePointerDown: (event: PointerEvent) => void
  readonly handlePointerMove: (event: PointerEvent) => void
  /** The end of a pointer; another one than that of the drag ends nothing. @returns whether a drag has ended: the click that follows is none */
  readonly handlePointerEnd: (event: PointerEvent, isKept: boolean) => boolean
  /** Ends a drag without a move. @returns whether there was one */
  readonly cancel: () => boolean
}

/** A press that moves less, in pixels, is a click. */
const dragThreshold = 5

/**
 * Moves columns by dragging their heads, which carry `data-movable`, with a mouse
 * or a pen; a finger scrolls. Beyond an edge of what scrolls it scrolls on. The
 * head that is dragged carries `data-dragging`, and the one whose place it would
 * take `data-drop` with the side on which it would stand.
 */
export function useColumnMove({ frame, canMove, onMove }: ColumnMoveOptions): ColumnDrag {
  const dragRef = useRef<Drag | null>(null)
  const nextFrameRef = useRef(0)

  const mark = (drag: Drag, to: number | null) => {
    const grid = frame.gridRef.current
    const place = { row: drag.row, column: to }
    const found = grid && to !== null ? findElement(grid, place, frame.layout.headRowCount) : null
    if (drag.marked !== found) drag.marked?.removeAttribute('data-drop')
    drag.to = to
    drag.marked = found
    if (found && to !== null) found.dataset['drop'] = to < drag.from ? 'before' : 'after'
  }
  const follow = () => {
    const { gridRef, viewport, layout } = frame
    const drag = dragRef.current
    const grid = gridRef.current
    if (!drag?.hasBegun || !grid || !viewport) return
    const box = grid.getBoundingClientRect()
    const { at, isBeyond } = columnAtPoint(
      {
        inline: viewport.isRightToLeft ? box.right - drag.clientX : drag.clientX - box.left,
        scrolledInline: Math.abs(grid.scrollLeft),
        width: viewport.width,
        origin: { side: layout.columns[drag.from]?.side ?? 'center' },
      },
      layout,
    )
    mark(drag, canMove({ from: drag.from, to: at }) ? at : null)
    if (!isBeyond || nextFrameRef.current !== 0) return
    revealPlace(frame, { row: -1, column: at })
    nextFrameRef.current = requestAnimationFrame(() => {
      nextFrameRef.current = 0
      followRef.current()
    })
  }
  // The next frame continues from what is drawn by then.
  const followRef = useRef(follow)
  useLayoutEffect(() => {
    followRef.current = follow
  })
  useEffect(
    () => () => {
      cancelAnimationFrame(nextFrameRef.current)
    },
    [],
  )
  const end = (isKept: boolean): boolean => {
    const drag = dragRef.current
    dragRef.current = null
    cancelAnimationFrame(nextFrameRef.current)
    nextFrameRef.current = 0
    if (!drag?.hasBegun) return false
    const { from, to } = drag
    mark(drag, null)
    delete drag.head.dataset['dragging']
    if (isKept && to !== null) onMove({ from, to })
    return true
  }
  return {
    handlePointerDown: (event) => {
      // A second pointer leaves the drag of the first one alone.
      if (dragRef.current?.hasBegun === true) return
      const { target, pointerType, button, shiftKey, pointerId, clientX } = event
      if (pointerType === 'touch' || button !== 0 || shiftKey || resizeHandleOf(target)) return
      const head = target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null
      const place = readPlace(head, frame.gridRef.current, frame.layout.headRowCount)
      if (!head || !place || place.column === null) return
      const start = { startX: clientX, clientX, hasBegun: false, to: null, marked: null }
      dragRef.current = { pointerId, head, row: place.row, from: place.column, ...start }
    },
    handlePointerMove: (event) => {
      const drag = dragRef.current
      if (!drag || event.pointerId !== drag.pointerId) return
      drag.clientX = event.clientX
      if (!drag.hasBegun) {
        if (Math.abs(drag.clientX - drag.startX) < dragThreshold) return
        drag.hasBegun = true
        drag.head.dataset['dragging'] = ''
        // The drag continues outside of the table.
        frame.gridRef.current?.setPointerCapture(drag.pointerId)
      }
      follow()
    },
    handlePointerEnd: ({ pointerId }, isKept) =>
      dragRef.current?.pointerId === pointerId && end(isKept),
    cancel: () => end(false),
  }
}
