import { rectsTouch } from '../../../calendar-core'
import type { ContentRect } from '../../../calendar-core'
import type { RowSizes } from './month-rows'
import type { WeekModel } from './week-model'

/** Positions of the weeks in the content of the month, in pixels from its origin. */
export interface WeekGeometry {
  readonly weeks: readonly WeekModel[]
  /** Where each week begins, and where the last one ends. */
  readonly rowTops: readonly number[]
  readonly sizes: Pick<RowSizes, 'head' | 'pitch'>
  /** Width of all seven columns. */
  readonly width: number
  /** Columns run from right to left. */
  readonly isRightToLeft: boolean
}

/**
 * Returns the items whose bars a rectangle touches, rendered or not, in the order of the weeks. An
 * item that repeats or spans weeks appears once for each touched bar. The gap below a bar counts as
 * the bar, so that a rectangle between two bars touches one. Events cannot be selected.
 */
export function itemsInRect(
  { weeks, rowTops, sizes: { head, pitch }, width, isRightToLeft }: WeekGeometry,
  rect: ContentRect,
): readonly number[] {
  const columnWidth = width / 7
  return weeks.flatMap(({ bars }, row) => {
    const weekTop = rowTops[row] ?? 0
    if ((rowTops[row + 1] ?? 0) <= rect.top || weekTop >= rect.bottom) return []
    return bars.flatMap(({ entry, lane, column, span }) => {
      if (entry.kind !== 'item') return []
      const top = weekTop + head + lane * pitch
      const left = (isRightToLeft ? 7 - column - span : column) * columnWidth
      const bar = { left, top, right: left + span * columnWidth, bottom: top + pitch }
      return rectsTouch(bar, rect) ? [entry.item.id] : []
    })
  })
}
