import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { WEEKDAYS_PIXELS } from './week-sizes'

interface PageHeight {
  /** Null until it has been measured, which happens before the first paint. */
  readonly heightPixels: number | null
  /** It is that of the window, which is more, and soon put right. */
  readonly isGuess: boolean
}

/**
 * The one height that layout needs: of what is on show below the heads of the
 * columns. It may be guessed at first, so that the first drawing waits for nothing.
 */
export function usePageHeight(
  scrollRef: RefObject<HTMLElement | null>,
  { canGuess }: { readonly canGuess: boolean },
): PageHeight {
  const [height, setHeight] = useState<PageHeight>(() => ({
    heightPixels: canGuess ? window.innerHeight - WEEKDAYS_PIXELS : null,
    isGuess: canGuess,
  }))

  useLayoutEffect(() => {
    const scroller = scrollRef.current
    if (scroller === null) return undefined
    // Told before the paint of the very frame, when all of it is laid out anyway.
    const observer = new ResizeObserver(() => {
      flushSync(() => {
        const heightPixels = Math.max(0, scroller.clientHeight - WEEKDAYS_PIXELS)
        setHeight((before) =>
          before.heightPixels === heightPixels && !before.isGuess
            ? before
            : { heightPixels, isGuess: false },
        )
      })
    })
    observer.observe(scroller)
    return () => {
      observer.disconnect()
    }
  }, [scrollRef])

  return height
}
