import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { endDayOf } from '@throughline/domain/layout'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'

import type { CalendarItem } from '../calendar-item'
import type { CellRun, GridGeometry } from './model/grid-geometry'
import { cellRuns, dayAtPoint } from './model/grid-geometry'
import { gridTargetOf } from './tab-stop'

/** Pixels that the pointer has to travel before a press becomes a drag. */
const DRAG_THRESHOLD_PIXELS = 4
const MAIN_BUTTON = 0

/** A drag under way, as the layer above the weeks draws it. */
export interface ActiveDrag {
  readonly item: CalendarItem
  readonly startDay: DayNumber
  readonly weekCount: number
  /** Place of the grabbed bar within the weeks, in pixels. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** What the hook asks of the calendar. */
export interface BarDragOptions {
  readonly weeksRef: RefObject<HTMLElement | null>
  readonly firstDay: DayNumber
  readonly weekCount: number
  readonly isEnabled: boolean
  readonly findItem: (itemId: number) => CalendarItem | undefined
  /** Called once when a press becomes a drag; false leaves the item where it is. */
  readonly onStart: (item: CalendarItem) => boolean
  readonly onDrop: (drop: { item: CalendarItem; startDay: DayNumber; deltaDays: number }) => void
  readonly onCancel: (item: CalendarItem) => void
}

interface Gesture {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly itemId: number
  readonly startDay: DayNumber
  readonly bar: HTMLElement
  phase: 'pressed' | 'dragging' | 'refused'
  item?: CalendarItem
  geometry?: GridGeometry
  /** Days that the dragged occurrence touches. */
  lengthDays: number
  deltaDays: number
}

/**
 * Drags bars. One set of handlers for the whole grid; while the pointer moves,
 * only the ghost's transform and the marked target days are written, straight
 * to their elements, and React draws nothing.
 */
export function useBarDrag(options: BarDragOptions) {
  const gestureRef = useRef<Gesture | null>(null)
  const layerRef = useRef<HTMLDivElement>(null)
  const hasJustDragged = useRef(false)
  const [drag, setDrag] = useState<ActiveDrag | null>(null)

  const finish = (): Gesture | null => {
    const gesture = gestureRef.current
    gestureRef.current = null
    if (gesture?.phase === 'dragging') {
      markDragged(options.weeksRef.current, gesture, false)
      setDrag(null)
    }
    return gesture
  }

  const cancel = (): void => {
    const gesture = finish()
    if (gesture?.phase === 'dragging' && gesture.item !== undefined) options.onCancel(gesture.item)
  }

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // One press backs out of the drag and of nothing else.
    event.preventDefault()
    event.stopPropagation()
    cancel()
  })
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return undefined
    const listener = (event: KeyboardEvent): void => {
      handleEscape(event)
    }
    window.addEventListener('keydown', listener, { capture: true })
    return () => {
      window.removeEventListener('keydown', listener, { capture: true })
    }
  }, [isDragging])

  const handlePointerDown = (event: ReactPointerEvent): void => {
    hasJustDragged.current = false
    if (!options.isEnabled || event.button !== MAIN_BUTTON || !event.isPrimary) return
    const target = gridTargetOf(event.target)
    if (target?.part !== 'bar') return
    gestureRef.current = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      itemId: target.itemId,
      startDay: target.startDay,
      bar: target.bar,
      phase: 'pressed',
      lengthDays: 1,
      deltaDays: 0,
    }
  }

  const begin = (gesture: Gesture): void => {
    // Refused or not, a pull is no click: letting go within the bar must not open it.
    hasJustDragged.current = true
    const weeks = options.weeksRef.current
    const item = options.findItem(gesture.itemId)
    if (weeks === null || item === undefined || !options.onStart(item)) {
      gesture.phase = 'refused'
      return
    }
    const { firstDay, weekCount } = options
    const frame = weeks.getBoundingClientRect()
    const bar = gesture.bar.getBoundingClientRect()
    const isRightToLeft = getComputedStyle(weeks).direction === 'rtl'
    const { left, top, width, height } = frame
    gesture.item = item
    gesture.lengthDays = endDayOf(item) - dayNumberOf(item.startDate)
    gesture.geometry = { firstDay, weekCount, left, top, width, height, isRightToLeft }
    gesture.phase = 'dragging'
    weeks.setPointerCapture(gesture.pointerId)
    markDragged(weeks, gesture, true)
    setDrag({
      item,
      startDay: gesture.startDay,
      weekCount,
      left: bar.left - left,
      top: bar.top - top,
      width: bar.width,
      continuesBefore: gesture.bar.dataset['before'] !== undefined,
      continuesAfter: gesture.bar.dataset['after'] !== undefined,
    })
  }

  const handlePointerMove = (event: ReactPointerEvent): void => {
    const gesture = gestureRef.current
    if (gesture === null || event.pointerId !== gesture.pointerId) return
    const dx = event.clientX - gesture.x
    const dy = event.clientY - gesture.y
    if (gesture.phase === 'pressed') {
      if (Math.hypot(dx, dy) < DRAG_THRESHOLD_PIXELS) return
      begin(gesture)
    }
    if (gesture.geometry === undefined) return
    gesture.deltaDays = deltaAt(gesture.geometry, gesture, event.clientX, event.clientY)
    const layer = layerRef.current
    if (layer !== null) {
      drawLayer(
        layer,
        { dx, dy },
        cellRuns(
          gesture.geometry,
          gesture.startDay + gesture.deltaDays,
          gesture.startDay + gesture.deltaDays + gesture.lengthDays,
        ),
      )
    }
  }

  const handlePointerUp = (event: ReactPointerEvent): void => {
    if (event.pointerId !== gestureRef.current?.pointerId) return
    const gesture = finish()
    if (gesture?.phase !== 'dragging' || gesture.item === undefined) return
    if (gesture.deltaDays === 0) {
      options.onCancel(gesture.item)
    } else {
      const { item, startDay, deltaDays } = gesture
      options.onDrop({ item, startDay, deltaDays })
    }
  }

  return {
    drag,
    layerRef,
    /** Whether the click that follows ends a drag and means nothing else. */
    endsDrag: (): boolean => hasJustDragged.current,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: cancel,
    },
  }
}

/** Days from the pressed cell to the one under the pointer; none once the pointer has left the grid. */
function deltaAt(geometry: GridGeometry, from: { x: number; y: number }, x: number, y: number) {
  const { left, top, width, height } = geometry
  if (x < left || x > left + width || y < top || y > top + height) return 0
  return dayAtPoint(geometry, x, y) - dayAtPoint(geometry, from.x, from.y)
}

/** Fades all segments of the occurrence where it still lies. */
function markDragged(weeks: HTMLElement | null, gesture: Gesture, isDragged: boolean): void {
  const segments = weeks?.querySelectorAll(
    `[data-part="bar"][data-id="${gesture.itemId}"][data-start="${gesture.startDay}"]`,
  )
  for (const segment of segments ?? []) segment.toggleAttribute('data-dragging', isDragged)
}

function drawLayer(
  layer: HTMLElement,
  { dx, dy }: { dx: number; dy: number },
  runs: readonly CellRun[],
): void {
  const ghost = layer.querySelector<HTMLElement>('[data-part="ghost"]')
  if (ghost !== null) ghost.style.transform = `translate3d(${dx}px, ${dy}px, 0)`
  const targets = layer.querySelectorAll<HTMLElement>('[data-part="target"]')
  for (const [row, target] of targets.entries()) {
    const run = runs.find((candidate) => candidate.row === row)
    target.hidden = run === undefined
    if (run === undefined) continue
    target.style.setProperty('--column', String(run.column))
    target.style.setProperty('--span', String(run.span))
  }
}
