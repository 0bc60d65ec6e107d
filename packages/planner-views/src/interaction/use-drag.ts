import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { flushSync } from 'react-dom'

import type { ActiveDrag, DragOptions, DragProgress, DragSurface } from './drag.types'
import { dragAfter, isOtherPress, isPressOver, pressDrag, refuseDrag } from './drag-state'
import type { Drag, DragInput, Point } from './drag-state'
import { isDateSubject } from './drag-subject'
import type { DragSubject } from './drag-subject'
import { useEdgeScroll } from './use-edge-scroll'
import { useEdgeHint } from './use-edge-hint'

const MAIN_BUTTON = 0

interface Gesture<Place> {
  drag: Drag<DragSubject>
  surface: DragSurface<Place> | null
  /** Origin of the content when it was pressed. */
  origin: Point
  from: Place | null
  to: Place | null
  /** Nothing but the drag's own layer has been rendered since it was measured. */
  isFresh: boolean
}

/**
 * Drags items to other places, their ends to make them longer or shorter, ranges for new items
 * over free places, and rectangles that select. One set of handlers serves a whole view.
 *
 * A press becomes a drag after 4 pixels. Esc and a lost pointer cancel it. Near the
 * edges of the scrolling area it scrolls. While nothing is pressed, the handle under the
 * pointer shows as `data-edge` of its item; the elements of a dragged item carry
 * `data-dragging`.
 */
export function useDrag<Place>(options: DragOptions<Place>) {
  const { surfaceRef, scrollRef } = options
  const gestureRef = useRef<Gesture<Place> | null>(null)
  const hasJustDragged = useRef(false)
  const [active, setActive] = useState<ActiveDrag | null>(null)
  const showEdge = useEdgeHint(options)

  const progressOf = (gesture: Gesture<Place>): DragProgress<Place> | null => {
    const { drag, from } = gesture
    gesture.surface ??= options.measure()
    if (gesture.surface === null || from === null) return null
    gesture.to = gesture.surface.placeAt(drag.at) ?? from
    const start = contentPoint(drag.start, gesture.origin)
    const { x, y } = contentPoint(drag.at, gesture.surface.origin)
    return {
      subject: drag.subject,
      from,
      to: gesture.to,
      start,
      offset: { x: x - start.x, y: y - start.y },
    }
  }
  /** Whether a drop of an item now is for a place outside of the view. */
  const isOutside = ({ drag: { subject, at } }: Gesture<Place>): boolean =>
    subject.kind === 'move' && options.outside?.follow({ item: subject.item, at }) === true
  const draw = (): void => {
    const gesture = gestureRef.current
    const progress = gesture?.drag.phase === 'dragging' ? progressOf(gesture) : null
    if (gesture === null || progress === null) return
    const { at } = gesture.drag
    const isGone = isOutside(gesture)
    edgeScroll.follow(at, isGone ? null : (gesture.surface?.scrollEdges(at) ?? null))
    options.onDraw(isGone ? { ...progress, to: progress.from } : progress)
  }
  const remeasure = (): void => {
    if (gestureRef.current !== null) gestureRef.current.surface = null
    draw()
  }
  const edgeScroll = useEdgeScroll({ scrollRef, onScrolled: remeasure })

  const mark = (subject: DragSubject, isDragged: boolean): void => {
    if (!isDateSubject(subject)) return
    for (const element of options.elementsOf(subject)) {
      element.toggleAttribute('data-dragging', isDragged)
    }
  }
  const start = (gesture: Gesture<Place>): void => {
    const { pointerId, start: at } = gesture.drag
    // Refused or not, a drag is no click: a release within the item must not open it.
    hasJustDragged.current = true
    const surface = options.measure()
    const from = surface?.placeAt(at) ?? null
    const { subject: pressed } = gesture.drag
    const isReady = surface !== null && from !== null && options.isEnabled(pressed)
    const subject = isReady ? options.onStart(pressed) : null
    if (surface === null || subject === null) {
      gesture.drag = refuseDrag(gesture.drag)
      return
    }
    const drag = { ...gesture.drag, subject }
    Object.assign(gesture, { drag, surface, origin: surface.origin, from, to: from })
    surfaceRef.current?.setPointerCapture(pointerId)
    mark(subject, true)
    // At once: an Esc that follows the movement of the pointer directly is heard.
    flushSync(() => {
      setActive({ subject, box: boxOf(subject, surface.origin) })
    })
    draw()
  }
  const take = (input: DragInput): void => {
    const gesture = gestureRef.current
    if (gesture === null) return
    const { drag, effect } = dragAfter(gesture.drag, input, options.isHeldBack)
    if (drag !== null) {
      gesture.drag = drag
      if (effect === 'start') start(gesture)
      else if (effect === 'draw') draw()
      return
    }
    gestureRef.current = null
    edgeScroll.stop()
    if (effect === 'none') return
    const { subject } = gesture.drag
    mark(subject, false)
    setActive(null)
    // The host may have taken the permission away since the drag began.
    const isDropped = effect === 'drop' && options.isEnabled(subject)
    const isDroppedOutside = isDropped && isOutside(gesture)
    options.outside?.follow(null)
    const progress = isDropped ? progressOf(gesture) : null
    if (isDroppedOutside && subject.kind === 'move') options.outside?.drop(subject.item)
    else if (progress === null) options.onCancel(subject)
    else options.onDrop(progress)
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : null
    if (event.key !== 'Escape' && step === null) return
    // One press backs out of the drag, or turns the page under it, and does nothing else.
    event.preventDefault()
    event.stopPropagation()
    if (step === null) take({ kind: 'cancel' })
    else if (gestureRef.current?.drag.subject.kind !== 'marquee') options.onPage(step)
  })
  const handleScroll = useEffectEvent(remeasure)
  const isDragging = active !== null
  useEffect(() => {
    const view = surfaceRef.current?.ownerDocument.defaultView
    if (!isDragging || view === null || view === undefined) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const handleKeyDown = (event: KeyboardEvent): void => {
      handleKey(event)
    }
    const follow = (): void => {
      handleScroll()
    }
    view.addEventListener('keydown', handleKeyDown, { capture: true, signal })
    view.addEventListener('scroll', follow, { capture: true, passive: true, signal })
    // Outside of a shadow root, a scroll inside it is not heard.
    scrollRef.current?.addEventListener('scroll', follow, { passive: true, signal })
    return () => {
      listening.abort()
    }
  }, [isDragging, surfaceRef, scrollRef])
  // Whatever React has rendered meanwhile: the layer, another page, rows of another height.
  const handleRendered = useEffectEvent(() => {
    const gesture = gestureRef.current
    if (gesture?.isFresh === true) {
      gesture.isFresh = false
      draw()
    } else remeasure()
  })
  useLayoutEffect(() => {
    if (isDragging) handleRendered()
  })

  const handlePointerDown = (event: PointerEvent): void => {
    if (isOtherPress(gestureRef.current?.drag ?? null, event)) return
    hasJustDragged.current = false
    if (event.button !== MAIN_BUTTON || !event.isPrimary) return
    const subject = options.subjectAt(event)
    if (subject === null || !options.isEnabled(subject)) return
    // A finger on a free place scrolls the view.
    if (!isDateSubject(subject) && event.pointerType === 'touch') return
    const at = pointOf(event)
    gestureRef.current = {
      drag: pressDrag(event.pointerId, subject, at),
      surface: null,
      origin: at,
      from: null,
      to: null,
      isFresh: true,
    }
  }

  return {
    active,
    /**
     * The place under a pointer that drags something into the view from outside; null where
     * that is none. Near the edges it scrolls. Without a point it stops scrolling.
     */
    placeUnder: (at: Point | null): Place | null => {
      const scroller = scrollRef.current
      const isOver = at !== null && scroller !== null && isWithin(scroller, at)
      const surface = isOver ? options.measure() : null
      if (!isOver || surface === null) {
        edgeScroll.stop()
        return null
      }
      edgeScroll.follow(at, surface.scrollEdges(at))
      return surface.placeAt(at)
    },
    /** Whether the click that follows ends a drag and means nothing else. */
    endsDrag: (): boolean => hasJustDragged.current,
    handlers: {
      onPointerDown: handlePointerDown,
      onPointerMove: (event: PointerEvent): void => {
        const gesture = gestureRef.current
        if (gesture !== null && isPressOver(gesture.drag, event)) gestureRef.current = null
        if (gestureRef.current === null) showEdge(event)
        else take({ kind: 'move', pointerId: event.pointerId, at: pointOf(event) })
      },
      onPointerUp: (event: PointerEvent): void => {
        take({ kind: 'release', pointerId: event.pointerId, at: pointOf(event) })
      },
      onPointerCancel: ({ pointerId }: PointerEvent): void => {
        take({ kind: 'cancel', pointerId })
        // No click follows, and a later one is not to be taken for it.
        if (gestureRef.current === null) hasJustDragged.current = false
      },
    },
  }
}

/** Whether a point of the viewport lies within the box of an element. */
export function isWithin(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function contentPoint(at: Point, origin: Point): Point {
  return { x: at.x - origin.x, y: at.y - origin.y }
}

function boxOf(subject: DragSubject, origin: Point): ActiveDrag['box'] {
  if (!isDateSubject(subject)) return { left: 0, top: 0, width: 0 }
  const { left, top, width } = subject.target.element.getBoundingClientRect()
  return { left: left - origin.x, top: top - origin.y, width }
}
