import { useRef, type PointerEvent } from 'react'

import type { GridFrame, PlacedColumn } from './grid-frame'
import { cellOf, columnOf } from './grid-places'

/** Another width of a column, in pixels. */
interface WidthChange<Placed> {
  readonly placed: Placed
  readonly width: number
}

interface ColumnResizeOptions<Placed extends PlacedColumn> {
  readonly frame: GridFrame
  readonly columns: readonly Placed[]
  /** The width of a column now, in pixels. */
  readonly widthOf: (placed: Placed) => number
  /** Brings a width within the bounds of its column. */
  readonly clamp: (width: number, placed: Placed) => number
  /** Shows a width while an edge is dragged, without rendering rows; undefined ends it. */
  readonly onPreview: (change: WidthChange<Placed> | undefined) => void
  readonly onResize: (change: WidthChange<Placed>) => void
  /** Enter on a head, or a double click on an edge: the width that the column should have by itself. */
  readonly onReset: (placed: Placed) => void
}

interface Drag {
  readonly pointerId: number
  readonly handle: HTMLElement
  readonly columnId: string
  readonly startX: number
  readonly startWidth: number
  /** -1 where a wider column reaches to the left. */
  readonly direction: 1 | -1
  width: number
}

/** Pixels of one press of an arrow key, with Ctrl of ten. */
const keyStep = 8

/** Widths by pointer and by keyboard. */
export interface ColumnResize {
  /** A key on the head of a column. @returns whether it was one of these */
  readonly handleKey: (column: number, press: { key: string; isFar: boolean }) => boolean
  /** @returns whether an edge was meant */
  readonly handleDoubleClick: (target: EventTarget | null) => boolean
  /** @returns whether an edge was meant */
  readonly handlePointerDown: (event: PointerEvent) => boolean
  readonly handlePointerMove: (event: PointerEvent) => void
  /** The end of a pointer; another one than that of the drag ends nothing. */
  readonly handlePointerEnd: (event: PointerEvent, isKept: boolean) => void
  /** Ends a drag without another width. @returns whether there was one */
  readonly cancel: () => boolean
  readonly isDragging: () => boolean
}

/**
 * Resizes columns by their edges and by the keyboard. The edges carry
 * `data-part="resize"`, with `data-side="end"` where the edge is at the start of
 * its column because the column is frozen at the end.
 */
export function useColumnResize<Placed extends PlacedColumn>({
  frame: { viewport },
  columns,
  widthOf,
  clamp,
  onPreview,
  onResize,
  onReset,
}: ColumnResizeOptions<Placed>): ColumnResize {
  const dragRef = useRef<Drag | null>(null)
  const isRightToLeft = viewport?.isRightToLeft === true

  const resizedColumn = (handle: Element): Placed | undefined => {
    const head = cellOf(handle)
    return columns[(head && columnOf(head)) ?? -1]
  }
  const draggedColumn = (drag: Drag | null) =>
    drag ? columns.find(({ column }) => column.id === drag.columnId) : undefined

  const end = (isKept: boolean): boolean => {
    const drag = dragRef.current
    if (!drag) return false
    dragRef.current = null
    delete drag.handle.dataset['dragging']
    if (drag.handle.hasPointerCapture(drag.pointerId)) {
      drag.handle.releasePointerCapture(drag.pointerId)
    }
    onPreview(undefined)
    const placed = draggedColumn(drag)
    if (isKept && placed && drag.width !== drag.startWidth) {
      onResize({ placed, width: drag.width })
    }
    return true
  }

  return {
    handleKey: (column, { key, isFar }) => {
      const placed = columns[column]
      if (placed === undefined) return false
      if (key === 'Enter') {
        onReset(placed)
        return true
      }
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false
      const step = keyStep * (isFar ? 10 : 1)
      const isWider = (key === 'ArrowRight') !== isRightToLeft
      const now = widthOf(placed)
      const width = clamp(now + (isWider ? step : -step), placed)
      if (width !== now) onResize({ placed, width })
      return true
    },
    handleDoubleClick: (target) => {
      const handle = resizeHandleOf(target)
      const placed = handle && resizedColumn(handle)
      if (placed) onReset(placed)
      return handle !== null
    },
    handlePointerDown: (event) => {
      const handle = resizeHandleOf(event.target)
      const placed = handle && resizedColumn(handle)
      if (!handle || !placed) return false
      // A second pointer leaves the drag of the first one alone.
      if (event.button !== 0 || dragRef.current !== null) return true
      event.preventDefault()
      handle.setPointerCapture(event.pointerId)
      handle.dataset['dragging'] = ''
      const width = widthOf(placed)
      dragRef.current = {
        pointerId: event.pointerId,
        handle,
        columnId: placed.column.id,
        startX: event.clientX,
        startWidth: width,
        direction: isRightToLeft === (handle.dataset['side'] === 'end') ? 1 : -1,
        width,
      }
      return true
    },
    handlePointerMove: (event) => {
      const drag = dragRef.current
      const placed = draggedColumn(drag)
      if (!drag || !placed || event.pointerId !== drag.pointerId) return
      const intended = drag.startWidth + (event.clientX - drag.startX) * drag.direction
      const width = clamp(intended, placed)
      if (width === drag.width) return
      drag.width = width
      onPreview({ placed, width })
    },
    handlePointerEnd: ({ pointerId }, isKept) => {
      if (dragRef.current?.pointerId === pointerId) end(isKept)
    },
    cancel: () => end(false),
    isDragging: () => dragRef.current !== null,
  }
}

/** The edge of a column under the pointer or the focus. */
export function resizeHandleOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-part="resize"]') : null
}
