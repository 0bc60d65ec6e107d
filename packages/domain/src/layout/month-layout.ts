import type { DayNumber } from '../calendar-dates'
import type { WeekIndex } from './week-index'

const DAYS_PER_WEEK = 7

/** The part of an occurrence that one week shows. */
export interface WeekSegment {
  /** Position of the occurrence in the occurrences that were laid out. */
  readonly occurrence: number
  /** First column, 0 to 6 from the start of the week. */
  readonly column: number
  /** Columns covered, 1 to 7. */
  readonly span: number
  /** Lane from the top, 0 and up. */
  readonly lane: number
  /** The occurrence began in an earlier week. */
  readonly continuesBefore: boolean
  /** The occurrence goes on in a later week. */
  readonly continuesAfter: boolean
}

/** One row of a month page. */
export interface WeekLayout {
  readonly startDay: DayNumber
  /** Shown segments in drawing order, which is also the reading order of each day. */
  readonly segments: readonly WeekSegment[]
  /** How many occurrences each of the seven days does not show. */
  readonly hiddenCounts: readonly number[]
}

/** A month page, week by week. */
export interface MonthLayout {
  /** The lanes that were available; a day that hides something leaves the last one free. */
  readonly visibleLanes: number
  readonly weeks: readonly WeekLayout[]
}

/**
 * Gives every occurrence of each week a lane.
 *
 * Greedy: in drawing order, an occurrence takes the first lane that is free on
 * all of its days of that week. One that goes on from the week before keeps its
 * lane where that is free and not the last one. A day on which not all fits
 * leaves the last visible lane to its '+N more' line: what stood there on that
 * day is hidden for the whole week and counted on each of its days.
 *
 * Moving one item leaves the lanes of all that are drawn before it untouched.
 * Cost: occurrences per week times visible lanes.
 *
 * @param visibleLanes lanes that fit a row, the '+N more' line included; less
 *   than 1 counts as 1, `Infinity` shows everything
 */
export function layoutMonth(weekIndex: WeekIndex, visibleLanes: number): MonthLayout {
  const lanes = Math.max(1, Math.floor(visibleLanes))
  const lastLanes = new Map<number, number>()
  const weeks: WeekLayout[] = []
  for (let week = 0; week < weekIndex.weekCount; week += 1) {
    weeks.push(layoutWeek(weekIndex, week, lanes, lastLanes))
  }
  return { visibleLanes: lanes, weeks }
}

// Every index below lies inside its array by construction; `?? 0` tells the
// compiler so without a check that could fail.

/**
 * @param keptLanes lanes by occurrence of those that go on after the week
 *   before; brought up to date for the week after
 */
function layoutWeek(
  weekIndex: WeekIndex,
  week: number,
  lanes: number,
  keptLanes: Map<number, number>,
): WeekLayout {
  const { occurrences, entries, offsets } = weekIndex
  const startDay = weekIndex.firstDay + week * DAYS_PER_WEEK
  const endDay = startDay + DAYS_PER_WEEK
  // One number per lane, bit n set when column n is taken.
  const taken: number[] = []
  const placed: WeekSegment[] = []
  const hiddenCounts = [0, 0, 0, 0, 0, 0, 0]

  for (let slot = offsets[week] ?? 0; slot < (offsets[week + 1] ?? 0); slot += 1) {
    const occurrence = entries[slot] ?? 0
    const from = occurrences.startDays[occurrence] ?? 0
    const to = occurrences.endDays[occurrence] ?? 0
    const column = Math.max(0, from - startDay)
    const span = Math.min(endDay, to) - startDay - column
    const columns = ((1 << span) - 1) << column
    const lane = freeLane(taken, columns, lanes, keptLanes.get(occurrence))
    if (lane === null) {
      countHidden(hiddenCounts, column, span)
      continue
    }
    taken[lane] = (taken[lane] ?? 0) | columns
    const continuesAfter = to > endDay
    if (continuesAfter) keptLanes.set(occurrence, lane)
    placed.push({
      occurrence,
      column,
      span,
      lane,
      continuesBefore: from < startDay,
      continuesAfter,
    })
  }

  if (hiddenCounts.every((count) => count === 0))
    return { startDay, segments: placed, hiddenCounts }
  return { startDay, segments: giveWay(placed, hiddenCounts, lanes - 1), hiddenCounts }
}

function freeLane(
  taken: readonly number[],
  columns: number,
  lanes: number,
  keptLane: number | undefined,
): number | null {
  if (keptLane !== undefined && keptLane < lanes - 1 && ((taken[keptLane] ?? 0) & columns) === 0) {
    return keptLane
  }
  for (let lane = 0; lane < lanes; lane += 1) {
    if (((taken[lane] ?? 0) & columns) === 0) return lane
  }
  return null
}

/**
 * Takes the segments of the last lane away from days that need it for their
 * '+N more' line, and counts them. Segments of one lane never share a day, so
 * hiding one of them cannot force out another.
 */
function giveWay(
  placed: readonly WeekSegment[],
  hiddenCounts: number[],
  lastLane: number,
): readonly WeekSegment[] {
  return placed.filter((segment) => {
    if (segment.lane !== lastLane) return true
    const end = segment.column + segment.span
    const isInTheWay = hiddenCounts.some(
      (count, column) => count > 0 && column >= segment.column && column < end,
    )
    if (isInTheWay) countHidden(hiddenCounts, segment.column, segment.span)
    return !isInTheWay
  })
}

function countHidden(hiddenCounts: number[], column: number, span: number): void {
  for (let at = column; at < column + span; at += 1) {
    hiddenCounts[at] = (hiddenCounts[at] ?? 0) + 1
  }
}
