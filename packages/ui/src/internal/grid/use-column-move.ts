import { useLayoutEffect, useRef } from 'react'

import type { PointerGesture } from '../pointer-gesture/gesture-state'
import { usePointerGesture } from '../pointer-gesture/use-pointer-gesture'
import type { PointerGestureHandlers } from '../pointer-gesture/use-pointer-gesture'
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
  readonly head: HTMLElement
  /** The line of heads, as the row of a place. */
  readonly row: number
  readonly from: number
  to: number | null
  /** The head that is marked as the place to drop. */
  marked: HTMLElement | null
}

/** Moving columns by their heads. */
export interface ColumnDrag {
  readonly handlers: PointerGestureHandlers
  /** Whether the click that follows ends a drag and means nothing else. */
  readonly endsDrag: () => boolean
}

/**
 * Moves columns by dragging their heads, which carry `data-movable`, with a mouse
 * or a pen; a finger scrolls. Beyond an edge of what scrolls it scrolls on. The
 * head that is dragged carries `data-dragging`, and the one whose place it would
 * take `data-drop` with the side on which it would stand.
 */
export function useColumnMove({ frame, canMove, onMove }: ColumnMoveOptions): ColumnDrag {
  const nextFrameRef = useRef(0)

  const mark = (drag: Drag, to: number | null) => {
    const grid = frame.gridRef.current
    const place = { row: drag.row, column: to }
    const match = grid && to !== null ? findElement(grid, place, frame.layout.headRowCount) : null
    if (drag.marked !== match) drag.marked?.removeAttribute('data-drop')
    drag.to = to
    drag.marked = match
    if (match && to !== null) match.dataset['drop'] = to < drag.from ? 'before' : 'after'
  }
  const follow = ({ subject: drag, at: { x } }: Pick<PointerGesture<Drag>, 'subject' | 'at'>) => {
    const { gridRef, viewport, layout } = frame
    const grid = gridRef.current
    if (!grid || !viewport) return
    const box = grid.getBoundingClientRect()
    const { at, isBeyond } = columnAtPoint(
      {
        inline: viewport.isRightToLeft ? box.right - x : x - box.left,
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
      continueRef.current()
    })
  }
  const gesture = usePointerGesture<Drag>({
    subjectAt: ({ target, pointerType, shiftKey }) => {
      if (pointerType === 'touch' || shiftKey || resizeHandleOf(target)) return null
      const head = target instanceof Element ? target.closest<HTMLElement>('[data-movable]') : null
      const place = readPlace(head, frame.gridRef.current, frame.layout.headRowCount)
      if (!head || !place || place.column === null) return null
      return { head, row: place.row, from: place.column, to: null, marked: null }
    },
    // The drag continues outside of the table.
    captureOn: () => frame.gridRef.current,
    onStart: ({ subject }) => {
      subject.head.dataset['dragging'] = ''
      return subject
    },
    onDraw: follow,
    onEnd: ({ subject: drag }, end) => {
      cancelAnimationFrame(nextFrameRef.current)
      nextFrameRef.current = 0
      const { from, to } = drag
      mark(drag, null)
      delete drag.head.dataset['dragging']
      if (end === 'drop' && to !== null) onMove({ from, to })
    },
  })
  // The next frame continues from what is drawn by then.
  const continueRef = useRef(() => {})
  useLayoutEffect(() => {
    continueRef.current = () => {
      const drag = gesture.current()
      if (drag !== null) follow(drag)
    }
  })
  return { handlers: gesture.handlers, endsDrag: gesture.endsDrag }
}
