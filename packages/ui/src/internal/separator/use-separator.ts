import type { KeyboardEvent } from 'react'

import type { PointerGesture } from '../pointer-gesture/gesture-state'
import { usePointerGesture } from '../pointer-gesture/use-pointer-gesture'

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

/** The separator when it was pressed. */
interface Drag {
  readonly handle: HTMLElement
  readonly startSize: number
  readonly unitsPerPixel: number
  readonly isRightToLeft: boolean
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
  const bounds = { minSize, maxSize }
  const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

  const sizeOf = ({ subject, start, at }: PointerGesture<Drag>) =>
    sizeAfterDrag(
      subject.startSize,
      orientation === 'horizontal' ? at.x - start.x : at.y - start.y,
      subject.unitsPerPixel,
      { orientation, sizedPane, isRightToLeft: subject.isRightToLeft },
      bounds,
    )
  const gesture = usePointerGesture<Drag>({
    threshold: 0,
    subjectAt: (event) => {
      if (isDisabled || !(event.currentTarget instanceof HTMLElement)) return null
      const handle = event.currentTarget
      // Prevents selecting text; that also prevents moving the focus, so it is moved
      // here.
      event.preventDefault()
      handle.focus({ preventScroll: true })
      return {
        handle,
        startSize: size,
        unitsPerPixel: readUnitsPerPixel(),
        isRightToLeft: isRightToLeft(handle),
      }
    },
    captureOn: ({ handle }) => handle,
    onStart: ({ subject }) => {
      subject.handle.dataset['dragging'] = ''
      return subject
    },
    onDraw: (drag) => {
      // A press alone changes nothing.
      if (drag.at === drag.start) return
      onResize({ size: sizeOf(drag), isFinal: false })
    },
    onEnd: (drag, end) => {
      const { handle, startSize } = drag.subject
      delete handle.dataset['dragging']
      const next = sizeOf(drag)
      if (end === 'drop' && next !== startSize) onResize({ size: next, isFinal: true })
      else onResize({ size: startSize, isFinal: true, isCanceled: true })
    },
  })
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
    ...gesture.handlers,
    onLostPointerCapture: gesture.handlers.onPointerCancel,
  } as const
}
