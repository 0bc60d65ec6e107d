import { useRef, type PointerEvent, type RefObject } from 'react'

import { clampColumnWidth } from '../../internal/grid/column-geometry'
import type { PlacedColumn } from './data-table-column'
import { geometryStyle } from './place-columns'

interface ColumnResizeOptions<Row> {
  rootRef: RefObject<HTMLElement | null>
  placed: readonly PlacedColumn<Row>[]
  onResize: (change: { columnId: string; width: number }) => void
  /** Back to the width that the column has by itself. */
  onReset: (change: { columnId: string }) => void
}

interface Drag {
  readonly handle: HTMLElement
  readonly columnId: string
  readonly startX: number
  readonly startWidth: number
  /** -1 where text runs from right to left, or the column stays at the end: it grows the other way. */
  readonly direction: 1 | -1
  width: number
}

/** Pixels of one press of an arrow key, with Ctrl of ten. */
const keyStep = 8

/**
 * Widths by pointer and keyboard. While an edge is dragged the properties on the
 * root are written directly: nothing is rendered until it is let go.
 */
export function useColumnResize<Row>({
  rootRef,
  placed,
  onResize,
  onReset,
}: ColumnResizeOptions<Row>) {
  const dragRef = useRef<Drag>(null)

  const show = (override?: { columnId: string; width: number }) => {
    for (const [property, value] of Object.entries(geometryStyle(placed, override))) {
      rootRef.current?.style.setProperty(property, value)
    }
  }
  const entryOf = (handle: Element) => {
    const head = handle.closest<HTMLElement>('[data-column]')
    const entry = placed.find(({ column }) => column.id === head?.dataset['column'])
    return head && entry ? { head, entry } : null
  }

  const handlePointerDown = (event: PointerEvent) => {
    const handle = handleOf(event.target)
    const found = handle && entryOf(handle)
    if (!handle || !found || event.button !== 0) return
    event.preventDefault()
    handle.setPointerCapture(event.pointerId)
    handle.dataset['dragging'] = ''
    const startWidth = found.head.offsetWidth
    dragRef.current = {
      handle,
      columnId: found.entry.column.id,
      startX: event.clientX,
      startWidth,
      direction: getComputedStyle(handle).direction === 'rtl' ? -1 : 1,
      width: startWidth,
    }
  }
  const handlePointerMove = (event: PointerEvent) => {
    const drag = dragRef.current
    const found = drag && entryOf(drag.handle)
    if (!drag || !found) return
    const intended = drag.startWidth + (event.clientX - drag.startX) * drag.direction
    drag.width = clampColumnWidth(intended, found.entry)
    show({ columnId: drag.columnId, width: drag.width })
  }
  const endDrag = (isKept: boolean) => {
    const drag = dragRef.current
    if (!drag) return
    dragRef.current = null
    delete drag.handle.dataset['dragging']
    show()
    if (isKept && drag.width !== drag.startWidth) {
      onResize({ columnId: drag.columnId, width: drag.width })
    }
  }

  /** Resizes the column of a head by keyboard. @returns whether the key was one of these */
  const handleKey = (head: Element, key: string, isFar: boolean): boolean => {
    const found = entryOf(head)
    if (!found?.entry.isResizable) return false
    const { entry } = found
    const columnId = entry.column.id
    const isRightToLeft = getComputedStyle(head).direction === 'rtl'
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }
    const step = steps[key]
    if (key === 'Enter') {
      onReset({ columnId })
      return true
    }
    if (key === 'Home') {
      onResize({ columnId, width: entry.minWidth })
      return true
    }
    if (step === undefined) return false
    const change = step * keyStep * (isFar ? 10 : 1) * (isRightToLeft ? -1 : 1)
    onResize({ columnId, width: clampColumnWidth(found.head.offsetWidth + change, entry) })
    return true
  }

  return {
    handleKey,
    handleDoubleClick: (target: EventTarget | null) => {
      const handle = handleOf(target)
      const found = handle && entryOf(handle)
      if (found) onReset({ columnId: found.entry.column.id })
    },
    pointerProps: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: () => {
        endDrag(true)
      },
      onPointerCancel: () => {
        endDrag(false)
      },
    },
  }
}

/** The edge of a column under the pointer, or under the focus. */
export function handleOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-part="resize"]') : null
}
