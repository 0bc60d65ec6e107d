import type { Density } from '@throughline/ui/theme'
import { observeSize } from '@throughline/ui/element-size'
import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { CLOSED_ALL_DAY_LANES, closedAllDayLanes } from './day-sizes'

interface AllDayLanesOptions {
  /** As high as the days with their head and all-day row. */
  readonly scrollRef: RefObject<HTMLElement | null>
  /** Height of the parts above the days, in pixels. */
  readonly pixelsAbove: number
  readonly density: Density
  readonly isOnPaper: boolean
  /** Whether the host wants the row open; without it the view decides. */
  readonly isOpen: boolean | undefined
  readonly onToggle: ((toggle: { isOpen: boolean }) => void) | undefined
}

/** State of the all-day row. */
export interface AllDayRowState {
  /** Lanes to show, the '+N more' line included. */
  readonly lanes: number
  /** Lanes that the row shows while it is closed. */
  readonly closedLanes: number
  /** It was opened and can be closed again. */
  readonly canClose: boolean
  readonly setIsOpen: (isOpen: boolean) => void
}

/**
 * Returns the number of visible lanes of all-day items: all of them on paper and while the row is
 * open, else as many as there is room for. The hook measures the room before the first paint.
 * Without `isOpen` the view itself stores whether the row is open.
 */
export function useAllDayLanes(options: AllDayLanesOptions): AllDayRowState {
  const { scrollRef, pixelsAbove, density, isOnPaper } = options
  const [isOpenHere, setIsOpenHere] = useState(false)
  const isOpen = options.isOpen ?? isOpenHere
  const [heightPixels, setHeightPixels] = useState<number | null>(null)
  useLayoutEffect(() => {
    const scroll = scrollRef.current
    if (scroll === null) return undefined
    return observeSize(scroll, () => {
      // A hidden element, such as behind a tab, has no height to share.
      if (scroll.clientHeight === 0) return
      flushSync(() => {
        setHeightPixels(scroll.clientHeight)
      })
    })
  }, [scrollRef])
  const closedLanes =
    heightPixels === null
      ? CLOSED_ALL_DAY_LANES
      : closedAllDayLanes(heightPixels, pixelsAbove, density)
  return {
    lanes: isOpen || isOnPaper ? Infinity : closedLanes,
    closedLanes,
    canClose: isOpen && !isOnPaper,
    setIsOpen: (next) => {
      setIsOpenHere(next)
      options.onToggle?.({ isOpen: next })
    },
  }
}
