import {
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'

import type { Point } from '../../internal/floating/pointer-path'
import type { FloatingAnchor } from '../../internal/floating/use-floating'
import type { HoverCardCloseReason, HoverCardProps } from './HoverCard'
import { useHoverStore } from './HoverCardGroup'
import { visibleTarget, type HoverTiming } from './hover-intent'
import { pointedBox } from './pointed-box'

/** For wider targets the anchor is this wide, around the pointer, in pixels. */
const WIDEST_TARGET_PIXELS = 240

export interface HoverCardOptions extends Partial<HoverTiming> {
  /**
   * Returns the target that an element belongs to, or null, such as
   * `(element) => element.closest('[data-item]')`. Pass the same function on every render.
   */
  findTarget: (element: Element) => Element | null
  /** Key that opens the card of the focused target, as `KeyboardEvent.key`. @default 'i' */
  openKey?: string
  /** Shows no card, for example during a drag. @default false */
  isDisabled?: boolean
}

/** The result of `useHoverCard`. */
export interface HoverCardState {
  /** The target whose card is shown, or null. */
  readonly target: Element | null
  /** Handlers for the element that contains all targets. */
  readonly areaProps: {
    readonly onPointerOver: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerLeave: (event: PointerEvent) => void
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** Props for the `HoverCard`. */
  readonly cardProps: Pick<
    HoverCardProps,
    'ref' | 'anchor' | 'takesFocus' | 'onClose' | 'onPointerEnter' | 'onPointerLeave'
  >
}

/**
 * One hover card for a whole view: a few listeners on the element that contains the
 * targets, also for thousands of targets. Inside of a `HoverCardGroup` the group's
 * delays apply, else the ones given here.
 */
export function useHoverCard({
  findTarget,
  openKey = 'i',
  isDisabled = false,
  ...timing
}: HoverCardOptions): HoverCardState {
  const store = useHoverStore(timing)
  const intent = useSyncExternalStore(store.subscribe, store.read, store.read)
  const pointedRef = useRef<Element | null>(null)
  const pointRef = useRef<Point>({ x: 0, y: 0 })
  // Where the user has pressed, until the pointer moves. A press can move the targets, such as by
  // opening a panel beside them. A target that arrives under a resting pointer opens no card.
  const pressRef = useRef<Point | null>(null)
  const cardRef = useRef<HTMLDivElement>(null)
  // The last pointer position on each target of this view. The store of a group also
  // shows targets of other views.
  const [pointerX] = useState(() => new WeakMap<Element, number>())
  const visible = visibleTarget(intent)
  const target = visible !== null && pointerX.has(visible) && !isDisabled ? visible : null
  const isPinned = intent.phase === 'open' && intent.isPinned

  const openedAt = useMemo(() => target?.getBoundingClientRect() ?? null, [target])
  const anchor = useMemo<FloatingAnchor | null>(() => {
    if (!target || !openedAt) return null
    if (isPinned || openedAt.width <= WIDEST_TARGET_PIXELS) return { current: target }
    return pointedBox(openedAt, pointerX.get(target) ?? openedAt.left, WIDEST_TARGET_PIXELS)
  }, [target, openedAt, isPinned, pointerX])

  const goTo = (next: Element | null, x: number, atMs: number) => {
    if (next === pointedRef.current) return
    pointedRef.current = next
    if (next) {
      pointerX.set(next, x)
      store.send({ type: 'enter', target: next, atMs })
    } else store.send({ type: 'leave', atMs })
  }
  /**
   * Handles a pointer that moves to another target or to none: at once, or after it has
   * left its path to the card.
   */
  const move = (next: Element | null, event: PointerEvent) => {
    const { clientX } = event
    const action = (atMs: number) => {
      goTo(next, clientX, atMs)
    }
    if (store.travel.putOff(action) || next === pointedRef.current) return
    const isLeavingVisible = target !== null && !isPinned && pointedRef.current === target
    const card = isLeavingVisible ? cardRef.current?.getBoundingClientRect() : undefined
    if (card && store.travel.setOut({ apex: pointRef.current, card }, event, action)) return
    action(event.timeStamp)
  }
  const handlePointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || isDisabled || event.buttons !== 0) return
    // React events of the card bubble to the area as well; the card has its own
    // handlers.
    if (event.target instanceof Node && cardRef.current?.contains(event.target)) return
    if (!hasMoved(pressRef.current, event)) {
      move(null, event)
      return
    }
    pressRef.current = null
    const next = event.target instanceof Element ? findTarget(event.target) : null
    move(next, event)
    if (next && next === pointedRef.current) {
      pointRef.current = { x: event.clientX, y: event.clientY }
    }
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== openKey || isDisabled || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const next = event.target instanceof Element ? findTarget(event.target) : null
    if (!next) return
    event.preventDefault()
    pointerX.set(next, 0)
    store.send({ type: 'request', target: next, atMs: event.timeStamp })
  }
  const handleClose = useCallback(
    ({ reason }: { reason: HoverCardCloseReason }) => {
      // A scroll is reported a frame late, so it may have been before the card opened, such as
      // when the focus came here. A scroll of something else does not move the target either.
      if (reason === 'scroll' && target && openedAt && isAt(target, openedAt)) return
      store.send({ type: 'dismiss', atMs: 0 })
    },
    [store, target, openedAt],
  )
  return {
    target,
    areaProps: {
      onPointerOver: handlePointerOver,
      onPointerMove: (event) => {
        if (pressRef.current !== null) {
          // Also the target that came under the pointer before it moved.
          handlePointerOver(event)
          return
        }
        const pointed = pointedRef.current
        // On its path to the card the pointer is no longer on the current target.
        if (!pointed || !(event.target instanceof Node && pointed.contains(event.target))) return
        pointerX.set(pointed, event.clientX)
        pointRef.current = { x: event.clientX, y: event.clientY }
      },
      onPointerLeave: (event) => {
        move(null, event)
      },
      onPointerDown: (event) => {
        // Presses inside of the card must not close it.
        if (event.target instanceof Node && cardRef.current?.contains(event.target)) return
        pressRef.current = { x: event.clientX, y: event.clientY }
        store.send({ type: 'dismiss', atMs: event.timeStamp })
      },
      onKeyDown: handleKeyDown,
    },
    cardProps: {
      ref: cardRef,
      anchor,
      takesFocus: isPinned,
      onClose: handleClose,
      onPointerEnter: (event) => {
        store.travel.end()
        pointedRef.current = null
        store.send({ type: 'enter-card', atMs: event.timeStamp })
      },
      onPointerLeave: (event) => {
        store.send({ type: 'leave-card', atMs: event.timeStamp })
      },
    },
  }
}

function isAt(element: Element, { left, top }: DOMRect): boolean {
  const now = element.getBoundingClientRect()
  return now.left === left && now.top === top
}

function hasMoved(since: Point | null, { clientX, clientY }: PointerEvent): boolean {
  return since === null || since.x !== clientX || since.y !== clientY
}

function isTyping(element: EventTarget): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches('input, textarea, select'))
  )
}
