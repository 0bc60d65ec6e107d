import { observeSize } from '@throughline/ui/element-size'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { isSameStretch, isWithin, stretchAround } from './model/flow-slice'
import type { Stretch } from './model/flow-slice'

/** The size of the scrolling area, in pixels. */
export interface FlowViewport {
  readonly width: number
  readonly height: number
}

/** Drawn part of a flow. */
export interface FlowSlices {
  /** Along the timeline, from its first day on. */
  readonly x: Stretch
  /** Along the lines, from the first on. */
  readonly y: Stretch
}

interface Place {
  readonly left: number
  readonly top: number
  readonly dayPixels: number
  readonly hasMargin: boolean
}

/** The point of the timeline that stays where it is while the width of a day changes. */
export interface ZoomAnchor {
  /** In days from the first, with a fraction. */
  readonly day: number
  /** From the start of the visible timeline, in pixels. */
  readonly x: number
}

interface FlowPlaceOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  /** Null until anything may be drawn. */
  readonly viewport: FlowViewport | null
  /** The viewport is that of the scrolling area, and not only a guess at it. */
  readonly isMeasured: boolean
  readonly fixedPixels: number
  /** Head and totals, which cover the top and the foot. */
  readonly coveredPixels: number
  readonly dayPixels: number
  readonly dayCount: number
  /** The day to open with, in days from the first. */
  readonly openingDay: number
  /** Another key resets the scroll position. */
  readonly openingKey: string
}

const STEP_X = 160
const STEP_Y = 176

/** Measures the scrolling area before the first paint, and whenever it changes; null before. */
export function useFlowViewport(scrollRef: RefObject<HTMLElement | null>): FlowViewport | null {
  const [viewport, setViewport] = useState<FlowViewport | null>(null)
  useLayoutEffect(() => {
    const scroller = scrollRef.current
    if (scroller === null) return undefined
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = scroller
      setViewport((before) =>
        before?.width === width && before.height === height ? before : { width, height },
      )
    }
    measure()
    return observeSize(scroller, measure)
  }, [scrollRef])
  return viewport
}

/**
 * Returns the scroll position of a flow and the part to draw. The browser scrolls the drawn part.
 * React follows in steps, and at once if the new part is not drawn yet.
 */
export function useFlowPlace(options: FlowPlaceOptions) {
  const { scrollRef, viewport, isMeasured, fixedPixels, coveredPixels, dayPixels, dayCount } =
    options
  const { openingDay, openingKey } = options
  const [place, setPlace] = useState<Place | null>(null)
  const anchorRef = useRef<ZoomAnchor | null>(null)
  /** Position to which the flow itself has scrolled last; null once the user has scrolled. */
  const setRef = useRef<Place | null>(null)
  const seen = {
    width: Math.max(0, (viewport?.width ?? 0) - fixedPixels),
    height: Math.max(0, (viewport?.height ?? 0) - coveredPixels),
  }
  const lastLeft = Math.max(0, dayCount * dayPixels - seen.width)
  const clampLeft = (left: number): number => Math.min(Math.max(0, left), lastLeft)
  const openingLeft = clampLeft(openingDay * dayPixels - seen.width / 3)

  const slicesOf = ({ left, top, hasMargin }: Place): FlowSlices => ({
    x: stretchAround(left, seen.width, STEP_X, hasMargin ? 1 : 0),
    y: stretchAround(top, seen.height, STEP_Y, hasMargin ? 1 : 0),
  })
  const current: Place =
    place === null
      ? { left: openingLeft, top: 0, dayPixels, hasMargin: false }
      : { ...place, left: leftAfterZoom(place, dayPixels, seen.width) }
  const slices = slicesOf(current)

  const readPlace = (scroller: HTMLElement, hasMargin: boolean): Place => ({
    // Negative where text flows from right to left.
    left: Math.abs(scroller.scrollLeft),
    top: scroller.scrollTop,
    dayPixels,
    hasMargin,
  })
  const follow = useEffectEvent((scroller: HTMLElement, isScroll: boolean) => {
    const next = readPlace(scroller, true)
    // The flow itself has scrolled, and has drawn the visible part there.
    if (isScroll && next.left === setRef.current?.left && next.top === setRef.current.top) return
    setRef.current = null
    const target = slicesOf(next)
    const isSame = isSameStretch(target.x, slices.x) && isSameStretch(target.y, slices.y)
    if (isSame) return
    const visible = slicesOf({ ...next, hasMargin: false })
    const isDrawn = isWithin(visible.x, slices.x) && isWithin(visible.y, slices.y)
    if (isDrawn) setPlace(next)
    else flushSync(() => setPlace(next))
  })
  useEffect(() => {
    const scroller = scrollRef.current
    if (scroller === null) return undefined
    const handle = ({ type }: Event): void => {
      follow(scroller, type === 'scroll')
    }
    // Draws a margin around the visible part only after an event that may precede scrolling.
    const events = ['scroll', 'pointerover', 'touchstart', 'wheel', 'focusin'] as const
    for (const name of events) scroller.addEventListener(name, handle, { passive: true })
    return () => {
      for (const name of events) scroller.removeEventListener(name, handle)
    }
  }, [scrollRef])

  const scrollTo = useEffectEvent((left: number) => {
    const scroller = scrollRef.current
    if (scroller === null) return
    scrollToLeft(scroller, clampLeft(left))
    const next = readPlace(scroller, place?.hasMargin ?? false)
    setRef.current = next
    const target = slicesOf(next)
    const isDrawn = isSameStretch(target.x, slices.x) && isSameStretch(target.y, slices.y)
    // Skips the update if the first rendering has drawn this place.
    if (place !== null || !isDrawn) setPlace(next)
  })
  const visibleRef = useRef<{ key: string; dayPixels: number; left: number } | null>(null)
  useLayoutEffect(() => {
    const scroller = scrollRef.current
    if (!isMeasured || scroller === null) return
    const previous = visibleRef.current
    const anchor = anchorRef.current
    anchorRef.current = null
    if (previous?.key !== openingKey) {
      // A scroller that was never scrolled is at its start.
      if (previous !== null || openingLeft > 0) scrollTo(openingLeft)
    } else if (previous.dayPixels !== dayPixels) {
      scrollTo(
        anchor === null
          ? leftAfterZoom(
              { left: previous.left, dayPixels: previous.dayPixels },
              dayPixels,
              seen.width,
            )
          : anchor.day * dayPixels - anchor.x,
      )
    }
    visibleRef.current = {
      key: openingKey,
      dayPixels,
      // Asking the scroller would lay everything out.
      left: previous === null ? openingLeft : Math.abs(scroller.scrollLeft),
    }
    // Only what is named here opens or zooms; the width of the window changes the width of a day.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest is read when that happens
  }, [scrollRef, isMeasured, openingKey, dayPixels])
  // Stores the exact place before a zoom: React's state is a step behind.
  useEffect(() => {
    const scroller = scrollRef.current
    const note = (): void => {
      if (visibleRef.current !== null && scroller !== null) {
        visibleRef.current.left = Math.abs(scroller.scrollLeft)
      }
    }
    scroller?.addEventListener('scroll', note, { passive: true })
    return () => {
      scroller?.removeEventListener('scroll', note)
    }
  }, [scrollRef])

  const scrollToDay = useCallback(
    (day: number) => {
      if (scrollRef.current === null) return
      scrollToLeft(scrollRef.current, Math.max(0, day * dayPixels - seen.width / 2))
    },
    [scrollRef, dayPixels, seen.width],
  )
  return {
    slices,
    seen,
    scrollToDay,
    scrollToOpening: useCallback(() => {
      if (scrollRef.current !== null) scrollToLeft(scrollRef.current, openingLeft)
    }, [scrollRef, openingLeft]),
    /** Keeps a point in its place when the width of a day changes next. */
    anchorZoom: (anchor: ZoomAnchor): void => {
      anchorRef.current = anchor
    },
  }
}

/** @param left from the start of the content; where text flows from right to left, browsers count below 0 */
function scrollToLeft(scroller: HTMLElement, left: number): void {
  const isRightToLeft = getComputedStyle(scroller).direction === 'rtl'
  scroller.scrollLeft = isRightToLeft ? -left : left
}

/** Returns the start of the visible part after a zoom that keeps the middle in its place. */
function leftAfterZoom(
  place: Pick<Place, 'left' | 'dayPixels'>,
  dayPixels: number,
  width: number,
): number {
  if (place.dayPixels === dayPixels) return place.left
  return Math.max(0, ((place.left + width / 2) / place.dayPixels) * dayPixels - width / 2)
}
