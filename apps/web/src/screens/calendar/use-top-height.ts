import { observeSize } from '@throughline/ui/element-size'
import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

interface TopHeightOptions {
  /** Whether what is below depends on the height. */
  readonly isFollowed: boolean
  /** Whether what is to stand there is known. */
  readonly isKnown: boolean
  /** It is known, and so high. */
  readonly onHeight: (change: { readonly heightPixels: number }) => void
}

/**
 * Measures what is above a calendar, such as the overstory, and
 * tells it for the next time.
 *
 * @returns pixels; 0 while it is not followed and before the first measurement, which comes before the first paint
 */
export function useTopHeight(
  topRef: RefObject<HTMLElement | null>,
  { isFollowed, isKnown, onHeight }: TopHeightOptions,
): number {
  const [heightPixels, setHeightPixels] = useState(0)
  const tell = useEffectEvent(onHeight)
  useLayoutEffect(() => {
    const top = topRef.current
    if (top === null) return undefined
    return observeSize(top, () => {
      // On paper it has another height, which says nothing about the screen.
      if (matchMedia('print').matches) return
      const { offsetHeight } = top
      if (isKnown) tell({ heightPixels: offsetHeight })
      if (!isFollowed) return
      flushSync(() => {
        setHeightPixels(offsetHeight)
      })
    })
  }, [topRef, isFollowed, isKnown])
  return heightPixels
}
