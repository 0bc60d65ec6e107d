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
  /** The occurrence began on an earlier day: of an earlier week, or of this one and hidden there. */
  readonly continuesBefore: boolean
  /** The occurrence continues on a later day: of a later week, or of this one and hidden there. */
  readonly continuesAfter: boolean
}

/** One row of a month page. */
export interface WeekLayout {
  readonly startDay: DayNumber
  /** Shown segments in drawing order, which is also the reading order of each day. */
  readonly segments: readonly WeekSegment[]
  /** Lanes that hold something, the '+N more' lines included; 0 for an empty week. */
  readonly laneCount: number
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
 * Assigns a lane to every occurrence of each week.
 *
 * Greedy: in drawing order, an occurrence takes the first lane that is free on all of its days of
 * that week. An occurrence that continues from the week before keeps its lane if that lane is free
 * and not the last one. One that fits no lane as a whole is cut, and visible on those of its days
 * that have room. A day on which not all fits uses the last visible lane for its '+N more' line:
 * the item there is hidden on that day alone, and visible on the days before and after.
 *
 * Moving one item does not change the lanes of items that are drawn before it. Cost: linear in the
 * occurrences of a week, regardless of the number of lanes.
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

// Every index below is inside its array by construction. `?? 0` satisfies the compiler without a
// check that could fail.

/**
 * @param previousLanes lanes by occurrence of those that go on after the week
 *   before; brought up to date for the week after
 */
function layoutWeek(
  weekIndex: WeekIndex,
  week: number,
  lanes: number,
  previousLanes: Map<number, number>,
): WeekLayout {
  const { occurrences, entries, offsets } = weekIndex
  const startDay = weekIndex.firstDay + week * DAYS_PER_WEEK
  const endDayExclusive = startDay + DAYS_PER_WEEK
  const rows = new WeekLanes(lanes)
  const placed: WeekSegment[] = []
  const hiddenCounts = [0, 0, 0, 0, 0, 0, 0]

  for (let slot = offsets[week] ?? 0; slot < (offsets[week + 1] ?? 0); slot += 1) {
    const occurrence = entries[slot] ?? 0
    const from = occurrences.startDays[occurrence] ?? 0
    const to = occurrences.endDaysExclusive[occurrence] ?? 0
    const column = Math.max(0, from - startDay)
    const span = Math.min(endDayExclusive, to) - startDay - column
    const whole: WeekSegment = {
      occurrence,
      column,
      span,
      lane: 0,
      continuesBefore: from < startDay,
      continuesAfter: to > endDayExclusive,
    }
    const lane = rows.take(column, span, previousLanes.get(occurrence))
    if (lane === null) {
      placeParts(rows, whole, placed, hiddenCounts)
      continue
    }
    if (to > endDayExclusive) previousLanes.set(occurrence, lane)
    placed.push({ ...whole, lane })
  }

  const isFull = hiddenCounts.some((count) => count > 0)
  const segments = isFull ? giveWay(placed, hiddenCounts, lanes - 1) : placed
  return { startDay, segments, laneCount: rows.count, hiddenCounts }
}

/** The lanes of one week while they fill up. */
class WeekLanes {
  /** One number per lane, with bit n set for a used column n. */
  readonly #taken: number[] = []
  /** For each run of columns, the first lane that may still be free: lanes only ever fill up. */
  readonly #firstFree = new Map<number, number>()
  readonly #limit: number

  constructor(limit: number) {
    this.#limit = limit
  }

  get count(): number {
    return this.#taken.length
  }

  isFree(lane: number, columns: number): boolean {
    return ((this.#taken[lane] ?? 0) & columns) === 0
  }

  /**
   * Reserves a lane for a run of columns, `previousLane` if possible; returns null when no lane is
   * free.
   */
  take(column: number, span: number, previousLane?: number): number | null {
    const columns = columnBits(column, span)
    const isRetained =
      previousLane !== undefined &&
      previousLane < this.#limit - 1 &&
      this.isFree(previousLane, columns)
    const lane = isRetained ? previousLane : this.#firstFreeLane(columns)
    if (lane >= this.#limit) return null
    while (this.#taken.length <= lane) this.#taken.push(0)
    this.#taken[lane] = (this.#taken[lane] ?? 0) | columns
    return lane
  }

  #firstFreeLane(columns: number): number {
    let lane = this.#firstFree.get(columns) ?? 0
    while (lane < this.#limit && !this.isFree(lane, columns)) lane += 1
    this.#firstFree.set(columns, lane)
    return lane
  }
}

/**
 * Places an occurrence that fits no lane as a whole on those of its days that have room. Each piece
 * takes as many consecutive days as one lane has free. On the other days the occurrence counts as
 * hidden.
 */
function placeParts(
  rows: WeekLanes,
  whole: WeekSegment,
  placed: WeekSegment[],
  hiddenCounts: number[],
): void {
  const end = whole.column + whole.span
  let column = whole.column
  while (column < end) {
    let span = end - column
    let lane: number | null = null
    while (lane === null && span > 0) {
      lane = rows.take(column, span)
      if (lane === null) span -= 1
    }
    if (lane === null) {
      hiddenCounts[column] = (hiddenCounts[column] ?? 0) + 1
      column += 1
    } else {
      placed.push(partOf(whole, column, span, lane))
      column += span
    }
  }
}

/**
 * Takes days away from the segments of the last lane where a day needs it for
 * its '+N more' line, and counts them there. Segments of one lane never share a
 * day, so cutting one of them cannot force out another.
 */
function giveWay(
  placed: readonly WeekSegment[],
  hiddenCounts: number[],
  lastLane: number,
): readonly WeekSegment[] {
  const isFull = hiddenCounts.map((count) => count > 0)
  return placed.flatMap((segment) => {
    if (segment.lane !== lastLane) return segment
    const end = segment.column + segment.span
    const parts: WeekSegment[] = []
    let from = segment.column
    for (let column = segment.column; column <= end; column += 1) {
      if (column < end && isFull[column] !== true) continue
      if (column > from) parts.push(partOf(segment, from, column - from, lastLane))
      if (column < end) hiddenCounts[column] = (hiddenCounts[column] ?? 0) + 1
      from = column + 1
    }
    return parts
  })
}

function partOf(whole: WeekSegment, column: number, span: number, lane: number): WeekSegment {
  return {
    occurrence: whole.occurrence,
    column,
    span,
    lane,
    continuesBefore: whole.continuesBefore || column > whole.column,
    continuesAfter: whole.continuesAfter || column + span < whole.column + whole.span,
  }
}

function columnBits(column: number, span: number): number {
  return ((1 << span) - 1) << column
}
