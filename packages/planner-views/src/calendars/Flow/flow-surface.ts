import type { DayNumber } from '@throughline/domain/calendar-dates'

import type { DaySpan } from '../../calendar-parts'
import type { DragSurface, Point } from '../../calendar-core'
import { HEAD_PIXELS, TOTALS_PIXELS } from './flow-sizes'
import { lineAt } from './model/flow-lines'
import type { FlowLine } from './model/flow-lines'

/** How far outside the timeline a pointer still counts as on the nearest day, in pixels. */
const REACH_PIXELS = 48

/** A place in the flow: a day on a line. */
export interface FlowPlaceAt {
  readonly day: DayNumber
  readonly lineId: string
}

/** The timeline as it is drawn; sizes in pixels. */
export interface VisibleTimeline {
  readonly lines: readonly FlowLine[]
  readonly startDay: DayNumber
  readonly dayCount: number
  readonly dayPixels: number
  readonly fixed: number
  readonly hasMoney: boolean
}

/**
 * Measures the timeline on the screen.
 *
 * @param body the element that contains the lines
 * @param scroller the element that scrolls them
 */
export function measureFlow(
  body: HTMLElement,
  scroller: HTMLElement,
  { lines, startDay, dayCount, dayPixels, fixed, hasMoney }: VisibleTimeline,
): DragSurface<FlowPlaceAt> {
  const content = body.getBoundingClientRect()
  const page = scroller.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(body).direction === 'rtl'
  const [left, right] = isRightToLeft
    ? [page.left, page.left + scroller.clientWidth - fixed]
    : [page.left + fixed, page.left + scroller.clientWidth]
  const top = page.top + HEAD_PIXELS
  const bottom = page.top + scroller.clientHeight - (hasMoney ? TOTALS_PIXELS : 0)
  const isInReach = ({ x, y }: Point): boolean =>
    x >= left - REACH_PIXELS &&
    x <= right + REACH_PIXELS &&
    y >= top - REACH_PIXELS &&
    y <= bottom + REACH_PIXELS
  const placeAt = (at: Point): FlowPlaceAt | null => {
    if (!isInReach(at)) return null
    const x = Math.min(Math.max(at.x, left), right - 1)
    const y = Math.min(Math.max(at.y, top), bottom - 1)
    const along = isRightToLeft ? content.right - fixed - x : x - content.left - fixed
    const day = Math.min(Math.max(0, Math.floor(along / dayPixels)), dayCount - 1)
    const line = lines[lineAt(lines, y - content.top)]
    return line === undefined ? null : { day: startDay + day, lineId: line.id }
  }
  return {
    origin: { x: isRightToLeft ? content.left : content.left + fixed, y: content.top },
    placeAt,
    scrollEdges: () => ({ x: [left, right], y: [top, bottom] }),
  }
}

/** Positions the dragged bar and the marked days, by writing to their elements without rendering. */
export function drawFlowDrag(
  layer: HTMLElement,
  { startDay, dayPixels }: Pick<VisibleTimeline, 'startDay' | 'dayPixels'>,
  target: { readonly span: DaySpan; readonly line: FlowLine; readonly isRefused: boolean },
  { x, y }: Point,
): void {
  const ghost = layer.querySelector<HTMLElement>('[data-part="ghost"]')
  if (ghost !== null) ghost.style.transform = `translate3d(${x}px, ${y}px, 0)`
  const mark = layer.querySelector<HTMLElement>('[data-part="target"]')
  if (mark === null) return
  const { span, line, isRefused } = target
  mark.hidden = false
  mark.toggleAttribute('data-refused', isRefused)
  mark.style.insetInlineStart = `${(span.startDay - startDay) * dayPixels}px`
  mark.style.inlineSize = `${(span.endDayExclusive - span.startDay) * dayPixels}px`
  mark.style.insetBlockStart = `${line.top}px`
  mark.style.blockSize = `${line.height}px`
}
