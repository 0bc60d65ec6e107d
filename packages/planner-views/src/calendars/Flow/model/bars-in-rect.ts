import { barsInWindow } from '@throughline/domain/layout'

import { rectsTouch } from '../../../calendar-core'
import type { ContentRect } from '../../../calendar-core'
import { ROW_PADDING_PIXELS } from '../flow-sizes'
import type { FlowCalendarRow, FlowCalendarSection } from '../FlowCalendar.types'
import { linesWithin } from './flow-lines'
import type { FlowLine } from './flow-lines'
import { barAt } from './row-bars'
import type { RowBars } from './row-bars'

/** The lines of a flow. Pixels count from the first day of the first line. */
export interface LineGeometry {
  readonly lines: readonly FlowLine[]
  readonly startDay: number
  readonly dayCount: number
  readonly dayPixels: number
  /** From the top of one lane to the top of the next. */
  readonly pitch: number
  /** Days run from right to left. */
  readonly isRightToLeft: boolean
}

/**
 * Returns the items whose bars a rectangle touches, drawn or not, from top to bottom. A series
 * appears once for each touched occurrence. The gap below a bar counts as part of it, so that no
 * rectangle falls between two bars. Events are left out: they cannot be selected.
 */
export function itemsInRect(
  { lines, startDay, dayCount, dayPixels, pitch, isRightToLeft }: LineGeometry,
  rect: ContentRect,
): readonly number[] {
  return linesWithin(lines, rect.top, rect.bottom).flatMap((line) => {
    if (line.kind !== 'row') return []
    const everything = {
      startDay,
      endDayExclusive: startDay + dayCount,
      firstLane: 0,
      endLane: line.bars.layout.laneCount,
    }
    return barsInWindow(line.bars.layout, everything).flatMap((position) => {
      const bar = barAt(line.bars, position)
      if (bar?.entry.kind !== 'item') return []
      const days = bar.visibleEnd - bar.visibleStart
      const fromStart = bar.visibleStart - startDay
      const left = (isRightToLeft ? dayCount - fromStart - days : fromStart) * dayPixels
      const top = line.top + ROW_PADDING_PIXELS / 2 + bar.lane * pitch
      const box = { left, top, right: left + days * dayPixels, bottom: top + pitch }
      return rectsTouch(box, rect) ? [bar.entry.item.id] : []
    })
  })
}

/**
 * The items of all sections in reading order: row by row, earlier ones first, closed sections
 * included. An item is listed once for each of its bars.
 */
export function itemOrderOf(
  sections: readonly FlowCalendarSection[],
  barsOf: (row: FlowCalendarRow) => RowBars,
): readonly number[] {
  return sections.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const bars = barsOf(row)
      return Array.from({ length: bars.layout.length }, (_unused, at) => barAt(bars, at)).flatMap(
        (bar) => (bar?.entry.kind === 'item' ? [bar.entry.item.id] : []),
      )
    }),
  )
}
