import type { DayNumber } from '../calendar-dates'
import { firstFreeTrack } from './first-free-track'
import type { Occurrences } from './occurrences'

/**
 * The lanes of one row of a timeline, as parallel arrays. Bars are in reading order, which
 * is total and so never depends on the order of the input: earlier start, then the longer
 * one, then the smaller id, then the smaller position. A bar is named by its position.
 */
export interface RowLayout {
  readonly length: number
  /** 0 when nothing touches the timeline. */
  readonly laneCount: number
  readonly occurrences: Occurrences
  /** Position of the bar's occurrence in `occurrences`. */
  readonly order: Uint32Array
  /** First day that is shown. */
  readonly startDays: Int32Array
  /** Exclusive: the day after the last one that is shown. */
  readonly endDaysExclusive: Int32Array
  /**
   * Exclusive end of the days that the bar reserves in its lane for its title; never after the end
   * of the timeline.
   */
  readonly roomEnds: Int32Array
  readonly lanes: Uint32Array
  /** The latest of `roomEnds` up to each bar: bars that end before a day can be skipped at once. */
  readonly latestRoomEnds: Int32Array
}

/**
 * Assigns to every occurrence that touches `[startDay, endDayExclusive)` the first lane, from 0,
 * that is free on all of its days and on the days that its title needs. The layout includes all of
 * them.
 *
 * Cost: the sorting plus the logarithm of the number of bars for each.
 *
 * @param occurrences those outside the timeline are ignored
 * @param titleDays whole days that the title of an item needs, by its position in the list that the
 *   occurrences came from; 1 or less reserves no days beyond the bar
 */
export function layoutRow({
  occurrences,
  startDay,
  endDayExclusive,
  titleDays,
}: {
  readonly occurrences: Occurrences
  readonly startDay: DayNumber
  readonly endDayExclusive: DayNumber
  readonly titleDays: (item: number) => number
}): RowLayout {
  const order = readingOrder(occurrences, startDay, endDayExclusive)
  const { length } = order
  const startDays = new Int32Array(length)
  const endDaysExclusive = new Int32Array(length)
  const roomEnds = new Int32Array(length)
  const latestRoomEnds = new Int32Array(length)
  const lanes = new Uint32Array(length)
  const takeLane = firstFreeTrack(length)
  let laneCount = 0
  let latest = 0
  for (let bar = 0; bar < length; bar += 1) {
    const at = order[bar] ?? 0
    const start = Math.max(occurrences.startDays[at] ?? 0, startDay)
    const end = Math.min(occurrences.endDaysExclusive[at] ?? 0, endDayExclusive)
    const titleEnd = start + titleDays(occurrences.items[at] ?? 0)
    const roomEnd = Math.max(end, Math.min(titleEnd, endDayExclusive))
    // Tracks are counted from 0, days may be negative.
    const lane = takeLane(start - startDay, roomEnd - startDay)
    latest = bar === 0 ? roomEnd : Math.max(latest, roomEnd)
    startDays[bar] = start
    endDaysExclusive[bar] = end
    roomEnds[bar] = roomEnd
    latestRoomEnds[bar] = latest
    lanes[bar] = lane
    laneCount = Math.max(laneCount, lane + 1)
  }
  return {
    length,
    laneCount,
    occurrences,
    order,
    startDays,
    endDaysExclusive,
    roomEnds,
    lanes,
    latestRoomEnds,
  }
}

/**
 * The bars of a row that touch a window with their days or their titles, in reading order.
 *
 * @param window days `[startDay, endDayExclusive)` and lanes `[firstLane, endLane)`
 * @returns positions of bars
 */
export function barsInWindow(
  { length, startDays, roomEnds, latestRoomEnds, lanes }: RowLayout,
  window: {
    readonly startDay: DayNumber
    readonly endDayExclusive: DayNumber
    readonly firstLane: number
    readonly endLane: number
  },
): readonly number[] {
  const matches: number[] = []
  for (let bar = firstEndingAfter(latestRoomEnds, window.startDay); bar < length; bar += 1) {
    if ((startDays[bar] ?? 0) >= window.endDayExclusive) break
    const lane = lanes[bar] ?? 0
    const isInWindow = lane >= window.firstLane && lane < window.endLane
    if (isInWindow && (roomEnds[bar] ?? 0) > window.startDay) matches.push(bar)
  }
  return matches
}

/** Returns the first position with a value above a day, in values that never fall. */
function firstEndingAfter(values: Int32Array, day: DayNumber): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) > day) high = middle
    else low = middle + 1
  }
  return low
}

// Every position is inside its array by construction. `?? 0` satisfies the compiler without a check
// that could fail.
function readingOrder(
  { length, ids, startDays, endDaysExclusive }: Occurrences,
  startDay: DayNumber,
  endDayExclusive: DayNumber,
): Uint32Array {
  const order: number[] = []
  for (let at = 0; at < length; at += 1) {
    if ((startDays[at] ?? 0) < endDayExclusive && (endDaysExclusive[at] ?? 0) > startDay)
      order.push(at)
  }
  return Uint32Array.from(
    order.sort(
      (a, b) =>
        (startDays[a] ?? 0) - (startDays[b] ?? 0) ||
        (endDaysExclusive[b] ?? 0) - (endDaysExclusive[a] ?? 0) ||
        (ids[a] ?? 0) - (ids[b] ?? 0) ||
        a - b,
    ),
  )
}
