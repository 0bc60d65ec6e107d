import type { DayNumber } from '../calendar-dates'
import type { WeekIndex } from './week-index'

const DAYS_PER_WEEK = 7

/** All days of an occurrence in one week: a week shows all of them or none. */
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
  /** The occurrence continues in a later week. */
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
 * and not the last one. A week shows an occurrence on all of its days or on none: a piece of a bar
 * would look like an item with other dates. A day on which not all fits uses the last visible lane
 * for its '+N more' line. An item that needs that lane is hidden in the whole week.
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
    const lane = rows.take(column, span, previousLanes.get(occurrence))
    if (lane === null) {
      hide({ column, span }, hiddenCounts)
      continue
    }
    if (to > endDayExclusive) previousLanes.set(occurrence, lane)
    placed.push({
      occurrence,
      column,
      span,
      lane,
      continuesBefore: from < startDay,
      continuesAfter: to > endDayExclusive,
    })
  }

  const isFull = hiddenCounts.map((count) => count > 0)
  const segments = isFull.includes(true)
    ? giveWay(placed, hiddenCounts, { isFull, lastLane: lanes - 1 })
    : placed
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
 * Hides the segments of the last lane that touch a day that needs it for its '+N more' line, and
 * counts them. Segments of one lane never share a day, so hiding one cannot force out another.
 */
function giveWay(
  placed: readonly WeekSegment[],
  hiddenCounts: number[],
  { isFull, lastLane }: { readonly isFull: readonly boolean[]; readonly lastLane: number },
): readonly WeekSegment[] {
  return placed.filter((segment) => {
    const { lane, column, span } = segment
    const isVisible = lane !== lastLane || !isFull.slice(column, column + span).includes(true)
    if (!isVisible) hide(segment, hiddenCounts)
    return isVisible
  })
}

/** Counts an occurrence on each of its days of the week. */
function hide(
  { column, span }: Pick<WeekSegment, 'column' | 'span'>,
  hiddenCounts: number[],
): void {
  for (let at = column; at < column + span; at += 1) {
    hiddenCounts[at] = (hiddenCounts[at] ?? 0) + 1
  }
}

function columnBits(column: number, span: number): number {
  return ((1 << span) - 1) << column
}
