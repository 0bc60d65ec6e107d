import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Near an edge, in pixels: from here on it scrolls, faster towards the edge. */
const EDGE_PIXELS = 44
/** At the very edge, in pixels per millisecond. */
const MAX_SPEED = 0.9

/**
 * How fast to scroll for a pointer at `y`, in pixels per millisecond; negative
 * upwards, 0 away from both edges.
 *
 * @param top first pixel of what scrolls, without what sticks to it
 * @param bottom the pixel after its last
 */
function edgeSpeed(y: number, top: number, bottom: number): number {
  const edge = Math.min(EDGE_PIXELS, (bottom - top) / 4)
  if (edge <= 0) return 0
  const nearness = Math.max((top + edge - y) / edge, (y - bottom + edge) / edge, 0)
  return Math.sign(y - (top + bottom) / 2) * Math.min(1, nearness) * MAX_SPEED
}

interface EdgeScrollOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  /** The page has been scrolled under the pointer. */
  readonly onScrolled: () => void
}

/** Scrolls while something is dragged near an edge; between drags it does nothing at all. */
export function useEdgeScroll({ scrollRef, onScrolled }: EdgeScrollOptions) {
  const frameRef = useRef<number | null>(null)
  const speedRef = useRef(0)
  const stop = (): void => {
    speedRef.current = 0
    if (frameRef.current !== null) cancelAnimationFrame(frameRef.current)
    frameRef.current = null
  }
  useEffect(
    () => () => {
      if (frameRef.current !== null) cancelAnimationFrame(frameRef.current)
    },
    [],
  )

  const step = (before: number): void => {
    frameRef.current = requestAnimationFrame((now) => {
      frameRef.current = null
      const scroller = scrollRef.current
      if (scroller === null || speedRef.current === 0) return
      const { scrollTop } = scroller
      scroller.scrollTop = scrollTop + speedRef.current * Math.min(50, now - before)
      // Asked for first: following the scroll must not begin a second run.
      step(now)
      if (scroller.scrollTop !== scrollTop) onScrolled()
    })
  }

  /** Tells where the pointer is, and between which edges. */
  const follow = (y: number, top: number, bottom: number): void => {
    speedRef.current = edgeSpeed(y, top, bottom)
    if (speedRef.current === 0) stop()
    else if (frameRef.current === null) step(performance.now())
  }
  return { follow, stop }
}
