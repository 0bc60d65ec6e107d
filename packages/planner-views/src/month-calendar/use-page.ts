import type { DayNumber } from '@throughline/domain/calendar-dates'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

import { sliceAround } from './model/month-rows'
import type { PixelSlice } from './model/month-rows'
import { SLICE_STEP_PIXELS, WEEKDAYS_PIXELS } from './week-sizes'

/** What of the weeks is on show. */
interface Page {
  /** Room for the weeks; null until the first measurement, which happens before the first paint. */
  readonly heightPixels: number | null
  /** The stretch of the weeks to draw. */
  readonly slice: PixelSlice
}

interface PageOptions {
  /** False draws everything. */
  readonly hasSlices: boolean
  /** Another one is another month, which begins at its top. */
  readonly firstDay: DayNumber
}

const EVERYTHING: PixelSlice = { from: -Infinity, to: Infinity }

/**
 * Measures the one height that layout needs, and follows scrolling in steps: the
 * browser scrolls what is drawn, and React hears of it only when something that
 * is not drawn yet comes near.
 */
export function usePage(
  scrollRef: RefObject<HTMLElement | null>,
  { hasSlices, firstDay }: PageOptions,
): Page {
  const [heightPixels, setHeightPixels] = useState<number | null>(null)
  const [slice, setSlice] = useState<PixelSlice>(EVERYTHING)
  const shownRef = useRef<PixelSlice>(EVERYTHING)

  useLayoutEffect(() => {
    const scroller = scrollRef.current
    if (scroller === null) return undefined
    const follow = (): void => {
      const { scrollTop, clientHeight } = scroller
      const next = sliceAround(scrollTop, clientHeight, SLICE_STEP_PIXELS)
      if (next.from === shownRef.current.from && next.to === shownRef.current.to) return
      shownRef.current = next
      setSlice(next)
    }
    const measure = (): void => {
      setHeightPixels(Math.max(0, scroller.clientHeight - WEEKDAYS_PIXELS))
      follow()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(scroller)
    scroller.addEventListener('scroll', follow, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', follow)
    }
  }, [scrollRef])

  const showTop = useEffectEvent((_firstDay: DayNumber) => {
    scrollRef.current?.scrollTo({ top: 0 })
  })
  useLayoutEffect(() => {
    showTop(firstDay)
  }, [firstDay])

  return { heightPixels, slice: hasSlices ? slice : EVERYTHING }
}
