import { observeSize } from '@throughline/ui/element-size'
import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { WEEKDAYS_PIXELS } from './week-sizes'

interface PageHeight {
  /** Null until it has been measured, which happens before the first paint. */
  readonly heightPixels: number | null
  /** It was not measured yet. */
  readonly isGuess: boolean
}

interface PageHeightOptions {
  /** What to guess with, heads of the columns included, in pixels; null for no guess. */
  readonly expectedHeight: number | null
  /** What a server has drawn on a guess stays until the page is measured. */
  readonly isHydrating: boolean
  /** Whether weeks were drawn on a guess: on any lower page they stand alike. */
  readonly isGuessDrawnRef: RefObject<boolean>
}

/**
 * The one height that layout needs: of what is on show below the heads of the
 * columns. It may be guessed at first, so that the first drawing waits for nothing.
 */
export function usePageHeight(
  scrollRef: RefObject<HTMLElement | null>,
  { expectedHeight, isHydrating, isGuessDrawnRef }: PageHeightOptions,
): PageHeight {
  const [height, setHeight] = useState<PageHeight>(() => ({
    heightPixels: expectedHeight === null ? null : Math.max(0, expectedHeight - WEEKDAYS_PIXELS),
    isGuess: expectedHeight !== null && !isHydrating,
  }))
  const readGuess = useEffectEvent(() => (height.isGuess ? height.heightPixels : null))

  useLayoutEffect(() => {
    const scroller = scrollRef.current
    if (scroller === null) return undefined
    // Told before the paint of the very frame, when all of it is laid out anyway.
    return observeSize(scroller, () => {
      const heightPixels = Math.max(0, scroller.clientHeight - WEEKDAYS_PIXELS)
      const put = () => {
        setHeight((before) =>
          before.heightPixels === heightPixels && !before.isGuess
            ? before
            : { heightPixels, isGuess: false },
        )
      }
      const isEnoughDrawn = isGuessDrawnRef.current && heightPixels <= (readGuess() ?? 0)
      if (isEnoughDrawn) startTransition(put)
      else flushSync(put)
    })
  }, [scrollRef, isGuessDrawnRef])

  return height
}
