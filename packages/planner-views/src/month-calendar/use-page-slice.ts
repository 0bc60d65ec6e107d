import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { sliceAround } from './model/month-rows'
import type { PixelSlice } from './model/month-rows'
import { SLICE_STEP_PIXELS } from './week-sizes'

interface PageSliceOptions {
  /** False draws everything. */
  readonly hasSlices: boolean
  /** Another one is another month, which opens anew. */
  readonly firstDay: DayNumber
  /** Null before the first measurement. */
  readonly heightPixels: number | null
  /** Where each week begins, and where the last one ends, in pixels. */
  readonly rowTops: readonly number[]
  /** The week with which the page opens, from 0. */
  readonly openingRow: number
}

const EVERYTHING: PixelSlice = { from: -Infinity, to: Infinity }
/** Scroll positions are not always whole pixels. */
const TOLERANCE_PIXELS = 1

/**
 * Opens the page at one of its weeks, and keeps it there while its weeks grow, until
 * somebody scrolls. Follows scrolling in steps: the browser scrolls what is drawn,
 * and React hears of it only when something that is not drawn yet comes near.
 *
 * @returns the stretch of the weeks to draw
 */
export function usePageSlice(
  scrollRef: RefObject<HTMLElement | null>,
  { hasSlices, firstDay, heightPixels, rowTops, openingRow }: PageSliceOptions,
): PixelSlice {
  const lastTop = Math.max(0, (rowTops.at(-1) ?? 0) - (heightPixels ?? 0))
  const openingTop = Math.min(rowTops[openingRow] ?? 0, lastTop)
  const [scrolled, setScrolled] = useState<{ firstDay: DayNumber; slice: PixelSlice } | null>(null)
  const slice =
    scrolled?.firstDay === firstDay
      ? scrolled.slice
      : sliceAround(openingTop, heightPixels ?? 0, SLICE_STEP_PIXELS, 0)
  /** What the page is known to be scrolled to, and whether that was somebody's wish. */
  const placeRef = useRef({ firstDay, topPixels: 0, isWished: false })

  const follow = useEffectEvent(({ scrollTop, clientHeight }: HTMLElement) => {
    const next = sliceAround(scrollTop, clientHeight, SLICE_STEP_PIXELS, 1)
    if (next.from !== slice.from || next.to !== slice.to) setScrolled({ firstDay, slice: next })
  })
  const noteScroll = useEffectEvent(({ scrollTop }: HTMLElement) => {
    const place = placeRef.current
    place.topPixels = scrollTop
    if (Math.abs(scrollTop - openingTop) > TOLERANCE_PIXELS) place.isWished = true
    return place.isWished
  })
  useEffect(() => {
    const scroller = scrollRef.current
    if (scroller === null) return undefined
    const prepare = (): void => {
      follow(scroller)
    }
    const handleScroll = (): void => {
      if (noteScroll(scroller)) follow(scroller)
    }
    // Nothing beyond what is on show is drawn until somebody comes who may scroll.
    const events = ['pointerover', 'touchstart', 'wheel', 'focusin'] as const
    for (const name of events) scroller.addEventListener(name, prepare, { passive: true })
    scroller.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      for (const name of events) scroller.removeEventListener(name, prepare)
      scroller.removeEventListener('scroll', handleScroll)
    }
  }, [scrollRef])

  useLayoutEffect(() => {
    const place = placeRef.current
    const isWished = place.isWished && place.firstDay === firstDay
    const isThere = isWished || Math.abs(place.topPixels - openingTop) <= TOLERANCE_PIXELS
    placeRef.current = { firstDay, isWished, topPixels: place.topPixels }
    const scroller = scrollRef.current
    // Scrolling lays everything out, which opening at the top can do without.
    if (isThere || scroller === null) return undefined
    const open = (): boolean => {
      scroller.scrollTo({ top: openingTop })
      // What is mounted hidden, as behind a tab, scrolls nowhere until it is shown.
      if (scroller.clientHeight === 0) return false
      placeRef.current.topPixels = openingTop
      return true
    }
    if (open()) return undefined
    const observer = new ResizeObserver(() => {
      if (open()) observer.disconnect()
    })
    observer.observe(scroller)
    return () => {
      observer.disconnect()
    }
  }, [scrollRef, firstDay, openingTop])

  return hasSlices ? slice : EVERYTHING
}
