import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { endDayOf } from '@throughline/domain/layout'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PointerEvent as ReactPointerEvent } from 'react'

import type { CalendarItem } from '../calendar-item'
import { dragSubjectOf, spanOfDrag } from './drag-gesture'
import type { DragSubject } from './drag-gesture'
import { drawDrag, isInReach, measureGrid, pageEdges } from './drag-surface'
import type { PageEdges } from './drag-surface'
import type { ActiveDrag, GridDragOptions } from './grid-drag.types'
import { dayAtPoint } from './model/grid-geometry'
import type { GridGeometry } from './model/grid-geometry'
import { gridTargetOf, segmentsOf } from './tab-stop'
import { useEdgeHint } from './use-edge-hint'
import { useEdgeScroll } from './use-edge-scroll'

/** Pixels that the pointer has to travel before a press becomes a drag. */
const DRAG_THRESHOLD_PIXELS = 4
const MAIN_BUTTON = 0

interface Gesture {
  readonly pointerId: number
  readonly subject: DragSubject
  readonly startX: number
  readonly startY: number
  readonly bar: HTMLElement | null
  /** Where the pointer is. */
  x: number
  y: number
  phase: 'pressed' | 'dragging' | 'refused'
  item: CalendarItem | null
  /** Null until they are measured, again after every scroll. */
  geometry: GridGeometry | null
  edges: PageEdges | null
  /** Where the weeks began when it was pressed, in pixels of the viewport. */
  startTop: number
  /** Nothing but its own layer has been drawn since it was measured. */
  isFresh: boolean
  from: DayNumber
  to: DayNumber
}

/**
 * Pulls bars to other days, their ends to make them longer or shorter, and
 * chooses days on empty ground. One set of handlers for the whole grid; while the
 * pointer moves, only transforms and the marked days are written, straight to
 * their elements, and React draws nothing.
 */
export function useGridDrag(options: GridDragOptions) {
  const gestureRef = useRef<Gesture | null>(null)
  const layerRef = useRef<HTMLDivElement>(null)
  const hasJustDragged = useRef(false)
  const hintEdge = useEdgeHint(options)
  const [drag, setDrag] = useState<ActiveDrag | null>(null)
  const { firstDay, rowTops, weeksRef, scrollRef } = options

  const draw = (): void => {
    const gesture = gestureRef.current
    const weeks = weeksRef.current
    const scroller = scrollRef.current
    if (gesture?.phase !== 'dragging' || weeks === null || scroller === null) return
    gesture.geometry ??= measureGrid(weeks, firstDay, rowTops)
    gesture.edges ??= pageEdges(scroller)
    const { geometry, edges, subject, item } = gesture
    const isNear = isInReach(edges, gesture.x, gesture.y)
    const y = Math.min(Math.max(gesture.y, edges.top), edges.bottom - 1)
    gesture.to = isNear ? dayAtPoint(geometry, gesture.x, y) : gesture.from
    edgeScroll.follow(gesture.y, edges.top, edges.bottom)
    if (layerRef.current === null) return
    drawDrag(layerRef.current, geometry, spanOfDrag(subject, gesture.from, gesture.to, item), {
      x: gesture.x - gesture.startX,
      y: gesture.y - gesture.startY + gesture.startTop - geometry.top,
    })
  }
  /** What was measured no longer holds. */
  const remeasure = (): void => {
    if (gestureRef.current !== null) {
      gestureRef.current.geometry = null
      gestureRef.current.edges = null
    }
    draw()
  }
  const edgeScroll = useEdgeScroll({ scrollRef, onScrolled: remeasure })

  const finish = (): Gesture | null => {
    const gesture = gestureRef.current
    gestureRef.current = null
    edgeScroll.stop()
    if (gesture?.phase === 'dragging') {
      markDragged(weeksRef.current, gesture, false)
      setDrag(null)
    }
    return gesture
  }

  const cancel = (): void => {
    const gesture = finish()
    if (gesture?.phase === 'dragging') options.onCancel(gesture.subject, gesture.item)
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : null
    if (event.key !== 'Escape' && step === null) return
    // One press backs out of the drag, or turns the page under it, and does nothing else.
    event.preventDefault()
    event.stopPropagation()
    if (step === null) cancel()
    else options.onPage(step)
  })
  const handleScroll = useEffectEvent(remeasure)
  const isDragging = drag !== null
  useEffect(() => {
    if (!isDragging) return undefined
    const handleKeyDown = (event: KeyboardEvent): void => {
      handleKey(event)
    }
    const follow = (): void => {
      handleScroll()
    }
    const scroller = scrollRef.current
    window.addEventListener('keydown', handleKeyDown, { capture: true })
    // A scroll inside a shadow root is not heard of outside.
    scroller?.addEventListener('scroll', follow, { passive: true })
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      window.removeEventListener('keydown', handleKeyDown, { capture: true })
      scroller?.removeEventListener('scroll', follow)
      window.removeEventListener('scroll', follow, { capture: true })
    }
  }, [isDragging, scrollRef])
  // Whatever React has drawn meanwhile: the layer, another month, weeks of another height.
  const handleDrawn = useEffectEvent(() => {
    const gesture = gestureRef.current
    if (gesture?.isFresh === true) {
      gesture.isFresh = false
      draw()
    } else remeasure()
  })
  useLayoutEffect(() => {
    if (isDragging) handleDrawn()
  })

  const handlePointerDown = (event: ReactPointerEvent): void => {
    hasJustDragged.current = false
    if (!options.isEnabled || event.button !== MAIN_BUTTON || !event.isPrimary) return
    const target = gridTargetOf(event.target)
    const subject = target === null ? null : dragSubjectOf(target, event.clientX)
    // A finger on empty ground scrolls.
    if (subject === null || (subject.kind === 'create' && event.pointerType === 'touch')) return
    gestureRef.current = {
      pointerId: event.pointerId,
      subject,
      startX: event.clientX,
      startY: event.clientY,
      bar: target?.part === 'bar' ? target.bar : null,
      x: event.clientX,
      y: event.clientY,
      phase: 'pressed',
      item: null,
      geometry: null,
      edges: null,
      startTop: 0,
      isFresh: true,
      from: 0,
      to: 0,
    }
  }

  const begin = (gesture: Gesture, weeks: HTMLElement): void => {
    const { subject } = gesture
    // Refused or not, a pull is no click: letting go within the bar must not open it.
    if (subject.kind !== 'create') hasJustDragged.current = true
    const item = subject.kind === 'create' ? null : (options.findItem(subject.key) ?? null)
    const isLost = subject.kind !== 'create' && item === null
    if (isLost || !options.onStart(subject, item)) {
      gesture.phase = 'refused'
      return
    }
    const geometry = measureGrid(weeks, firstDay, rowTops)
    gesture.item = item
    gesture.geometry = geometry
    gesture.startTop = geometry.top
    gesture.from = dayAtPoint(geometry, gesture.startX, gesture.startY)
    gesture.to = gesture.from
    gesture.phase = 'dragging'
    weeks.setPointerCapture(gesture.pointerId)
    markDragged(weeks, gesture, true)
    setDrag({ subject, item, ghost: ghostOf(gesture, geometry) })
  }

  const handlePointerMove = (event: ReactPointerEvent): void => {
    const gesture = gestureRef.current
    const weeks = weeksRef.current
    if (gesture === null) {
      hintEdge(event)
      return
    }
    if (event.pointerId !== gesture.pointerId || weeks === null) return
    gesture.x = event.clientX
    gesture.y = event.clientY
    if (gesture.phase === 'pressed') {
      const distance = Math.hypot(gesture.x - gesture.startX, gesture.y - gesture.startY)
      if (distance < DRAG_THRESHOLD_PIXELS) return
      // A press that begins to wander within its day is no choice of days yet.
      const cell = gesture.subject.kind === 'create' ? gesture.subject.cell : null
      if (cell !== null && isWithin(cell, gesture.x, gesture.y)) return
      begin(gesture, weeks)
    }
    draw()
  }

  const handlePointerUp = (event: ReactPointerEvent): void => {
    if (event.pointerId !== gestureRef.current?.pointerId) return
    const gesture = finish()
    if (gesture?.phase !== 'dragging') return
    hasJustDragged.current = true
    const { subject, from, to } = gesture
    if (subject.kind === 'create' || gesture.item === null) {
      if (from === to) options.onCancel(subject, null)
      else options.onDrop({ subject, item: null, deltaDays: to - from, to })
      return
    }
    // Others may have changed it meanwhile: it goes where it was shown to go, from where it is now.
    const item = options.findItem(subject.key) ?? null
    const deltaDays =
      item === null ? 0 : to - from + daysSideways(subject, { from: item, to: gesture.item })
    if (item === null || from === to || deltaDays === 0) options.onCancel(subject, gesture.item)
    else options.onDrop({ subject, item, deltaDays, to })
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

/** How many days the pulled end of an item lies before that of its other version. */
function daysSideways(
  subject: DragSubject,
  { from, to }: { readonly from: CalendarItem; readonly to: CalendarItem },
): number {
  return subject.kind === 'resize' && subject.edge === 'end'
    ? endDayOf(to) - endDayOf(from)
    : dayNumberOf(to.startDate) - dayNumberOf(from.startDate)
}

function ghostOf(gesture: Gesture, { left, top }: GridGeometry): ActiveDrag['ghost'] {
  const { bar, subject } = gesture
  if (bar === null || subject.kind !== 'move') return null
  const box = bar.getBoundingClientRect()
  return {
    left: box.left - left,
    top: box.top - top,
    width: box.width,
    continuesBefore: bar.dataset['before'] !== undefined,
    continuesAfter: bar.dataset['after'] !== undefined,
  }
}

function isWithin(element: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}

/** Fades all bars of the occurrence where it still lies. */
function markDragged(weeks: HTMLElement | null, { subject }: Gesture, isDragged: boolean): void {
  if (weeks === null || subject.kind === 'create') return
  for (const segment of segmentsOf(weeks, subject)) {
    segment.toggleAttribute('data-dragging', isDragged)
  }
}
