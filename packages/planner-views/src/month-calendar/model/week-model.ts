import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthLayout, WeekIndex, WeekLayout, WeekSegment } from '@throughline/domain/layout'

import type { CalendarItem } from '../../calendar-item'

/** One bar of one week. */
export interface BarModel extends Omit<WeekSegment, 'occurrence'> {
  readonly item: CalendarItem
  /** First day of the occurrence; with the item's id it names the bar within its week. */
  readonly startDay: DayNumber
  /** The day after its last. */
  readonly endDay: DayNumber
}

/** One week as it is drawn. */
export interface WeekModel {
  readonly startDay: DayNumber
  /** In drawing order. */
  readonly bars: readonly BarModel[]
  /** How many items each of the seven days does not show. */
  readonly hiddenCounts: readonly number[]
}

/** The weeks of a layout, with the items that they show. */
export function drawWeeks(
  items: readonly CalendarItem[],
  { occurrences }: WeekIndex,
  layout: MonthLayout,
): readonly WeekModel[] {
  return layout.weeks.map(({ startDay, segments, hiddenCounts }: WeekLayout) => ({
    startDay,
    hiddenCounts,
    bars: segments.flatMap(({ occurrence, ...place }) => {
      const item = items[occurrences.items[occurrence] ?? 0]
      if (item === undefined) return []
      return {
        ...place,
        item,
        startDay: occurrences.startDays[occurrence] ?? 0,
        endDay: occurrences.endDays[occurrence] ?? 0,
      }
    }),
  }))
}

/** Whether two drawings of a week look alike, item for item, so that nothing has to be drawn again. */
export function isSameWeek(a: WeekModel, b: WeekModel): boolean {
  if (a === b) return true
  if (a.startDay !== b.startDay || a.bars.length !== b.bars.length) return false
  return (
    a.hiddenCounts.every((count, column) => count === b.hiddenCounts[column]) &&
    a.bars.every((bar, at) => {
      const other = b.bars[at]
      return (
        other !== undefined &&
        bar.item === other.item &&
        bar.lane === other.lane &&
        bar.column === other.column &&
        bar.span === other.span &&
        bar.startDay === other.startDay &&
        bar.endDay === other.endDay
      )
    })
  )
}

/** The bars that touch a column of a week, top to bottom. */
export function barsOfColumn({ bars }: WeekModel, column: number): readonly BarModel[] {
  return bars
    .filter((bar) => bar.column <= column && column < bar.column + bar.span)
    .sort((a, b) => a.lane - b.lane)
}
