import type { Density } from '@throughline/ui/theme'
import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { CLOSED_ALL_DAY_LANES, closedAllDayLanes } from './day-sizes'

interface AllDayLanesOptions {
  /** As high as the days with their head and band. */
  readonly scrollRef: RefObject<HTMLElement | null>
  /** Height of what stands above the days, in pixels. */
  readonly pixelsAbove: number
  readonly density: Density
}

/** Lanes that the closed band has room for, the '+N more' line included; known before the first paint. */
export function useAllDayLanes({ scrollRef, pixelsAbove, density }: AllDayLanesOptions): number {
  const [heightPixels, setHeightPixels] = useState<number | null>(null)
  useLayoutEffect(() => {
    const scroll = scrollRef.current
    if (scroll === null) return undefined
    const observer = new ResizeObserver(() => {
      // What is hidden, as behind a tab, has no height to share.
      if (scroll.clientHeight === 0) return
      flushSync(() => {
        setHeightPixels(scroll.clientHeight)
      })
    })
    observer.observe(scroll)
    return () => {
      observer.disconnect()
    }
  }, [scrollRef])
  return heightPixels === null
    ? CLOSED_ALL_DAY_LANES
    : closedAllDayLanes(heightPixels, pixelsAbove, density)
}
