import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

import { isSameSlice, visibleSlice, type Slice } from '../../internal/grid/visible-slice'

interface RowSliceOptions {
  viewportRef: RefObject<HTMLElement | null>
  rowHeight: number
  rowCount: number
  /** What is seen of the rows at once, in pixels. */
  viewportExtent: number
}

/**
 * The rows that have to be there. Scrolling is the browser's; it renders only
 * when it leaves the slice, and then within the same frame.
 */
export function useRowSlice({
  viewportRef,
  rowHeight,
  rowCount,
  viewportExtent,
}: RowSliceOptions): Slice {
  const [scrollOffset, setScrollOffset] = useState(0)
  const sliceAt = (offset: number) =>
    visibleSlice({
      scrollOffset: offset,
      viewportExtent,
      itemExtent: rowHeight,
      itemCount: rowCount,
    })
  const slice = sliceAt(scrollOffset)

  const handleScroll = useEffectEvent((offset: number) => {
    if (isSameSlice(sliceAt(offset), slice)) return
    // Otherwise the rows would come a frame after the place where they stand.
    flushSync(() => {
      setScrollOffset(offset)
    })
  })
  useEffect(() => {
    const viewport = viewportRef.current
    if (!viewport) return undefined
    const handle = () => {
      handleScroll(viewport.scrollTop)
    }
    viewport.addEventListener('scroll', handle, { passive: true })
    return () => {
      viewport.removeEventListener('scroll', handle)
    }
  }, [viewportRef])
  return slice
}
