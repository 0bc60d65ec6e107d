import { usePointerGesture } from '@throughline/ui/pointer-gesture'
import type { Point, PointerGesture } from '@throughline/ui/pointer-gesture'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PointerEvent } from 'react'
import { flushSync } from 'react-dom'

import type { ActiveDrag, DragOptions, DragProgress, DragSurface } from './drag.types'
import { isDateSubject } from './drag-subject'
import type { DragSubject } from './drag-subject'
import { useEdgeScroll } from './use-edge-scroll'

/** Geometry of a drag under way. */
interface DragPlaces<Place> {
  /** Null after a scroll or a rendering, until it is measured again. */
  surface: DragSurface<Place> | null
  /** Origin of the content when the drag started. */
  readonly origin: Point
  readonly from: Place
  /** Whether React has rendered only the layer of the drag since it was measured. */
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
  const placesRef = useRef<DragPlaces<Place> | null>(null)
  const [active, setActive] = useState<ActiveDrag | null>(null)
  const showEdge = useEdgeHint(options)

  const progressOf = (drag: PointerGesture<DragSubject>): DragProgress<Place> | null => {
    const places = placesRef.current
    if (places === null) return null
    places.surface ??= options.measure()
    if (places.surface === null) return null
    const start = contentPoint(drag.start, places.origin)
    const { x, y } = contentPoint(drag.at, places.surface.origin)
    return {
      subject: drag.subject,
      from: places.from,
      to: places.surface.placeAt(drag.at) ?? places.from,
      start,
      offset: { x: x - start.x, y: y - start.y },
    }
  }
  /** Whether a drop of an item now is for a place outside of the view. */
  const isOutside = ({ subject, at }: PointerGesture<DragSubject>): boolean =>
    subject.kind === 'move' && options.outside?.follow({ item: subject.item, at }) === true
  const mark = (subject: DragSubject, isDragged: boolean): void => {
    if (!isDateSubject(subject)) return
    for (const element of options.elementsOf(subject)) {
      element.toggleAttribute('data-dragging', isDragged)
    }
  }
  const draw = (drag: PointerGesture<DragSubject>): void => {
    const progress = progressOf(drag)
    if (progress === null) return
    const isGone = isOutside(drag)
    const edges = isGone ? null : placesRef.current?.surface?.scrollEdges(drag.at)
    edgeScroll.follow(drag.at, edges ?? null)
    options.onDraw(isGone ? { ...progress, to: progress.from } : progress)
  }
  const gesture = usePointerGesture<DragSubject>({
    subjectAt: (event) => {
      const subject = options.subjectAt(event)
      if (subject === null || !options.isEnabled(subject)) return null
      // A finger on a free place scrolls the view.
      return !isDateSubject(subject) && event.pointerType === 'touch' ? null : subject
    },
    ...(options.isDelayed === undefined ? null : { isDelayed: options.isDelayed }),
    captureOn: () => surfaceRef.current,
    onStart: ({ subject: pressed, start }) => {
      const surface = options.measure()
      const from = surface?.placeAt(start) ?? null
      const isReady = surface !== null && from !== null && options.isEnabled(pressed)
      const subject = isReady ? options.onStart(pressed) : null
      if (surface === null || from === null || subject === null) return null
      placesRef.current = { surface, origin: surface.origin, from, isFresh: true }
      mark(subject, true)
      // Synchronously: the layer of the drag has to exist for its first movement.
      flushSync(() => {
        setActive({ subject, box: boxOf(subject, surface.origin) })
      })
      return subject
    },
    onDraw: draw,
    onEnd: (drag, end) => {
      const { subject } = drag
      edgeScroll.stop()
      setActive(null)
      mark(subject, false)
      // The host may have withdrawn the permission since the drag started.
      const isDropped = end === 'drop' && options.isEnabled(subject)
      const isDroppedOutside = isDropped && isOutside(drag)
      options.outside?.follow(null)
      const progress = isDropped ? progressOf(drag) : null
      placesRef.current = null
      if (isDroppedOutside && subject.kind === 'move') options.outside?.drop(subject.item)
      else if (progress === null) options.onCancel(subject)
      else options.onDrop(progress)
    },
    onKey: ({ key }) => {
      const step = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : null
      if (step === null) return false
      // The page turns under the drag.
      if (gesture.current()?.subject.kind !== 'marquee') options.onPage(step)
      return true
    },
  })
  const remeasure = (): void => {
    const drag = gesture.current()
    if (placesRef.current !== null) placesRef.current.surface = null
    if (drag?.phase === 'dragging') draw(drag)
  }
  const edgeScroll = useEdgeScroll({ scrollRef, onScrolled: remeasure })

  const handleScroll = useEffectEvent(remeasure)
  const isDragging = active !== null
  useEffect(() => {
    const view = surfaceRef.current?.ownerDocument.defaultView
    if (!isDragging || view === null || view === undefined) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const follow = (): void => {
      handleScroll()
    }
    view.addEventListener('scroll', follow, { capture: true, passive: true, signal })
    // Outside of a shadow root, a scroll inside it is not heard.
    scrollRef.current?.addEventListener('scroll', follow, { passive: true, signal })
    return () => {
      listening.abort()
    }
  }, [isDragging, surfaceRef, scrollRef])
  // React may have rendered the layer, another page, or rows of another height.
  const handleRendered = useEffectEvent(() => {
    const drag = gesture.current()
    if (placesRef.current?.isFresh !== true || drag === null) {
      remeasure()
      return
    }
    placesRef.current.isFresh = false
    draw(drag)
  })
  useLayoutEffect(() => {
    if (isDragging) handleRendered()
  })

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
    endsDrag: gesture.endsDrag,
    handlers: {
      ...gesture.handlers,
      onPointerMove: (event: PointerEvent): void => {
        gesture.handlers.onPointerMove(event)
        if (gesture.current() === null) showEdge(event)
      },
    },
  }
}

/** Whether a point of the viewport is within the box of an element. */
export function isWithin(element: Element, { x, y }: Point): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return x >= left && x < right && y >= top && y < bottom
}

function contentPoint(at: Point, origin: Point): Point {
  return { x: at.x - origin.x, y: at.y - origin.y }
}

function boxOf(subject: DragSubject, origin: Point): ActiveDrag['box'] {
  if (!isDateSubject(subject)) return { left: 0, top: 0, width: 0 }
  const { left, top, width } = subject.target.element.getBoundingClientRect()
  return { left: left - origin.x, top: top - origin.y, width }
}

/** Shows the handle under the pointer, as an attribute of its item, while nothing is pressed. */
function useEdgeHint({
  subjectAt,
  canResize,
}: Pick<DragOptions<unknown>, 'subjectAt' | 'canResize'>): (event: PointerEvent) => void {
  const hintedRef = useRef<HTMLElement | null>(null)
  return (event) => {
    if (event.buttons !== 0) return
    const subject = subjectAt(event)
    const element = subject !== null && isDateSubject(subject) ? subject.target.element : null
    if (hintedRef.current !== element) hintedRef.current?.removeAttribute('data-edge')
    hintedRef.current = element
    if (subject?.kind !== 'resize') element?.removeAttribute('data-edge')
    else if (element?.dataset['edge'] !== subject.edge && canResize(subject.item)) {
      element?.setAttribute('data-edge', subject.edge)
    }
  }
}
