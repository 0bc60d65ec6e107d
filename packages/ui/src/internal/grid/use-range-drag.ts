import { useEffect, useLayoutEffect, useRef, type PointerEvent } from 'react'

import { cellAtPoint } from './cell-at-point'
import type { GridFrame, GridPlace } from './grid-frame'
import type { CellSelection } from './use-cell-range'

interface Drag {
  readonly pointerId: number
  readonly start: GridPlace
  clientX: number
  clientY: number
  hasBegun: boolean
}

/**
 * Selecting by dragging over cells with a mouse or a pen; a finger scrolls.
 * Beyond an edge of what scrolls it goes on, a cell in each frame.
 */
export function useRangeDrag(frame: GridFrame, range: CellSelection) {
  const dragRef = useRef<Drag | null>(null)
  const nextFrameRef = useRef(0)

  const extend = () => {
    const { gridRef, viewport, layout, bodyRowCount, footRowCount } = frame
    const drag = dragRef.current
    const grid = gridRef.current
    if (!drag || !grid || !viewport || drag.start.column === null) return
    const box = grid.getBoundingClientRect()
    const { start, clientX, clientY } = drag
    const cell = cellAtPoint(
      {
        inline: viewport.isRightToLeft ? box.right - clientX : clientX - box.left,
        top: clientY - box.top,
        scrolledInline: Math.abs(grid.scrollLeft),
        scrolledTop: grid.scrollTop,
        width: viewport.width,
        height: viewport.height,
        rowHeight: viewport.rowHeight,
        bodyRowCount,
        footRowCount,
        origin: {
          side: layout.columns[drag.start.column]?.side ?? 'center',
          isInBody: start.row < bodyRowCount,
        },
      },
      layout,
    )
    if (!drag.hasBegun && cell.row === start.row && cell.column === start.column) return
    if (!drag.hasBegun) {
      drag.hasBegun = true
      // The drag continues outside of the table.
      grid.setPointerCapture(drag.pointerId)
    }
    range.extendTo({ row: cell.row, column: cell.column })
    if (cell.isBeyond && nextFrameRef.current === 0) {
      nextFrameRef.current = requestAnimationFrame(() => {
        nextFrameRef.current = 0
        extendRef.current()
      })
    }
  }
  // The next frame continues from what is drawn by then.
  const extendRef = useRef(extend)
  useLayoutEffect(() => {
    extendRef.current = extend
  })

  useEffect(
    () => () => {
      cancelAnimationFrame(nextFrameRef.current)
    },
    [],
  )
  const end = (): void => {
    dragRef.current = null
    cancelAnimationFrame(nextFrameRef.current)
    nextFrameRef.current = 0
  }
  return {
    handlePointerDown: (event: PointerEvent, start: GridPlace) => {
      // A second pointer leaves the drag of the first one alone.
      if (dragRef.current?.hasBegun === true) return
      if (event.pointerType === 'touch' || event.button !== 0 || event.shiftKey) return
      const { pointerId, clientX, clientY } = event
      dragRef.current = { pointerId, start, clientX, clientY, hasBegun: false }
    },
    handlePointerMove: (event: PointerEvent) => {
      const drag = dragRef.current
      if (!drag || event.pointerId !== drag.pointerId) return
      // Until it is captured, a pointer may be released outside without a word.
      if (!drag.hasBegun && event.buttons === 0) {
        dragRef.current = null
        return
      }
      drag.clientX = event.clientX
      drag.clientY = event.clientY
      extend()
    },
    handlePointerEnd: ({ pointerId }: PointerEvent) => {
      if (dragRef.current?.pointerId === pointerId) end()
    },
    /** Ends a drag; what it has selected is the caller's to clear. @returns whether there was one */
    cancel: (): boolean => {
      const wasDragging = dragRef.current?.hasBegun === true
      end()
      return wasDragging
    },
  }
}
