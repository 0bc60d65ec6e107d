import type { DayNumber } from '../calendar-dates'
import type { Occurrences } from './occurrences'

const DAYS_PER_WEEK = 7

// Every index below is inside its array by construction. `?? 0` satisfies the compiler without a
// check that could fail.

/** Occurrences in the order in which they are drawn, and which of them each week holds. */
export interface WeekIndex {
  readonly occurrences: Occurrences
  readonly firstDay: DayNumber
  readonly weekCount: number
  /**
   * Occurrences by week, each week in drawing order: those of week `w` are at `[offsets[w],
   * offsets[w + 1])`. An occurrence that spans weeks is in each of them.
   */
  readonly entries: Uint32Array
  readonly offsets: Uint32Array
}

/**
 * Sorts occurrences once and assigns them to the weeks that they touch.
 *
 * The order is total, so that a drawing never depends on the order of the
 * input: earlier start first, then the longer one, then all-day before timed,
 * timed by the minute, then the smaller id, then the smaller position.
 *
 * @param weekCount whole weeks from `firstDay`, at least 1
 */
export function indexWeeks(
  occurrences: Occurrences,
  firstDay: DayNumber,
  weekCount: number,
): WeekIndex {
  const { startDays, endDaysExclusive } = occurrences
  const order = drawingOrder(occurrences)
  const offsets = new Uint32Array(weekCount + 1)

  for (const at of order) {
    const first = firstWeek(startDays[at] ?? 0, firstDay)
    const last = lastWeek(endDaysExclusive[at] ?? 0, firstDay, weekCount)
    for (let week = first; week <= last; week += 1) {
      offsets[week + 1] = (offsets[week + 1] ?? 0) + 1
    }
  }
  for (let week = 0; week < weekCount; week += 1) {
    offsets[week + 1] = (offsets[week + 1] ?? 0) + (offsets[week] ?? 0)
  }

  const entries = new Uint32Array(offsets[weekCount] ?? 0)
  const next = offsets.slice(0, weekCount)
  for (const at of order) {
    const first = firstWeek(startDays[at] ?? 0, firstDay)
    const last = lastWeek(endDaysExclusive[at] ?? 0, firstDay, weekCount)
    for (let week = first; week <= last; week += 1) {
      const slot = next[week] ?? 0
      entries[slot] = at
      next[week] = slot + 1
    }
  }

  return { occurrences, firstDay, weekCount, entries, offsets }
}

/**
 * The occurrences that touch one day, in drawing order.
 *
 * @returns positions in `weekIndex.occurrences`; empty for a day outside the weeks
 */
export function occurrencesOfDay(weekIndex: WeekIndex, day: DayNumber): readonly number[] {
  const { occurrences, firstDay, weekCount, entries, offsets } = weekIndex
  const week = Math.floor((day - firstDay) / DAYS_PER_WEEK)
  if (week < 0 || week >= weekCount) return []
  const matches: number[] = []
  for (let slot = offsets[week] ?? 0; slot < (offsets[week + 1] ?? 0); slot += 1) {
    const at = entries[slot] ?? 0
    const startDay = occurrences.startDays[at] ?? 0
    if (startDay <= day && (occurrences.endDaysExclusive[at] ?? 0) > day) matches.push(at)
  }
  return matches
}

function firstWeek(startDay: DayNumber, firstDay: DayNumber): number {
  return Math.max(0, Math.floor((startDay - firstDay) / DAYS_PER_WEEK))
}

function lastWeek(endDayExclusive: DayNumber, firstDay: DayNumber, weekCount: number): number {
  return Math.min(weekCount - 1, Math.floor((endDayExclusive - 1 - firstDay) / DAYS_PER_WEEK))
}

function drawingOrder({
  length,
  ids,
  startDays,
  endDaysExclusive,
  startMinutes,
}: Occurrences): Uint32Array {
  const order = new Uint32Array(length)
  for (let at = 0; at < length; at += 1) order[at] = at
  return order.sort(
    (a, b) =>
      (startDays[a] ?? 0) - (startDays[b] ?? 0) ||
      (endDaysExclusive[b] ?? 0) - (endDaysExclusive[a] ?? 0) ||
      (startMinutes[a] ?? 0) - (startMinutes[b] ?? 0) ||
      (ids[a] ?? 0) - (ids[b] ?? 0) ||
      a - b,
  )
}
