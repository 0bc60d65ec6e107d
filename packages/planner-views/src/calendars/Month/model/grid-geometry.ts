import type { DayNumber } from '@throughline/domain/calendar-dates'

/** A grid of seven columns on the screen, its rows as high as they need. */
export interface GridGeometry {
  readonly firstDay: DayNumber
  /** Where each row begins below `top`, in pixels, and as the last number where the last one ends. */
  readonly rowTops: readonly number[]
  /** Corner and width of all cells together, in pixels of the viewport. */
  readonly left: number
  readonly top: number
  readonly width: number
  /** Columns run from right to left. */
  readonly isRightToLeft: boolean
}

/** The day under a point; a point outside counts as the nearest point inside. */
export function dayAtPoint(geometry: GridGeometry, x: number, y: number): DayNumber {
  const { firstDay, rowTops, left, top, width, isRightToLeft } = geometry
  const fromLeft = clamp(Math.floor(((x - left) / width) * 7), 6)
  const column = isRightToLeft ? 6 - fromLeft : fromLeft
  const lastRow = rowTops.length - 2
  let row = 0
  while (row < lastRow && y - top >= (rowTops[row + 1] ?? 0)) row += 1
  return firstDay + row * 7 + column
}

/** A run of cells within one row. */
export interface CellRun {
  readonly row: number
  readonly column: number
  readonly span: number
}

/** The cells of a half-open span of days, row by row; days outside the grid are left out. */
export function cellRuns(
  { firstDay, weekCount }: { readonly firstDay: DayNumber; readonly weekCount: number },
  startDay: DayNumber,
  endDayExclusive: DayNumber,
): readonly CellRun[] {
  const runs: CellRun[] = []
  for (let row = 0; row < weekCount; row += 1) {
    const rowStart = firstDay + row * 7
    const from = Math.max(startDay, rowStart)
    const to = Math.min(endDayExclusive, rowStart + 7)
    if (from < to) runs.push({ row, column: from - rowStart, span: to - from })
  }
  return runs
}

/**
 * How many lanes a row holds below its line of day numbers.
 *
 * @param rowHeight all sizes in pixels
 * @returns at least 1, so that a day can always say how much it hides
 */
export function lanesThatFit(
  rowHeight: number,
  sizes: { readonly head: number; readonly pitch: number; readonly foot: number },
): number {
  return Math.max(1, Math.floor((rowHeight - sizes.head - sizes.foot) / sizes.pitch))
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value))
}
