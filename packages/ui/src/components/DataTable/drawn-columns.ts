import type { CSSProperties } from 'react'

import type { Slice } from '../../internal/grid/visible-slice'
import type { PlacedColumn } from './data-table-column'

/** A column that is drawn, and its number among all that are shown. */
export interface DrawnColumn<Row> {
  readonly entry: PlacedColumn<Row>
  readonly column: number
}

/**
 * The columns that a row draws: those of the slice, the frozen ones, and
 * wherever it is the one with the stop of Tab.
 *
 * @param activeColumn -1 when the stop of Tab is in another row
 */
export function drawnColumns<Row>(
  placed: readonly PlacedColumn<Row>[],
  { start, end }: Slice,
  activeColumn: number,
): readonly DrawnColumn<Row>[] {
  const drawn: DrawnColumn<Row>[] = []
  for (const [column, entry] of placed.entries()) {
    const isInSlice = column >= start && column < end
    if (isInSlice || entry.isFrozen !== undefined || column === activeColumn) {
      drawn.push({ entry, column })
    }
  }
  return drawn
}

/**
 * Names the track of a cell where others are left out; without it each cell would
 * take the next one that is free.
 */
export function trackStyle(isSliced: boolean, column: number): CSSProperties | undefined {
  return isSliced ? { gridColumn: column + 1 } : undefined
}
