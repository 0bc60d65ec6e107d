import {
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'

import type { FloatingAnchor } from '../../internal/floating/use-floating'
import type { HoverCardCloseReason, HoverCardProps } from './HoverCard'
import { useHoverStore } from './HoverCardGroup'
import { shownTarget, type HoverTiming } from './hover-intent'
import { pointedBox } from './pointed-box'

/** Wider targets are taken as wide as this around the pointer, in pixels. */
const widestTargetPixels = 240

export interface HoverCardOptions extends Partial<HoverTiming> {
  /**
   * The target that an element belongs to, or null: such as
   * `(element) => element.closest('[data-item]')`. Keep the function.
   */
  findTarget: (element: Element) => Element | null
  /** Key that shows the card of the target with the focus, as `KeyboardEvent.key`. @default 'i' */
  openKey?: string
  /** Shows nothing, as while something is dragged. @default false */
  isDisabled?: boolean
}

/** What `useHoverCard` hands out. */
export interface HoverCardState {
  /** The target whose card is shown, or null. */
  readonly target: Element | null
  /** Handlers for the one element around all targets. */
  readonly areaProps: {
    readonly onPointerOver: (event: PointerEvent) => void
    readonly onPointerMove: (event: PointerEvent) => void
    readonly onPointerLeave: (event: PointerEvent) => void
    readonly onPointerDown: (event: PointerEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** Spread on the one `HoverCard`. */
  readonly cardProps: Pick<
    HoverCardProps,
    'anchor' | 'takesFocus' | 'onClose' | 'onPointerEnter' | 'onPointerLeave'
  >
}

/**
 * One hover card for a whole view: a handful of listeners on the element around
 * the targets, however many thousands there are. Inside a `HoverCardGroup` the
 * group's times hold, else those given here.
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
  // Where the pointer was on the targets that this view has named: a group also shows those of others.
  const [pointerX] = useState(() => new WeakMap<Element, number>())
  const shown = shownTarget(intent)
  const target = shown !== null && pointerX.has(shown) && !isDisabled ? shown : null
  const isPinned = intent.phase === 'open' && intent.isPinned

  const anchor = useMemo<FloatingAnchor | null>(() => {
    if (!target) return null
    const box = target.getBoundingClientRect()
    if (isPinned || box.width <= widestTargetPixels) return { current: target }
    return pointedBox(box, pointerX.get(target) ?? box.left, widestTargetPixels)
  }, [target, isPinned, pointerX])

  const leave = (atMs: number) => {
    if (!pointedRef.current) return
    pointedRef.current = null
    store.send({ type: 'leave', atMs })
  }
  const handlePointerOver = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || isDisabled || event.buttons !== 0) return
    const next = event.target instanceof Element ? findTarget(event.target) : null
    if (next === pointedRef.current) return
    if (!next) {
      leave(event.timeStamp)
      return
    }
    pointedRef.current = next
    pointerX.set(next, event.clientX)
    store.send({ type: 'enter', target: next, atMs: event.timeStamp })
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
    ({ reason: _reason }: { reason: HoverCardCloseReason }) => {
      store.send({ type: 'dismiss', atMs: 0 })
    },
    [store],
  )
  return {
    target,
    areaProps: {
      onPointerOver: handlePointerOver,
      onPointerMove: (event) => {
        if (pointedRef.current) pointerX.set(pointedRef.current, event.clientX)
      },
      onPointerLeave: (event) => {
        leave(event.timeStamp)
      },
      onPointerDown: (event) => {
        store.send({ type: 'dismiss', atMs: event.timeStamp })
      },
      onKeyDown: handleKeyDown,
    },
    cardProps: {
      anchor,
      takesFocus: isPinned,
      onClose: handleClose,
      onPointerEnter: (event) => {
        store.send({ type: 'enter-card', atMs: event.timeStamp })
      },
      onPointerLeave: (event) => {
        store.send({ type: 'leave-card', atMs: event.timeStamp })
      },
    },
  }
}

function isTyping(element: EventTarget): boolean {
  return (
    element instanceof HTMLElement &&
    (element.isContentEditable || element.matches('input, textarea, select'))
  )
}
