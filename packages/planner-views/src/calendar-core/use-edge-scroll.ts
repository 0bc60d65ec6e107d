import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { Point } from '@throughline/ui/pointer-gesture'

/** Within this distance of an edge a drag scrolls, in pixels. */
const EDGE_PIXELS = 44
/** Speed at the edge itself and beyond it, in pixels per millisecond. */
const MAX_SPEED = 0.9

/**
 * Returns the speed at which a drag scrolls along one axis: the nearer to an edge, the faster.
 *
 * @param position of the pointer on the axis, in pixels of the viewport
 * @param start first pixel of the scrolling area, without sticky parts
 * @param end the pixel after its last
 * @returns pixels per millisecond, negative towards `start`; 0 away from both edges
 */
export function edgeSpeed(position: number, start: number, end: number): number {
  const edge = Math.min(EDGE_PIXELS, (end - start) / 4)
  if (edge <= 0) return 0
  const nearness = Math.max((start + edge - position) / edge, (position - end + edge) / edge, 0)
  return Math.sign(position - (start + end) / 2) * Math.min(1, nearness) * MAX_SPEED
}

/** First pixel of an axis of the scrolling area, and the one after its last, in the viewport. */
type AxisEdges = readonly [start: number, end: number]

/** Edges near which a drag scrolls, by axis; an axis without edges does not scroll. */
export interface ScrollEdges {
  readonly x?: AxisEdges
  readonly y?: AxisEdges
}

/** A frame that comes late scrolls no further than one of this length, in milliseconds. */
const MAX_FRAME_MS = 50

interface EdgeScrollOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  /** The content was scrolled under the pointer. */
  readonly onScrolled: () => void
}

/** Scrolls while something is dragged near an edge. Between drags it does nothing. */
export function useEdgeScroll({ scrollRef, onScrolled }: EdgeScrollOptions) {
  const frameRef = useRef<number | null>(null)
  const speedRef = useRef<Point>({ x: 0, y: 0 })
  const stop = (): void => {
    speedRef.current = { x: 0, y: 0 }
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
      const { x, y } = speedRef.current
      if (scroller === null || (x === 0 && y === 0)) return
      const { scrollLeft, scrollTop } = scroller
      const elapsed = Math.min(MAX_FRAME_MS, now - before)
      if (x !== 0) scroller.scrollLeft = scrollLeft + x * elapsed
      if (y !== 0) scroller.scrollTop = scrollTop + y * elapsed
      // Requested first: following the scroll must not begin a second run.
      step(now)
      if (scroller.scrollLeft !== scrollLeft || scroller.scrollTop !== scrollTop) onScrolled()
    })
  }

  /** Reports where the pointer is, and between which edges; null stops scrolling. */
  const follow = (at: Point, edges: ScrollEdges | null): void => {
    speedRef.current = {
      x: edges?.x === undefined ? 0 : edgeSpeed(at.x, ...edges.x),
      y: edges?.y === undefined ? 0 : edgeSpeed(at.y, ...edges.y),
    }
    if (speedRef.current.x === 0 && speedRef.current.y === 0) stop()
    else if (frameRef.current === null) step(performance.now())
  }
  return { follow, stop }
}
