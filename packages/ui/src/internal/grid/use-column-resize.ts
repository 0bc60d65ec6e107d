import type { PointerEvent } from 'react'

import { usePointerGesture } from '../pointer-gesture/use-pointer-gesture'
import type { PointerGestureHandlers } from '../pointer-gesture/use-pointer-gesture'
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
  /** A drag of an edge starts, or has ended. */
  readonly onDrag?: (isDragging: boolean) => void
  /** Enter on a head, or a double click on an edge: the width that the column should have by itself. */
  readonly onReset: (placed: Placed) => void
}

interface Drag {
  readonly handle: HTMLElement
  readonly columnId: string
  readonly startWidth: number
  /** -1 where a wider column reaches to the left. */
  readonly direction: 1 | -1
  width: number
}

/** Pixels of one press of an arrow key, with Ctrl of ten. */
const KEY_STEP = 8

/** Widths by pointer and by keyboard. */
export interface ColumnResize {
  /** A key on the head of a column. @returns whether it was one of these */
  readonly handleKey: (column: number, press: { key: string; isFar: boolean }) => boolean
  /** @returns whether an edge was meant */
  readonly handleDoubleClick: (target: EventTarget | null) => boolean
  /** Starts a drag where a press is on an edge. @returns whether an edge was meant */
  readonly press: (event: PointerEvent) => boolean
  /** Whether the click that follows ends a drag and means nothing else. */
  readonly endsDrag: () => boolean
  readonly handlers: PointerGestureHandlers
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
  onDrag,
  onReset,
}: ColumnResizeOptions<Placed>): ColumnResize {
  const isRightToLeft = viewport?.isRightToLeft === true

  const resizedColumn = (handle: Element): Placed | undefined => {
    const head = cellOf(handle)
    return columns[(head && columnOf(head)) ?? -1]
  }
  const draggedColumn = ({ columnId }: Drag) => columns.find(({ column }) => column.id === columnId)

  const gesture = usePointerGesture<Drag>({
    threshold: 0,
    subjectAt: (event) => {
      const handle = resizeHandleOf(event.target)
      const placed = handle && resizedColumn(handle)
      if (!handle || !placed) return null
      event.preventDefault()
      const width = widthOf(placed)
      return {
        handle,
        columnId: placed.column.id,
        startWidth: width,
        direction: isRightToLeft === (handle.dataset['side'] === 'end') ? 1 : -1,
        width,
      }
    },
    captureOn: ({ handle }) => handle,
    onStart: ({ subject }) => {
      subject.handle.dataset['dragging'] = ''
      onDrag?.(true)
      return subject
    },
    onDraw: ({ subject, start, at }) => {
      const placed = draggedColumn(subject)
      if (!placed) return
      const intended = subject.startWidth + (at.x - start.x) * subject.direction
      const width = clamp(intended, placed)
      if (width === subject.width) return
      subject.width = width
      onPreview({ placed, width })
    },
    onEnd: ({ subject }, end) => {
      delete subject.handle.dataset['dragging']
      onPreview(undefined)
      const placed = draggedColumn(subject)
      if (end === 'drop' && placed && subject.width !== subject.startWidth) {
        onResize({ placed, width: subject.width })
      }
      onDrag?.(false)
    },
  })

  return {
    handleKey: (column, { key, isFar }) => {
      const placed = columns[column]
      if (placed === undefined) return false
      if (key === 'Enter') {
        onReset(placed)
        return true
      }
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return false
      const step = KEY_STEP * (isFar ? 10 : 1)
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
    press: (event) => {
      gesture.handlers.onPointerDown(event)
      return resizeHandleOf(event.target) !== null
    },
    endsDrag: gesture.endsDrag,
    handlers: gesture.handlers,
  }
}

/** The edge of a column under the pointer or the focus. */
export function resizeHandleOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-part="resize"]') : null
}
