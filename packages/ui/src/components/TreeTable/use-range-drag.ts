import { useEffect, useLayoutEffect, useRef, type PointerEvent, type RefObject } from 'react'

import type { TreePlace } from '../../internal/grid/tree-navigation'
import { cellAtPoint } from './cell-at-point'
import type { ColumnLayout } from './column-layout'
import type { TreeRange } from './use-tree-range'
import type { TreeViewport } from './use-tree-viewport'

interface RangeDragQuestion<Row> {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly viewport: TreeViewport | null
  readonly layout: ColumnLayout<Row>
  readonly bodyRowCount: number
  readonly footRowCount: number
  readonly range: TreeRange
}

interface Drag {
  readonly pointerId: number
  readonly start: TreePlace
  clientX: number
  clientY: number
  hasBegun: boolean
}

/** Selecting by dragging over cells with a mouse or a pen; a finger scrolls. */
export function useRangeDrag<Row>(question: RangeDragQuestion<Row>) {
  const dragRef = useRef<Drag | null>(null)
  const frameRef = useRef(0)

  const extend = () => {
    const { rootRef, viewport, layout, bodyRowCount, footRowCount, range } = question
    const drag = dragRef.current
    const root = rootRef.current
    if (!drag || !root || !viewport || drag.start.column === null) return
    const box = root.getBoundingClientRect()
    const { start, clientX, clientY } = drag
    const cell = cellAtPoint(
      {
        inline: viewport.isRightToLeft ? box.right - clientX : clientX - box.left,
        top: clientY - box.top,
        scrolledInline: Math.abs(root.scrollLeft),
        scrolledTop: root.scrollTop,
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
      // Also outside of the table the drag goes on.
      root.setPointerCapture(drag.pointerId)
    }
    range.extendTo({ row: cell.row, column: cell.column })
    if (cell.isBeyond && frameRef.current === 0) {
      frameRef.current = requestAnimationFrame(() => {
        frameRef.current = 0
        extendRef.current()
      })
    }
  }
  // The next frame goes on from what is drawn by then.
  const extendRef = useRef(extend)
  useLayoutEffect(() => {
    extendRef.current = extend
  })

  useEffect(
    () => () => {
      cancelAnimationFrame(frameRef.current)
    },
    [],
  )
  return {
    handlePointerDown: (event: PointerEvent, start: TreePlace) => {
      if (event.pointerType === 'touch' || event.button !== 0 || event.shiftKey) return
      const { pointerId, clientX, clientY } = event
      dragRef.current = { pointerId, start, clientX, clientY, hasBegun: false }
    },
    handlePointerMove: (event: PointerEvent) => {
      const drag = dragRef.current
      if (!drag || event.pointerId !== drag.pointerId) return
      drag.clientX = event.clientX
      drag.clientY = event.clientY
      extend()
    },
    handlePointerEnd: () => {
      dragRef.current = null
      cancelAnimationFrame(frameRef.current)
      frameRef.current = 0
    },
  }
}
