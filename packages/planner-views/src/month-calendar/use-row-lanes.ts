import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

import { lanesThatFit } from './model/grid-geometry'
import {
  BAR_PITCH_PIXELS,
  DAY_HEAD_PIXELS,
  LEAST_WEEK_PIXELS,
  WEEK_FOOT_PIXELS,
} from './week-sizes'

/**
 * The lanes that fit a week, from one measured height: weeks are equally high,
 * so that no bar ever has to be measured.
 *
 * @param weeksRef the element that holds all weeks, as high as there is room
 * @returns null until the first measurement, which happens before the first paint
 */
export function useRowLanes(
  weeksRef: RefObject<HTMLElement | null>,
  weekCount: number,
): number | null {
  const [heightPixels, setHeightPixels] = useState<number | null>(null)
  useLayoutEffect(() => {
    const weeks = weeksRef.current
    if (weeks === null) return undefined
    const measure = (): void => {
      setHeightPixels(weeks.clientHeight)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(weeks)
    return () => {
      observer.disconnect()
    }
  }, [weeksRef])

  if (heightPixels === null) return null
  return lanesThatFit(Math.max(heightPixels / weekCount, LEAST_WEEK_PIXELS), {
    head: DAY_HEAD_PIXELS,
    pitch: BAR_PITCH_PIXELS,
    foot: WEEK_FOOT_PIXELS,
  })
}
