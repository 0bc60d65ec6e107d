import { nextFlowZoom } from '@throughline/domain/flow'
import type { FlowZoom } from '@throughline/domain/flow'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { RefObject } from 'react'

import type { FlowCalendarViewProps } from './FlowCalendar.types'
import type { FlowPageState } from './use-flow-page'

/** `deltaY` for one step of zoom. A notch of a wheel sends about 100 at once, a pinch many small values. */
const STEP_DELTA = 60
/** Shortest time between two steps, so that one movement does not run through all zooms. */
const STEP_PAUSE_MS = 180
/** After so long a pause another movement begins. */
const MOVEMENT_PAUSE_MS = 400

interface FlowZoomOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly zoom: FlowZoom
  readonly page: FlowPageState
  readonly onZoomChange: FlowCalendarViewProps['onZoomChange']
}

/**
 * Zooms around the pointer by Ctrl or Cmd with the wheel, and by a pinch, which browsers report
 * as Ctrl with the wheel.
 *
 * @returns zooms one step in or out around the middle, for keys
 */
export function useFlowZoom({ scrollRef, zoom, page, onZoomChange }: FlowZoomOptions) {
  const { dayPixels, fixed, seen } = page
  const turnRef = useRef({ delta: 0, turnedAt: -Infinity, steppedAt: -Infinity })

  const step = (direction: 'in' | 'out', x: number): void => {
    const next = nextFlowZoom(zoom, direction, dayPixels)
    const scroller = scrollRef.current
    if (next === null || scroller === null || onZoomChange === undefined) return
    page.anchorZoom({ day: (Math.abs(scroller.scrollLeft) + x) / dayPixels, x })
    onZoomChange({ zoom: next })
  }
  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (!(event.ctrlKey || event.metaKey) || onZoomChange === undefined) return
    // The browser would zoom the whole page.
    event.preventDefault()
    const turn = turnRef.current
    const { timeStamp, deltaY } = event
    const goesOn = timeStamp - turn.turnedAt < MOVEMENT_PAUSE_MS && turn.delta * deltaY > 0
    turn.turnedAt = timeStamp
    // The end of the movement that made the last step.
    if (timeStamp - turn.steppedAt < STEP_PAUSE_MS) return
    turn.delta = (goesOn ? turn.delta : 0) + deltaY
    if (Math.abs(turn.delta) < STEP_DELTA) return
    const direction = turn.delta > 0 ? 'out' : 'in'
    turnRef.current = { delta: 0, turnedAt: timeStamp, steppedAt: timeStamp }
    const scroller = scrollRef.current
    if (scroller === null) return
    const { left, right } = scroller.getBoundingClientRect()
    const isRightToLeft = getComputedStyle(scroller).direction === 'rtl'
    const along = isRightToLeft ? right - event.clientX : event.clientX - left
    step(direction, Math.max(0, along - fixed))
  })
  useEffect(() => {
    const scroller = scrollRef.current
    const listener = (event: WheelEvent): void => {
      handleWheel(event)
    }
    scroller?.addEventListener('wheel', listener, { passive: false })
    return () => {
      scroller?.removeEventListener('wheel', listener)
    }
  }, [scrollRef])

  return (direction: 'in' | 'out'): void => {
    step(direction, seen.width / 2)
  }
}
