import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react'

import {
  clampSize,
  sizeAfterDrag,
  sizeAfterKey,
  type SizeBounds,
  type SizedPane,
} from './split-size'

/** A change of the size that a separator asks for. */
interface SizeChange {
  readonly size: number
  /** Not final while the separator is being dragged. */
  readonly isFinal: boolean
  /**
   * The drag chooses no size: Esc was pressed, the pointer was lost, the separator is gone, or
   * the drag ended where it began. `size` is then the one before the drag.
   */
  readonly isCanceled?: true
}

interface SeparatorOptions extends SizeBounds {
  orientation: 'horizontal' | 'vertical'
  sizedPane: SizedPane
  size: number
  /** One press of an arrow, in the unit of `size`. */
  step: number
  isDisabled?: boolean
  /** Units of `size` in one pixel, asked for when a drag begins. */
  readUnitsPerPixel: () => number
  onResize: (change: SizeChange) => void
  /** Enter was pressed. */
  onEnter?: () => void
}

interface Drag {
  readonly pointerId: number
  readonly startSize: number
  readonly startPosition: number
  readonly unitsPerPixel: number
  readonly isRightToLeft: boolean
  /** Ends the drag. */
  readonly stop: () => void
  /** Ends the drag, which chooses no size. */
  readonly cancel: () => void
}

/**
 * The behaviour of a separator: dragging, keys and ARIA attributes. Esc during a drag
 * restores the size.
 */
export function useSeparator({
  orientation,
  sizedPane,
  size,
  minSize,
  maxSize,
  step,
  isDisabled = false,
  readUnitsPerPixel,
  onResize,
  onEnter,
}: SeparatorOptions) {
  const dragRef = useRef<Drag | null>(null)
  const bounds = { minSize, maxSize }
  const positionOf = (event: PointerEvent) =>
    orientation === 'horizontal' ? event.clientX : event.clientY
  const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

  const onResizeRef = useRef(onResize)
  useLayoutEffect(() => {
    onResizeRef.current = onResize
  })
  useEffect(
    () => () => {
      dragRef.current?.cancel()
    },
    [],
  )

  /** The drag of a pointer; null for any other pointer. */
  const dragOf = ({ pointerId }: PointerEvent): Drag | null =>
    dragRef.current?.pointerId === pointerId ? dragRef.current : null
  const sizeAt = (drag: Drag, event: PointerEvent) =>
    sizeAfterDrag(
      drag.startSize,
      positionOf(event) - drag.startPosition,
      drag.unitsPerPixel,
      { orientation, sizedPane, isRightToLeft: drag.isRightToLeft },
      bounds,
    )

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    // A second pointer leaves the drag of the first one alone.
    if (event.button !== 0 || isDisabled || dragRef.current !== null) return
    const handle = event.currentTarget
    // Prevents selecting text; that also prevents moving the focus, so it is moved
    // here.
    event.preventDefault()
    handle.focus({ preventScroll: true })
    handle.setPointerCapture(event.pointerId)
    const handleKeyDown = (press: globalThis.KeyboardEvent) => {
      if (press.key !== 'Escape') return
      press.preventDefault()
      press.stopPropagation()
      dragRef.current?.cancel()
    }
    document.addEventListener('keydown', handleKeyDown, { capture: true })
    const stop = () => {
      dragRef.current = null
      delete handle.dataset['dragging']
      document.removeEventListener('keydown', handleKeyDown, { capture: true })
    }
    dragRef.current = {
      pointerId: event.pointerId,
      startSize: size,
      startPosition: positionOf(event),
      unitsPerPixel: readUnitsPerPixel(),
      isRightToLeft: isRightToLeft(handle),
      stop,
      cancel: () => {
        stop()
        onResizeRef.current({ size, isFinal: true, isCanceled: true })
      },
    }
    handle.dataset['dragging'] = ''
  }
  const handlePointerMove = (event: PointerEvent<HTMLElement>) => {
    const drag = dragOf(event)
    if (drag) onResize({ size: sizeAt(drag, event), isFinal: false })
  }
  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    const drag = dragOf(event)
    if (!drag) return
    const next = sizeAt(drag, event)
    if (next === drag.startSize) {
      drag.cancel()
      return
    }
    drag.stop()
    onResize({ size: next, isFinal: true })
  }
  const handleLostPointerCapture = (event: PointerEvent<HTMLElement>) => {
    dragOf(event)?.cancel()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && onEnter) {
      event.preventDefault()
      onEnter()
      return
    }
    if (isDisabled) return
    const axis = { orientation, sizedPane, isRightToLeft: isRightToLeft(event.currentTarget) }
    const next = sizeAfterKey(event, size, step, axis, bounds)
    if (next === null) return
    event.preventDefault()
    if (next !== size) onResize({ size: next, isFinal: true })
  }
  return {
    role: 'separator',
    tabIndex: 0,
    'aria-orientation': orientation === 'horizontal' ? 'vertical' : 'horizontal',
    'aria-valuemin': Math.round(minSize),
    'aria-valuemax': Math.round(maxSize),
    'aria-valuenow': Math.round(clampSize(size, bounds)),
    'data-orientation': orientation,
    onKeyDown: handleKeyDown,
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerUp,
    onPointerCancel: handleLostPointerCapture,
    onLostPointerCapture: handleLostPointerCapture,
  } as const
}
