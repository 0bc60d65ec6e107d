import type { DayNumber } from '@throughline/domain/calendar-dates'

import type { DaySpan } from './drag-gesture'
import { cellRuns } from './model/grid-geometry'
import type { GridGeometry } from './model/grid-geometry'
import { WEEKDAYS_PIXELS } from './week-sizes'

/** How far beyond the page the pointer still means its nearest day, in pixels. */
const REACH_PIXELS = 48

/** The edges of what is on show of the weeks, in pixels of the viewport. */
export interface PageEdges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where the weeks lie on the screen. */
export function measureGrid(
  weeks: HTMLElement,
  firstDay: DayNumber,
  rowTops: readonly number[],
): GridGeometry {
  const { left, top, width } = weeks.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(weeks).direction === 'rtl'
  return { firstDay, rowTops, left, top, width, isRightToLeft }
}

/** What of the scrolling area is not covered by the heads of the columns. */
export function pageEdges(scroller: HTMLElement): PageEdges {
  const { left, right, top, bottom } = scroller.getBoundingClientRect()
  return { left, right, top: top + WEEKDAYS_PIXELS, bottom }
}

/** Whether a point is on the page or so near that it means the nearest day of it. */
export function isInReach({ left, right, top, bottom }: PageEdges, x: number, y: number): boolean {
  return (
    x >= left - REACH_PIXELS &&
    x <= right + REACH_PIXELS &&
    y >= top - REACH_PIXELS &&
    y <= bottom + REACH_PIXELS
  )
}

/** Writes the place of the ghost and of the marked days, straight to their elements. */
export function drawDrag(
  layer: HTMLElement,
  { firstDay, rowTops }: Pick<GridGeometry, 'firstDay' | 'rowTops'>,
  { startDay, endDay }: DaySpan,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const ghost = layer.querySelector<HTMLElement>('[data-part="ghost"]')
  if (ghost !== null) ghost.style.transform = `translate3d(${x}px, ${y}px, 0)`
  const runs = cellRuns({ firstDay, weekCount: rowTops.length - 1 }, startDay, endDay)
  const targets = layer.querySelectorAll<HTMLElement>('[data-part="target"]')
  for (const [row, target] of targets.entries()) {
    const run = runs.find((candidate) => candidate.row === row)
    target.hidden = run === undefined
    if (run === undefined) continue
    target.style.setProperty('--column', String(run.column))
    target.style.setProperty('--span', String(run.span))
  }
}
