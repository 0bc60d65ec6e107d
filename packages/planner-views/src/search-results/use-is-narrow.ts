import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below this width, in pixels, there is room only for what tells results apart. */
const NARROW_PIXELS = 860

/** Whether an element is too narrow for every column; follows its size. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>): boolean {
  const [isNarrow, setNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => {
      setNarrow(element.clientWidth < NARROW_PIXELS)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [ref])
  return isNarrow
}
