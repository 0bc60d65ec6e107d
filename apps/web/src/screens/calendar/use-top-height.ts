import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

interface TopHeightOptions {
  /** Whether what is to stand there is known. */
  readonly isKnown: boolean
  /** It is known, and so high. */
  readonly onHeight: (change: { readonly heightPixels: number }) => void
}

/**
 * Follows the height of what stands above a calendar, such as the overstory, and
 * tells it for the next time.
 *
 * @returns pixels; 0 before the first measurement, which comes before the first paint
 */
export function useTopHeight(
  topRef: RefObject<HTMLElement | null>,
  { isKnown, onHeight }: TopHeightOptions,
): number {
  const [heightPixels, setHeightPixels] = useState(0)
  useLayoutEffect(() => {
    const top = topRef.current
    if (top === null) return undefined
    const observer = new ResizeObserver(() => {
      // On paper it has another height, which says nothing about the screen.
      if (matchMedia('print').matches) return
      flushSync(() => {
        setHeightPixels(top.offsetHeight)
      })
    })
    observer.observe(top)
    return () => {
      observer.disconnect()
    }
  }, [topRef])
  const tell = useEffectEvent(onHeight)
  useEffect(() => {
    if (isKnown) tell({ heightPixels })
  }, [isKnown, heightPixels])
  return heightPixels
}
