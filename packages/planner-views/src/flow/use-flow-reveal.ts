import type { RefObject } from 'react'

import { HEAD_PIXELS } from './flow-sizes'
import type { FlowStop } from './model/flow-stops'
import type { FlowPageState } from './use-flow-page'

interface FlowRevealOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly page: FlowPageState
  readonly firstDay: number
}

/**
 * Scrolls a focus position into view, drawn or not: its line, and the start of a bar. Does not
 * scroll along an axis on which it is in view already.
 */
export function useFlowReveal({ scrollRef, page, firstDay }: FlowRevealOptions) {
  return (stop: FlowStop): void => {
    const scroller = scrollRef.current
    const line = page.lineOf(stop.lineId)
    if (scroller === null || line === undefined) return
    const { seen, dayPixels } = page
    const isAbove = line.top < scroller.scrollTop
    const isBelow = line.top + line.height > scroller.scrollTop + seen.height
    if (isAbove || isBelow) {
      scroller.scrollTop = Math.max(0, line.top - Math.max(0, seen.height / 2 - HEAD_PIXELS))
    }
    if (stop.part !== 'bar') return
    const left = (stop.startDay - firstDay) * dayPixels
    const shownLeft = Math.abs(scroller.scrollLeft)
    if (left < shownLeft || left > shownLeft + seen.width - dayPixels) {
      page.scrollToDay(stop.startDay - firstDay)
    }
  }
}
