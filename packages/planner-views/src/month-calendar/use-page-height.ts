import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { WEEKDAYS_PIXELS } from './week-sizes'

/**
 * The one height that layout needs: of what is on show below the heads of the columns.
 *
 * Where a wrong height is soon put right it is guessed from that of the window, so
 * that the first drawing waits for nothing; else nothing is drawn until it has been
 * measured, which happens before the first paint.
 *
 * @returns pixels; null until the first measurement
 */
export function usePageHeight(
  scrollRef: RefObject<HTMLElement | null>,
  { canGuess }: { readonly canGuess: boolean },
): number | null {
  const [heightPixels, setHeightPixels] = useState<number | null>(() =>
    canGuess ? window.innerHeight - WEEKDAYS_PIXELS : null,
  )

  useLayoutEffect(() => {
    const scroller = scrollRef.current
    if (scroller === null) return undefined
    // Told before the paint of the very frame, when all of it is laid out anyway.
    const observer = new ResizeObserver(() => {
      flushSync(() => {
        setHeightPixels(Math.max(0, scroller.clientHeight - WEEKDAYS_PIXELS))
      })
    })
    observer.observe(scroller)
    return () => {
      observer.disconnect()
    }
  }, [scrollRef])

  return heightPixels
}
