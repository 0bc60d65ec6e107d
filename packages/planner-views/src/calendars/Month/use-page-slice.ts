import type { DayNumber } from '@throughline/domain/calendar-dates'
import { observeSize } from '@throughline/ui/element-size'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { sliceAround } from './model/month-rows'
import type { PixelSlice } from './model/month-rows'
import { SLICE_STEP_PIXELS } from './week-sizes'

interface PageSliceOptions {
  /** All weeks together, which the page scrolls. */
  readonly weeksRef: RefObject<HTMLElement | null>
  /** False draws everything. */
  readonly hasSlices: boolean
  /** Another first day is another month, which opens again. */
  readonly firstDay: DayNumber
  /** Null before the first measurement. */
  readonly heightPixels: number | null
  /** Where each week begins, and where the last one ends, in pixels. */
  readonly rowTops: readonly number[]
  /** The week with which the page opens, from 0. */
  readonly openingRow: number
}

interface PageSlice {
  /** The slice of the weeks to render. */
  readonly slice: PixelSlice
  /** Scrolls back to where the page opened, and keeps it there as after opening. */
  readonly scrollToOpening: () => void
}

/** The slice around a place that the page was scrolled to. */
interface ScrolledSlice {
  readonly firstDay: DayNumber
  /** Position at which the page opened and still is; null once the user has scrolled it. */
  readonly openingTop: number | null
  readonly topPixels: number
  readonly heightPixels: number | null
  readonly slice: PixelSlice
}

const everything: PixelSlice = { from: -Infinity, to: Infinity }
/** Scroll positions are not always whole pixels. */
const TOLERANCE_PIXELS = 1

/**
 * Opens the page at one of its weeks, and holds it there while its weeks grow, until the user
 * scrolls. Follows scrolling in steps: the browser scrolls the drawn part, and React renders only
 * when an undrawn part comes near.
 */
export function usePageSlice(
  scrollRef: RefObject<HTMLElement | null>,
  { weeksRef, hasSlices, firstDay, heightPixels, rowTops, openingRow }: PageSliceOptions,
): PageSlice {
  const lastTop = Math.max(0, (rowTops.at(-1) ?? 0) - (heightPixels ?? 0))
  const openingTop = Math.min(rowTops[openingRow] ?? 0, lastTop)
  const [scrolled, setScrolled] = useState<ScrolledSlice | null>(null)
  const slice =
    scrolled !== null && isCurrent(scrolled, { firstDay, openingTop })
      ? scrolled.heightPixels === heightPixels
        ? scrolled.slice
        : sliceAround(scrolled.topPixels, heightPixels ?? 0, SLICE_STEP_PIXELS, 1)
      : sliceAround(openingTop, heightPixels ?? 0, SLICE_STEP_PIXELS, 0)
  /**
   * Whether the page still has to scroll to its opening, and whether the user has scrolled it
   * since.
   */
  const placeRef = useRef({ firstDay, topPixels: 0, isOpening: false, isRequested: false })

  const follow = useEffectEvent(({ scrollTop, clientHeight }: HTMLElement) => {
    // A page that has still to open is not where it will be.
    if (placeRef.current.isOpening) return
    const next = sliceAround(scrollTop, clientHeight, SLICE_STEP_PIXELS, 1)
    if (next.from === slice.from && next.to === slice.to) return
    setScrolled({
      firstDay,
      openingTop: placeRef.current.isRequested ? null : openingTop,
      topPixels: scrollTop,
      heightPixels,
      slice: next,
    })
  })
  const noteScroll = useEffectEvent(({ scrollTop }: HTMLElement) => {
    const place = placeRef.current
    // Until it is opened, only the browser scrolls it, because the weeks have become shorter.
    if (place.isOpening || !hasSlices) return false
    place.topPixels = scrollTop
    if (Math.abs(scrollTop - openingTop) > TOLERANCE_PIXELS) place.isRequested = true
    return place.isRequested
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
    // Renders a margin around the visible part only after an event that may precede scrolling.
    const events = ['pointerover', 'touchstart', 'wheel', 'focusin'] as const
    for (const name of events) scroller.addEventListener(name, prepare, { passive: true })
    scroller.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      for (const name of events) scroller.removeEventListener(name, prepare)
      scroller.removeEventListener('scroll', handleScroll)
    }
  }, [scrollRef])

  const hasOpenedRef = useRef(false)
  useLayoutEffect(() => {
    const place = placeRef.current
    const isRequested = place.isRequested && place.firstDay === firstDay
    placeRef.current = { firstDay, topPixels: place.topPixels, isOpening: false, isRequested }
    const [scroller, weeks] = [scrollRef.current, weeksRef.current]
    if (heightPixels === null || !hasSlices || scroller === null || weeks === null) return undefined
    if (isRequested) return undefined
    // A page that was never scrolled is at its top, and needs nothing to open there.
    if (openingTop === 0 && !hasOpenedRef.current && !place.isRequested) return undefined
    placeRef.current.isOpening = true
    // Scrolling right here would compute the layout one more time. The observer is called after
    // layout, before the paint; if mounted hidden, as soon as it is visible.
    const end = observeSize(weeks, () => {
      end()
      scroller.scrollTo({ top: openingTop })
      placeRef.current.isOpening = false
      hasOpenedRef.current = true
    })
    return end
  }, [scrollRef, weeksRef, hasSlices, firstDay, openingTop, heightPixels])

  // On paper nothing scrolls, and the browser forgets where the page was.
  useLayoutEffect(() => {
    const { isRequested, topPixels } = placeRef.current
    if (hasSlices && isRequested) scrollRef.current?.scrollTo({ top: topPixels })
  }, [scrollRef, hasSlices])

  const scrollToOpening = useCallback(() => {
    placeRef.current.isRequested = false
    setScrolled(null)
    scrollRef.current?.scrollTo({ top: openingTop })
  }, [scrollRef, openingTop])

  return { slice: hasSlices ? slice : everything, scrollToOpening }
}

/** Whether a slice is current: the page shows the same month, and opens at the same place. */
function isCurrent(
  scrolled: ScrolledSlice,
  { firstDay, openingTop }: { readonly firstDay: DayNumber; readonly openingTop: number },
): boolean {
  const opensElsewhere = scrolled.openingTop !== null && scrolled.openingTop !== openingTop
  return scrolled.firstDay === firstDay && !opensElsewhere
}
