import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

import type { DragSurface } from './drag.types'
import { dragAfter, isOtherPress, isPressOver, pressDrag } from './drag-state'
import type { Drag, DragInput, Point } from './drag-state'
import { rectBetween } from './lasso-rect'
import type { ContentRect } from './lasso-rect'
import { isSameSelection, joinedSelection } from './multi-selection'
import { useEdgeScroll } from './use-edge-scroll'
import type { MultiSelection } from './use-multi-selection'

const MAIN_BUTTON = 0
const NOTHING: ReadonlySet<number> = new Set()

/** What a view contributes to its lasso: its geometry, and which items lie where. */
export interface LassoOptions {
  readonly selection: MultiSelection
  /** The element that captures the pointer. */
  readonly surfaceRef: RefObject<HTMLElement | null>
  readonly scrollRef: RefObject<HTMLElement | null>
  /** Whether a press here takes hold of nothing, so that a lasso may begin. */
  readonly isFree: (target: EventTarget | null) => boolean
  /** Null while nothing is drawn. */
  readonly measure: () => Pick<DragSurface<unknown>, 'origin' | 'scrollEdges'> | null
  /** The items whose bars a rectangle touches, rendered or not; in pixels from the origin of the content. */
  readonly itemsIn: (rect: ContentRect) => Iterable<number>
}

/** The pointer handlers of a view. */
interface PointerHandlers {
  readonly onPointerDown: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  readonly onPointerCancel: (event: PointerEvent) => void
}

interface LassoStart {
  /** In pixels from the origin of the content, which scrolling does not change. */
  readonly corner: Point
  /** The selection to go back to. */
  readonly before: ReadonlySet<number>
  /** The items that stay selected whatever is touched. */
  readonly kept: ReadonlySet<number>
}

/**
 * Shift and a drag over free places draw a rectangle, which selects the items that it
 * touches while it is drawn; with Ctrl or Cmd it adds them. Esc and a lost pointer give
 * back the selection from before. Near the edges of the scrolling area it scrolls.
 *
 * The view renders an element with `lassoRef` while `isActive`, in a layer over its
 * content; its place and size are written straight to it.
 */
export function useLasso(options: LassoOptions) {
  const { selection, surfaceRef, scrollRef } = options
  const lassoRef = useRef<HTMLDivElement>(null)
  const dragRef = useRef<Drag<LassoStart> | null>(null)
  const measuredRef = useRef<ReturnType<LassoOptions['measure']>>(null)
  const reportedRef = useRef(NOTHING)
  const hasJustDrawn = useRef(false)
  const [isActive, setIsActive] = useState(false)

  const draw = (): void => {
    const drag = dragRef.current
    measuredRef.current ??= options.measure()
    const surface = measuredRef.current
    if (drag?.phase !== 'dragging' || surface === null) return
    const { at, subject } = drag
    const rect = rectBetween(subject.corner, contentPoint(at, surface.origin))
    if (lassoRef.current !== null) place(lassoRef.current, rect)
    edgeScroll.follow(at, surface.scrollEdges(at))
    const touched = joinedSelection(subject.kept, options.itemsIn(rect))
    // Reported once each: a host may keep less of it than it is told.
    if (isSameSelection(reportedRef.current, touched)) return
    reportedRef.current = touched
    selection.set(touched)
  }
  const remeasure = (): void => {
    measuredRef.current = null
    draw()
  }
  const edgeScroll = useEdgeScroll({ scrollRef, onScrolled: remeasure })

  const take = (input: DragInput): void => {
    const { drag, effect } = dragAfter(dragRef.current, input)
    const ended = drag === null ? dragRef.current : null
    dragRef.current = drag
    if (effect === 'start') {
      hasJustDrawn.current = true
      if (drag !== null) surfaceRef.current?.setPointerCapture(drag.pointerId)
      // At once: an Esc that follows the movement of the pointer directly is heard.
      flushSync(() => {
        setIsActive(true)
      })
    }
    if (effect === 'start' || effect === 'draw') draw()
    if (ended === null) return
    edgeScroll.stop()
    setIsActive(false)
    const { before } = ended.subject
    if (effect === 'cancel' && selection.set(before)) selection.tell(before)
    const { selection: chosen } = selection
    if (effect === 'drop' && !isSameSelection(before, chosen)) selection.tell(chosen)
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // One press gives up the lasso, and does nothing else.
    event.preventDefault()
    event.stopPropagation()
    take({ kind: 'cancel' })
  })
  const handleScroll = useEffectEvent(remeasure)
  useEffect(() => {
    const view = surfaceRef.current?.ownerDocument.defaultView
    if (!isActive || view === null || view === undefined) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const handleKeyDown = (event: KeyboardEvent): void => {
      handleKey(event)
    }
    const follow = (): void => {
      handleScroll()
    }
    view.addEventListener('keydown', handleKeyDown, { capture: true, signal })
    scrollRef.current?.addEventListener('scroll', follow, { passive: true, signal })
    return () => {
      listening.abort()
    }
  }, [isActive, surfaceRef, scrollRef])
  // Its element is there now; and what React has rendered may have moved the content.
  const handleRendered = useEffectEvent(remeasure)
  useLayoutEffect(() => {
    if (isActive) handleRendered()
  })

  /** Whether a press begins a lasso. */
  const begin = (event: PointerEvent): boolean => {
    hasJustDrawn.current = false
    const isLasso =
      selection.isEnabled &&
      event.shiftKey &&
      event.button === MAIN_BUTTON &&
      event.isPrimary &&
      event.pointerType !== 'touch' &&
      options.isFree(event.target)
    measuredRef.current = isLasso ? options.measure() : null
    if (measuredRef.current === null) return false
    const at = pointOf(event)
    const isAdding = event.ctrlKey || event.metaKey
    reportedRef.current = selection.selection
    dragRef.current = pressDrag(
      event.pointerId,
      {
        corner: contentPoint(at, measuredRef.current.origin),
        before: selection.selection,
        kept: isAdding ? selection.selection : NOTHING,
      },
      at,
    )
    return true
  }

  return {
    isActive,
    lassoRef,
    /** Whether the click that follows ends a lasso and means nothing else. */
    endsLasso: (): boolean => hasJustDrawn.current,
    /** The handlers of a view: what belongs to a lasso goes to it, everything else to the given ones. */
    handlersOver: (others: PointerHandlers): PointerHandlers => ({
      onPointerDown: (event) => {
        if (isOtherPress(dragRef.current, event)) return
        // The press of a lasso is none of the view's drags, whose last one has ended by now.
        if (begin(event)) others.onPointerCancel(event)
        else others.onPointerDown(event)
      },
      onPointerMove: (event) => {
        if (dragRef.current !== null && isPressOver(dragRef.current, event)) dragRef.current = null
        if (dragRef.current === null) others.onPointerMove(event)
        else take({ kind: 'move', pointerId: event.pointerId, at: pointOf(event) })
      },
      onPointerUp: (event) => {
        if (dragRef.current === null) others.onPointerUp(event)
        else take({ kind: 'release', pointerId: event.pointerId, at: pointOf(event) })
      },
      onPointerCancel: (event) => {
        if (dragRef.current === null) others.onPointerCancel(event)
        else take({ kind: 'cancel', pointerId: event.pointerId })
      },
    }),
  }
}

function pointOf({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function contentPoint(at: Point, origin: Point): Point {
  return { x: at.x - origin.x, y: at.y - origin.y }
}

function place({ style }: HTMLElement, { left, top, right, bottom }: ContentRect): void {
  style.transform = `translate3d(${left}px, ${top}px, 0)`
  style.width = `${right - left}px`
  style.height = `${bottom - top}px`
}
