import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthLayout, WeekIndex, WeekSegment } from '@throughline/domain/layout'

import { entryAt, isSameEntry, keyOf } from '../../../calendar-parts'
import type { CalendarEntries, CalendarEntry } from '../../../calendar-parts'

/** One bar of one week. */
export interface BarModel extends Omit<WeekSegment, 'occurrence'> {
  readonly entry: CalendarEntry
  /** Names the entry; with the first day of the occurrence and the column it names the bar. */
  readonly key: string
  /** First day of the occurrence. */
  readonly startDay: DayNumber
  /** The day after its last. */
  readonly endDayExclusive: DayNumber
}

/** One week as it is drawn. */
export interface WeekModel {
  readonly startDay: DayNumber
  /** In drawing order. */
  readonly bars: readonly BarModel[]
  /** Lanes that hold something, the '+N more' lines included. */
  readonly laneCount: number
  /** How many entries each of the seven days does not show. */
  readonly hiddenCounts: readonly number[]
  /** How many entries touch each of the seven days, visible or not. */
  readonly entryCounts: readonly number[]
}

/** The weeks of a layout, with the entries that they show. */
export function drawWeeks(
  entries: CalendarEntries,
  { occurrences }: WeekIndex,
  layout: MonthLayout,
): readonly WeekModel[] {
  return layout.weeks.map(({ startDay, segments, laneCount, hiddenCounts }) => {
    const entryCounts = [...hiddenCounts]
    const bars: BarModel[] = []
    for (const { occurrence, ...place } of segments) {
      const entry = entryAt(entries, occurrences.items[occurrence] ?? 0)
      if (entry === null) continue
      bars.push({
        ...place,
        entry,
        key: keyOf(entry),
        startDay: occurrences.startDays[occurrence] ?? 0,
        endDayExclusive: occurrences.endDaysExclusive[occurrence] ?? 0,
      })
      for (let column = place.column; column < place.column + place.span; column += 1) {
        entryCounts[column] = (entryCounts[column] ?? 0) + 1
      }
    }
    return { startDay, bars, laneCount, hiddenCounts, entryCounts }
  })
}

/**
 * Whether two drawings of a week look the same, entry for entry, so that React can skip the week.
 */
export function isSameWeek(a: WeekModel, b: WeekModel): boolean {
  if (a === b) return true
  if (a.startDay !== b.startDay || a.bars.length !== b.bars.length) return false
  return (
    a.hiddenCounts.every((count, column) => count === b.hiddenCounts[column]) &&
    a.bars.every((bar, at) => {
      const other = b.bars[at]
      return (
        other !== undefined &&
        isSameEntry(bar.entry, other.entry) &&
        bar.lane === other.lane &&
        bar.column === other.column &&
        bar.span === other.span &&
        bar.startDay === other.startDay &&
        bar.endDayExclusive === other.endDayExclusive
      )
    })
  )
}

/** Whether a bar is that of a selected item. */
export function isChosen(
  { entry }: Pick<BarModel, 'entry'>,
  selection: ReadonlySet<number>,
): boolean {
  return entry.kind === 'item' && selection.has(entry.item.id)
}

/** The bars that touch a column of a week, top to bottom. */
export function barsOfColumn({ bars }: WeekModel, column: number): readonly BarModel[] {
  return bars
    .filter((bar) => bar.column <= column && column < bar.column + bar.span)
    .sort((a, b) => a.lane - b.lane)
}

/**
 * Returns the bars to draw, by the column that they begin in: bars in the lanes
 * `[fromLane, toLane)`, and bars that `isRetained` retains in any lane.
 */
export function barsToDraw(
  { bars }: WeekModel,
  { fromLane, toLane }: LaneSlice,
  isRetained: (bar: BarModel) => boolean,
): readonly (readonly BarModel[])[] {
  const columns: BarModel[][] = [[], [], [], [], [], [], []]
  for (const bar of bars) {
    const isInSlice = bar.lane >= fromLane && bar.lane < toLane
    if (isInSlice || isRetained(bar)) columns[bar.column]?.push(bar)
  }
  return columns
}

/** Lanes of a week that are drawn, half-open. */
export interface LaneSlice {
  readonly fromLane: number
  readonly toLane: number
}
