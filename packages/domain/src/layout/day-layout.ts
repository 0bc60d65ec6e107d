import type { DayNumber } from '../calendar-dates'
import { durationMinutes } from '../tactics'
import { firstFreeTrack } from './first-free-track'
import type { LayoutItem } from './layout-item'
import { ALL_DAY_MINUTES } from './occurrences'
import type { Occurrences } from './occurrences'

/** Minutes of a civil day; there is no other length of a day on a planner's calendar. */
const MINUTES_PER_DAY = 1440

/**
 * The minimum height of a timed box, in minutes. A shorter occurrence, even one of
 * zero length, is drawn with this height.
 */
export const MIN_BOX_MINUTES = 20

/** A timed occurrence on its day. */
export interface DayBox {
  /** Position of the occurrence in the occurrences that were laid out. */
  readonly occurrence: number
  /** Its start, in minutes after midnight. */
  readonly startMinute: number
  /** Exclusive, up to 1440. */
  readonly endMinute: number
  /** The minutes that it covers on the page, `[top, bottom)`, within 0..1440. */
  readonly top: number
  readonly bottom: number
  /** First column, from 0. */
  readonly column: number
  /** Columns covered, at least 1: it also takes the free columns to its right. */
  readonly span: number
  /** Number of columns that share the width at this box; the same for all boxes of one cluster. */
  readonly columnCount: number
}

/** A bar in the all-day row, above the hours. */
export interface AllDaySegment {
  /** Position of the occurrence in the occurrences that were laid out. */
  readonly occurrence: number
  /** First shown day, counted from the first day of the page. */
  readonly column: number
  /** Days covered, 1 and up. */
  readonly span: number
  /** Lane from the top, 0 and up. */
  readonly lane: number
  /** It began before the first day of the page. */
  readonly continuesBefore: boolean
  /** It continues after the last day of the page. */
  readonly continuesAfter: boolean
}

/** One day of hours, or several side by side. */
export interface DayLayout {
  /** All-day items and items that touch several days, in reading order. */
  readonly allDayRow: readonly AllDaySegment[]
  /** Number of lanes in the all-day row; 0 when the row is empty. */
  readonly laneCount: number
  /** Timed boxes of each day in reading order: earlier first, then longer, then smaller id. */
  readonly days: readonly (readonly DayBox[])[]
}

/**
 * Lays out a page of days: the all-day row above, timed boxes below.
 *
 * A timed occurrence that touches only one day gets a box among the hours. One that
 * touches several days, or lasts 24 hours or more, gets a bar in the all-day row.
 * Boxes that overlap, directly or through other boxes, form a cluster and share the
 * width in equal columns. Each box takes the first free column and the free columns
 * to its right.
 *
 * All positions are whole numbers, and the result does not depend on the order of the
 * input. The cost is the sorting plus the sum of the minutes that the boxes cover.
 *
 * @param items the list that the occurrences came from
 * @param occurrences those outside the page are ignored
 * @param dayCount whole days, at least 1
 * @param minMinutes minimum height of a box, 1..1440; {@link MIN_BOX_MINUTES} by default
 */
export function layoutDays({
  items,
  occurrences,
  firstDay,
  dayCount,
  minMinutes = MIN_BOX_MINUTES,
}: {
  readonly items: readonly LayoutItem[]
  readonly occurrences: Occurrences
  readonly firstDay: DayNumber
  readonly dayCount: number
  readonly minMinutes?: number
}): DayLayout {
  const allDayRow: number[] = []
  const timed = Array.from({ length: dayCount }, (): Stretch[] => [])
  for (let at = 0; at < occurrences.length; at += 1) {
    const startDay = occurrences.startDays[at] ?? 0
    const endDayExclusive = occurrences.endDaysExclusive[at] ?? 0
    const start = occurrences.startMinutes[at] ?? 0
    const item = items[occurrences.items[at] ?? 0]
    if (item === undefined || startDay >= firstDay + dayCount || endDayExclusive <= firstDay)
      continue
    const length = start === ALL_DAY_MINUTES ? MINUTES_PER_DAY : durationMinutes(item)
    if (endDayExclusive - startDay > 1 || length >= MINUTES_PER_DAY) allDayRow.push(at)
    else timed[startDay - firstDay]?.push(spanOf(at, start, start + length, minMinutes))
  }
  return {
    ...layoutAllDayRow(occurrences, allDayRow, firstDay, dayCount),
    days: timed.map((stretches) => layoutDay(occurrences, stretches)),
  }
}

/** A timed occurrence before it has its columns. */
type Stretch = Pick<DayBox, 'occurrence' | 'startMinute' | 'endMinute' | 'top' | 'bottom'>

function spanOf(occurrence: number, start: number, end: number, minMinutes: number): Stretch {
  const endMinute = Math.min(end, MINUTES_PER_DAY)
  // A box that starts just before midnight moves up, so that no box reaches below the day.
  const top = Math.min(start, MINUTES_PER_DAY - minMinutes)
  return {
    occurrence,
    startMinute: start,
    endMinute,
    top,
    bottom: Math.max(endMinute, top + minMinutes),
  }
}

// Every position below is inside its array by construction. `?? 0` satisfies the compiler without a
// check that could fail.

function layoutAllDayRow(
  { ids, startDays, endDaysExclusive, startMinutes }: Occurrences,
  allDayRow: number[],
  firstDay: DayNumber,
  dayCount: number,
): Pick<DayLayout, 'allDayRow' | 'laneCount'> {
  const takeLane = firstFreeTrack(allDayRow.length)
  const lastDay = firstDay + dayCount
  let laneCount = 0
  allDayRow.sort(
    (a, b) =>
      (startDays[a] ?? 0) - (startDays[b] ?? 0) ||
      (endDaysExclusive[b] ?? 0) - (endDaysExclusive[a] ?? 0) ||
      (startMinutes[a] ?? 0) - (startMinutes[b] ?? 0) ||
      (ids[a] ?? 0) - (ids[b] ?? 0),
  )
  const segments = allDayRow.map((occurrence): AllDaySegment => {
    const startDay = startDays[occurrence] ?? 0
    const endDayExclusive = endDaysExclusive[occurrence] ?? 0
    const column = Math.max(startDay - firstDay, 0)
    const end = Math.min(endDayExclusive, lastDay) - firstDay
    const lane = takeLane(column, end)
    laneCount = Math.max(laneCount, lane + 1)
    return {
      occurrence,
      column,
      span: end - column,
      lane,
      continuesBefore: startDay < firstDay,
      continuesAfter: endDayExclusive > lastDay,
    }
  })
  return { allDayRow: segments, laneCount }
}

interface PlacedSpan extends Stretch {
  readonly column: number
  /** Index of its cluster, counted from the top of the day. */
  readonly cluster: number
}

function layoutDay({ ids }: Occurrences, stretches: Stretch[]): readonly DayBox[] {
  const takeColumn = firstFreeTrack(stretches.length)
  const columnCounts: number[] = []
  let clusterEnd = 0
  stretches.sort(
    (a, b) =>
      a.top - b.top ||
      a.startMinute - b.startMinute ||
      b.bottom - a.bottom ||
      (ids[a.occurrence] ?? 0) - (ids[b.occurrence] ?? 0),
  )
  const placed = stretches.map((stretch): PlacedSpan => {
    if (columnCounts.length === 0 || stretch.top >= clusterEnd) columnCounts.push(0)
    clusterEnd = Math.max(clusterEnd, stretch.bottom)
    const cluster = columnCounts.length - 1
    const column = takeColumn(stretch.top, stretch.bottom)
    columnCounts[cluster] = Math.max(columnCounts[cluster] ?? 0, column + 1)
    return { ...stretch, column, cluster }
  })
  const spans = spansOf(placed, columnCounts)
  return placed.map((box, at) => ({
    occurrence: box.occurrence,
    startMinute: box.startMinute,
    endMinute: box.endMinute,
    top: box.top,
    bottom: box.bottom,
    column: box.column,
    span: spans[at] ?? 1,
    columnCount: columnCounts[box.cluster] ?? 1,
  }))
}

/** How many columns each box covers: its own, and the free ones to its right. */
function spansOf(
  placed: readonly PlacedSpan[],
  columnCounts: readonly number[],
): readonly number[] {
  const byColumn: number[][] = []
  for (const [at, { column }] of placed.entries()) (byColumn[column] ??= []).push(at)
  // For each minute, the nearest used column to the right of the current one.
  const nearest = new Float64Array(MINUTES_PER_DAY).fill(Infinity)
  const spans: number[] = []
  for (let column = byColumn.length - 1; column >= 0; column -= 1) {
    for (const at of byColumn[column] ?? []) {
      const box = placed[at]
      if (box === undefined) continue
      let end = columnCounts[box.cluster] ?? 1
      for (let minute = box.top; minute < box.bottom; minute += 1) {
        end = Math.min(end, nearest[minute] ?? end)
        nearest[minute] = column
      }
      spans[at] = end - column
    }
  }
  return spans
}
