import { useLayoutEffect, useRef } from 'react'
import type { PointerEvent } from 'react'

import type { Point, PointerGesture } from '../pointer-gesture/gesture-state'
import { usePointerGesture } from '../pointer-gesture/use-pointer-gesture'
import { cellAtPoint } from './cell-at-point'
import type { GridFrame, GridPlace } from './grid-frame'
import type { CellSelection } from './use-cell-range'

/**
 * Selects cells while a mouse or a pen drags over them; a finger scrolls. Beyond an edge of the
 * scrolling part, the selection grows by a cell in each frame.
 */
export function useRangeDrag(frame: GridFrame, range: CellSelection) {
  const nextFrameRef = useRef(0)

  const cellAt = (start: GridPlace, { x, y }: Point) => {
    const { gridRef, viewport, layout, bodyRowCount, footRowCount } = frame
    const grid = gridRef.current
    if (!grid || !viewport || start.column === null) return null
    const box = grid.getBoundingClientRect()
    return cellAtPoint(
      {
        inline: viewport.isRightToLeft ? box.right - x : x - box.left,
        top: y - box.top,
        scrolledInline: Math.abs(grid.scrollLeft),
        scrolledTop: grid.scrollTop,
        width: viewport.width,
        height: viewport.height,
        rowHeight: viewport.rowHeight,
        bodyRowCount,
        footRowCount,
        origin: {
          side: layout.columns[start.column]?.side ?? 'center',
          isInBody: start.row < bodyRowCount,
        },
      },
      layout,
    )
  }
  const extend = ({ subject, at }: Pick<PointerGesture<GridPlace>, 'subject' | 'at'>): void => {
    const cell = cellAt(subject, at)
    if (cell === null) return
    range.extendTo({ row: cell.row, column: cell.column })
    if (!cell.isBeyond || nextFrameRef.current !== 0) return
    nextFrameRef.current = requestAnimationFrame(() => {
      nextFrameRef.current = 0
      continueRef.current()
    })
  }
  const gesture = usePointerGesture<GridPlace>({
    threshold: 0,
    // Cells are selected from the moment that the pointer leaves the first of them.
    isDelayed: (start, at) => {
      const cell = cellAt(start, at)
      return cell === null || (cell.row === start.row && cell.column === start.column)
    },
    captureOn: () => frame.gridRef.current,
    onDraw: extend,
    onEnd: (_drag, end) => {
      cancelAnimationFrame(nextFrameRef.current)
      nextFrameRef.current = 0
      // The selection stays when the browser takes the pointer away.
      if (end === 'cancel') range.clear()
    },
  })
  // The next frame continues from what is drawn by then.
  const continueRef = useRef(() => {})
  useLayoutEffect(() => {
    continueRef.current = () => {
      const drag = gesture.current()
      if (drag !== null) extend(drag)
    }
  })
  return {
    ...gesture,
    press: (event: PointerEvent, start: GridPlace): void => {
      if (event.pointerType !== 'touch' && !event.shiftKey) gesture.press(event, start)
    },
  }
}
