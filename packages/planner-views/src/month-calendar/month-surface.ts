import type { DayNumber } from '@throughline/domain/calendar-dates'

import type { DragSurface, Point } from '../interaction'
import type { DaySpan } from '../calendar-parts'
import { cellRuns, dayAtPoint } from './model/grid-geometry'
import { WEEKDAYS_PIXELS } from './week-sizes'

/** How far beyond the page a pointer still means the nearest day, in pixels. */
const REACH_PIXELS = 48

/** The weeks on show, row by row. */
export interface ShownRows {
  readonly firstDay: DayNumber
  /** Where each row begins, and where the last one ends, in pixels. */
  readonly rowTops: readonly number[]
}

/**
 * Measures the weeks on the screen.
 *
 * @param scroller what scrolls the weeks; the names of the weekdays are stuck to its top
 */
export function measureMonth(
  weeks: HTMLElement,
  scroller: HTMLElement,
  { firstDay, rowTops }: ShownRows,
): DragSurface<DayNumber> {
  const { left, top, width } = weeks.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(weeks).direction === 'rtl'
  const geometry = { firstDay, rowTops, left, top, width, isRightToLeft }
  const page = scroller.getBoundingClientRect()
  const pageTop = page.top + WEEKDAYS_PIXELS
  const isInReach = ({ x, y }: Point): boolean =>
    x >= page.left - REACH_PIXELS &&
    x <= page.right + REACH_PIXELS &&
    y >= pageTop - REACH_PIXELS &&
    y <= page.bottom + REACH_PIXELS
  return {
    origin: { x: left, y: top },
    placeAt: (at) =>
      isInReach(at)
        ? dayAtPoint(geometry, at.x, Math.min(Math.max(at.y, pageTop), page.bottom - 1))
        : null,
    scrollEdges: () => ({ y: [pageTop, page.bottom] }),
  }
}

/** Writes the places of the ghost and of the marked days straight to their elements. */
export function drawDrag(
  layer: HTMLElement,
  { firstDay, rowTops }: ShownRows,
  { startDay, endDayExclusive }: DaySpan,
  { x, y }: Point,
): void {
  const ghost = layer.querySelector<HTMLElement>('[data-part="ghost"]')
  if (ghost !== null) ghost.style.transform = `translate3d(${x}px, ${y}px, 0)`
  const runs = cellRuns({ firstDay, weekCount: rowTops.length - 1 }, startDay, endDayExclusive)
  const targets = layer.querySelectorAll<HTMLElement>('[data-part="target"]')
  for (const [row, target] of targets.entries()) {
    const run = runs.find((candidate) => candidate.row === row)
    target.hidden = run === undefined
    if (run === undefined) continue
    target.style.setProperty('--column', String(run.column))
    target.style.setProperty('--span', String(run.span))
  }
}
