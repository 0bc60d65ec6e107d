import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

import { BAR_PITCH_PIXELS, DAY_HEAD_PIXELS, WEEK_FOOT_PIXELS } from './MonthCalendar.styles'
import { lanesThatFit } from './model/grid-geometry'

/**
 * The lanes that fit a week, from one measured height: weeks are equally high,
 * so that no bar ever has to be measured.
 *
 * @param weeksRef the element that holds all weeks and nothing else
 * @returns null until the first measurement, which happens before the first paint
 */
export function useRowLanes(
  weeksRef: RefObject<HTMLElement | null>,
  weekCount: number,
): number | null {
  const [lanes, setLanes] = useState<number | null>(null)
  useLayoutEffect(() => {
    const weeks = weeksRef.current
    if (weeks === null) return undefined
    const measure = (): void => {
      setLanes(
        lanesThatFit(weeks.clientHeight / weekCount, {
          head: DAY_HEAD_PIXELS,
          pitch: BAR_PITCH_PIXELS,
          foot: WEEK_FOOT_PIXELS,
        }),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(weeks)
    return () => {
      observer.disconnect()
    }
  }, [weeksRef, weekCount])
  return lanes
}
