import type { RefObject } from 'react'

import { HEAD_PIXELS } from './flow-sizes'
import type { FlowCell } from './model/flow-cells'
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
  return (focusCell: FlowCell): void => {
    const scroller = scrollRef.current
    const line = page.lineOf(focusCell.lineId)
    if (scroller === null || line === undefined) return
    const { seen, dayPixels } = page
    const isAbove = line.top < scroller.scrollTop
    const isBelow = line.top + line.height > scroller.scrollTop + seen.height
    if (isAbove || isBelow) {
      scroller.scrollTop = Math.max(0, line.top - Math.max(0, seen.height / 2 - HEAD_PIXELS))
    }
    if (focusCell.part !== 'bar') return
    const left = (focusCell.startDay - firstDay) * dayPixels
    const visibleLeft = Math.abs(scroller.scrollLeft)
    if (left < visibleLeft || left > visibleLeft + seen.width - dayPixels) {
      page.scrollToDay(focusCell.startDay - firstDay)
    }
  }
}
