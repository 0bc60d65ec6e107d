import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'

import type { CalendarItem } from '../calendar-item'
import { dayTargetOf, handleAt, pointAt } from './day-target'
import type { PageElements } from './day-target'
import type { DayCalendarDates } from './DayCalendar.types'
import { drawGhosts } from './draw-ghosts'
import { edgeSpeed } from './edge-speed'
import type { DayCalendarLabels } from './labels'
import { datesBetween, placeOf, dragItem } from './model/reschedule-item'
import type { DayPoint, Grip } from './model/reschedule-item'
import { timesText } from './model/when-text'

/** Pixels that the pointer has to travel before a press becomes a drag. */
const DRAG_THRESHOLD_PIXELS = 4
const MAIN_BUTTON = 0

/** A drag under way, as the layers draw it. */
export interface ActiveDrag {
  /** Null while a range for a new item is marked. */
  readonly item: CalendarItem | null
  readonly grip: Grip | 'create'
}

/** What the hook asks of the calendar. */
export interface DayDragOptions {
  readonly gridRef: RefObject<HTMLElement | null>
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly headRef: RefObject<HTMLElement | null>
  /** The layers over the hours and over the band. */
  readonly hoursRef: RefObject<HTMLElement | null>
  readonly allDayRowRef: RefObject<HTMLElement | null>
  readonly firstDay: DayNumber
  readonly dayCount: number
  readonly labels: DayCalendarLabels
  readonly itemOfKey: (key: string) => CalendarItem | undefined
  readonly canCreate: boolean
  /** Whether an item stays whatever one does; asked while the pointer only passes. */
  readonly isHeld: (item: CalendarItem, change: 'move' | 'resize') => boolean
  /** Called once when a press becomes a drag; false leaves the item where it is. */
  readonly onStart: (item: CalendarItem, change: 'move' | 'resize') => boolean
  readonly onDrop: (drop: { item: CalendarItem; grip: Grip; dates: DayCalendarDates }) => void
  readonly onCreate: (dates: DayCalendarDates, anchor: HTMLElement) => void
  readonly onCancel: (item: CalendarItem | null) => void
}

interface Gesture {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  readonly from: DayPoint
  readonly grip: Grip | 'create'
  readonly item: CalendarItem | null
  /** The element of the item, or the cell in which a range begins. */
  readonly element: HTMLElement
  phase: 'pressed' | 'dragging' | 'refused'
  /** Where the pointer is. */
  at: { x: number; y: number }
  /** What letting go would lead to; null for nothing. */
  dates: DayCalendarDates | null
}

/**
 * Moves, resizes and marks ranges. One set of handlers for the whole grid; while
 * the pointer moves, only place and time of one ghost are written, straight to its
 * element, and React draws nothing. Near the upper and the lower edge it scrolls.
 */
export function useDayDrag(options: DayDragOptions) {
  const gestureRef = useRef<Gesture | null>(null)
  const frameRef = useRef(0)
  const hasJustDragged = useRef(false)
  const hoveredRef = useRef<HTMLElement | null>(null)
  const [drag, setDrag] = useState<ActiveDrag | null>(null)

  const pageElements = (): PageElements | null => {
    const { headRef, hoursRef } = options
    return headRef.current === null || hoursRef.current === null
      ? null
      : { head: headRef.current, body: hoursRef.current }
  }

  /** The place under a pointer; null before anything is drawn. */
  const pointOf = (at: { x: number; y: number }): DayPoint | null => {
    const page = pageElements()
    return page === null ? null : pointAt(page, options, at)
  }

  const finish = (): Gesture | null => {
    const gesture = gestureRef.current
    gestureRef.current = null
    if (gesture?.phase === 'dragging') {
      cancelAnimationFrame(frameRef.current)
      gesture.element.removeAttribute('data-dragging')
      setDrag(null)
    }
    return gesture
  }

  const cancel = (): void => {
    const gesture = finish()
    if (gesture?.phase === 'dragging') options.onCancel(gesture.item)
  }

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // One press backs out of the drag and of nothing else.
    event.preventDefault()
    event.stopPropagation()
    cancel()
  })
  const isDragging = drag !== null
  const { gridRef } = options
  useEffect(() => {
    const view = gridRef.current?.ownerDocument.defaultView
    if (!isDragging || view === null || view === undefined) return undefined
    const listener = (event: KeyboardEvent): void => {
      handleEscape(event)
    }
    view.addEventListener('keydown', listener, { capture: true })
    return () => {
      view.removeEventListener('keydown', listener, { capture: true })
    }
  }, [isDragging, gridRef])
  useEffect(
    () => () => {
      cancelAnimationFrame(frameRef.current)
    },
    [],
  )

  const update = (gesture: Gesture): void => {
    const { hoursRef, allDayRowRef, firstDay, dayCount, labels } = options
    const to = pointOf(gesture.at)
    if (to === null || hoursRef.current === null || allDayRowRef.current === null) return
    const dates = datesOf(gesture, to)
    gesture.dates = dates
    const shown = dates ?? gesture.item
    if (shown === null) return
    drawGhosts({ hours: hoursRef.current, band: allDayRowRef.current }, placeOf(shown), {
      firstDay,
      dayCount,
      text: shown.isAllDay ? '' : timesText(shown, labels),
    })
  }

  /** Scrolls for as long as the pointer rests near an edge. */
  const keepScrolling = (gesture: Gesture): void => {
    frameRef.current = requestAnimationFrame(() => {
      if (gestureRef.current !== gesture) return
      const scroll = options.scrollRef.current
      const head = options.headRef.current
      if (scroll !== null && head !== null) {
        const frame = scroll.getBoundingClientRect()
        const top = head.getBoundingClientRect().bottom
        const speed = edgeSpeed(gesture.at.y, top, frame.bottom)
        if (speed !== 0) {
          scroll.scrollTop += speed
          update(gesture)
        }
      }
      keepScrolling(gesture)
    })
  }

  const begin = (gesture: Gesture): void => {
    // Refused or not, a pull is no click: letting go within the item must not open it.
    hasJustDragged.current = true
    const { item, grip } = gesture
    if (item !== null && !options.onStart(item, grip === 'move' ? 'move' : 'resize')) {
      gesture.phase = 'refused'
      return
    }
    gesture.phase = 'dragging'
    options.gridRef.current?.setPointerCapture(gesture.pointerId)
    if (item !== null) gesture.element.setAttribute('data-dragging', '')
    setDrag({ item, grip })
    keepScrolling(gesture)
  }

  /** Shows by the pointer which end of an item it would take hold of. */
  const showHandle = (event: ReactPointerEvent): void => {
    const target = dayTargetOf(event.target)
    const element = target?.stop.part === 'entry' ? target.element : null
    if (hoveredRef.current !== element) {
      hoveredRef.current?.removeAttribute('data-edge')
      hoveredRef.current = element
    }
    if (element === null || target?.stop.part !== 'entry') return
    const item = options.itemOfKey(target.stop.key)
    const grip =
      item === undefined || !canResize(element, options.dayCount)
        ? 'move'
        : handleAt(element, { x: event.clientX, y: event.clientY })
    if (grip === 'move' || item === undefined || options.isHeld(item, 'resize')) {
      element.removeAttribute('data-edge')
    } else element.setAttribute('data-edge', grip)
  }

  const handlePointerDown = (event: ReactPointerEvent): void => {
    hasJustDragged.current = false
    if (event.button !== MAIN_BUTTON || !event.isPrimary) return
    const target = dayTargetOf(event.target)
    const at = { x: event.clientX, y: event.clientY }
    const from = pointOf(at)
    if (target === null || from === null) return
    const { pointerId } = event
    const base = { pointerId, ...at, at, phase: 'pressed' as const, dates: null }
    if (target.stop.part === 'entry') {
      const item = options.itemOfKey(target.stop.key)
      if (item === undefined) return
      const { element } = target
      const grip = canResize(element, options.dayCount) ? handleAt(element, at) : 'move'
      gestureRef.current = { ...base, from, grip, item, element }
    } else if (options.canCreate && target.stop.part !== 'more' && event.pointerType !== 'touch') {
      // A finger over the hours scrolls them.
      gestureRef.current = { ...base, from, grip: 'create', item: null, element: target.cell }
    }
  }

  const handlePointerMove = (event: ReactPointerEvent): void => {
    const gesture = gestureRef.current
    if (gesture === null) {
      if (event.buttons === 0) showHandle(event)
      return
    }
    if (event.pointerId !== gesture.pointerId) return
    gesture.at = { x: event.clientX, y: event.clientY }
    if (gesture.phase === 'pressed') {
      const distance = Math.hypot(gesture.at.x - gesture.x, gesture.at.y - gesture.y)
      if (distance < DRAG_THRESHOLD_PIXELS) return
      begin(gesture)
    }
    if (gesture.phase === 'dragging') update(gesture)
  }

  const handlePointerUp = (event: ReactPointerEvent): void => {
    if (event.pointerId !== gestureRef.current?.pointerId) return
    const gesture = finish()
    if (gesture?.phase !== 'dragging') return
    const { item, grip, dates, element } = gesture
    if (dates === null) options.onCancel(item)
    else if (item === null || grip === 'create') options.onCreate(dates, element)
    else options.onDrop({ item, grip, dates })
  }

  // The layers are drawn by the first rendering of a drag, after the move that began it.
  const drawFirst = useEffectEvent(() => {
    const gesture = gestureRef.current
    if (gesture?.phase === 'dragging') update(gesture)
  })
  useEffect(() => {
    if (isDragging) drawFirst()
  }, [isDragging])

  return {
    drag,
    pointOf,
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

function datesOf({ item, grip, from }: Gesture, to: DayPoint): DayCalendarDates | null {
  if (item === null || grip === 'create') return datesBetween(from, to)
  const result = dragItem(item, grip, from, to)
  return result.code === 'changed' ? result.dates : null
}

/** A bar of the band has ends to pull only where there are days to pull them to. */
function canResize(element: HTMLElement, dayCount: number): boolean {
  return element.dataset['part'] === 'box' || dayCount > 1
}
