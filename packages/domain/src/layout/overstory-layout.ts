import type { DayNumber } from '../calendar-dates'
import type { Occurrences } from './occurrences'

/** The visible part of one occurrence, within `[startDay, endDayExclusive)` of the overstory. */
export interface OverstorySegment {
  /** Position of the occurrence in the occurrences that were laid out. */
  readonly occurrence: number
  /** First shown day. */
  readonly startDay: DayNumber
  /** Exclusive: the day after the last shown one. */
  readonly endDayExclusive: DayNumber
  /**
   * The days that the occurrence reserves in its lane, `[roomStart, roomEnd)`: its own days and,
   * for a short occurrence, days beside them that its title may use.
   */
  readonly roomStart: DayNumber
  readonly roomEnd: DayNumber
  /** Lane from the top, 0 and up. */
  readonly lane: number
  /** The occurrence starts before the overstory does. */
  readonly continuesBefore: boolean
  /** The occurrence continues after the overstory ends. */
  readonly continuesAfter: boolean
}

/** Lanes over one range of days. */
export interface OverstoryLayout {
  /** 0 when nothing touches the overstory. */
  readonly laneCount: number
  /**
   * In reading order, which is total and so never depends on the order of the
   * input: earlier start, then the longer one, then the smaller id, then the
   * smaller position.
   */
  readonly segments: readonly OverstorySegment[]
}

/**
 * Assigns a lane to every occurrence that touches the half-open range `[startDay,
 * endDayExclusive)`: in reading order, the first that is free on all of its days. The layout
 * includes all of them; a view with fewer lanes leaves out those at the bottom.
 *
 * An occurrence with fewer than `leastDays` visible days reserves that many for its title: after
 * its start, or before its end where the overstory has more room on that side.
 *
 * @param occurrences those outside the range are ignored
 * @param leastDays whole days, at least 1; 1 reserves no further days
 */
export function layoutOverstory({
  occurrences,
  startDay,
  endDayExclusive,
  leastDays = 1,
}: {
  readonly occurrences: Occurrences
  readonly startDay: DayNumber
  readonly endDayExclusive: DayNumber
  readonly leastDays?: number
}): OverstoryLayout {
  const lanes: Room[][] = []
  const segments = readingOrder(occurrences, startDay, endDayExclusive).map(
    (occurrence): OverstorySegment => {
      const from = occurrences.startDays[occurrence] ?? 0
      const to = occurrences.endDaysExclusive[occurrence] ?? 0
      const visible = { start: Math.max(from, startDay), end: Math.min(to, endDayExclusive) }
      const room = roomOf(visible, startDay, endDayExclusive, leastDays)
      return {
        occurrence,
        startDay: visible.start,
        endDayExclusive: visible.end,
        roomStart: room.start,
        roomEnd: room.end,
        lane: takeLane(lanes, room),
        continuesBefore: from < startDay,
        continuesAfter: to > endDayExclusive,
      }
    },
  )
  return { laneCount: lanes.length, segments }
}

/** Half-open. */
interface Room {
  readonly start: DayNumber
  readonly end: DayNumber
}

function roomOf(
  { start, end }: Room,
  startDay: DayNumber,
  endDayExclusive: DayNumber,
  leastDays: number,
): Room {
  if (end - start >= leastDays) return { start, end }
  const isNearEnd =
    start + leastDays > endDayExclusive && start - startDay > endDayExclusive - start
  // At the end of the overstory, the bar is too narrow for its title, so the title is before it.
  if (isNearEnd) return { start: Math.max(startDay, start - leastDays + 1), end }
  return { start, end: Math.min(endDayExclusive, start + leastDays) }
}

/** Reserves the first lane in which the days are free, or a new lane below. */
function takeLane(lanes: Room[][], room: Room): number {
  const free = lanes.findIndex((used) =>
    used.every(({ start, end }) => end <= room.start || start >= room.end),
  )
  const lane = free === -1 ? lanes.length : free
  if (free === -1) lanes.push([room])
  else lanes[lane]?.push(room)
  return lane
}

// Every position below is inside its array by construction. `?? 0` satisfies the compiler without a
// check that could fail.
function readingOrder(
  { length, ids, startDays, endDaysExclusive }: Occurrences,
  startDay: DayNumber,
  endDayExclusive: DayNumber,
): number[] {
  const order: number[] = []
  for (let at = 0; at < length; at += 1) {
    if ((startDays[at] ?? 0) < endDayExclusive && (endDaysExclusive[at] ?? 0) > startDay)
      order.push(at)
  }
  return order.sort(
    (a, b) =>
      (startDays[a] ?? 0) - (startDays[b] ?? 0) ||
      (endDaysExclusive[b] ?? 0) - (endDaysExclusive[a] ?? 0) ||
      (ids[a] ?? 0) - (ids[b] ?? 0) ||
      a - b,
  )
}
