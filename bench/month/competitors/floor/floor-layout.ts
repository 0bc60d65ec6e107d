import type { BenchTactic } from '../../../plan/bench-tactic'
import { appearancesOf, weeksOfMonth } from '../../../plan/visible-month'
import type { Appearance } from '../../../plan/visible-month'

const DAYS_PER_WEEK = 7

/** A piece of a bar within one week; columns and lanes count from 0. */
interface FloorBar {
  readonly title: string
  readonly color: string
  readonly week: number
  readonly column: number
  readonly span: number
  readonly lane: number
}

/** The visible elements of a month, ready to be written down. */
export interface FloorMonth {
  readonly firstDay: number
  readonly weekCount: number
  readonly bars: readonly FloorBar[]
  /** Hidden appearances of each shown day. */
  readonly hiddenByDay: readonly number[]
}

interface Segment {
  readonly tactic: BenchTactic
  readonly column: number
  readonly span: number
}

/** Lanes by first fit, longer bars first; what does not fit is counted. */
export function layOutFloor(
  plan: readonly BenchTactic[],
  month: string,
  visibleLanes: number,
): FloorMonth {
  const { from, to } = weeksOfMonth(month)
  const appearances = appearancesOf(plan, month)
  const weekCount = (to - from) / DAYS_PER_WEEK
  const bars: FloorBar[] = []
  const hiddenByDay = Array.from({ length: to - from }, () => 0)

  for (let week = 0; week < weekCount; week += 1) {
    const weekStart = from + week * DAYS_PER_WEEK
    const lanes = Array.from({ length: visibleLanes }, () => new Set<number>())
    for (const { tactic, column, span } of segmentsOf(appearances, weekStart)) {
      const columns = Array.from({ length: span }, (_, offset) => column + offset)
      const lane = lanes.findIndex((used) => columns.every((each) => !used.has(each)))
      for (const each of columns) {
        if (lane >= 0) lanes[lane]?.add(each)
        else
          hiddenByDay[week * DAYS_PER_WEEK + each] =
            (hiddenByDay[week * DAYS_PER_WEEK + each] ?? 0) + 1
      }
      if (lane >= 0)
        bars.push({ title: tactic.title, color: tactic.color, week, column, span, lane })
    }
  }
  return { firstDay: from, weekCount, bars, hiddenByDay }
}

function segmentsOf(appearances: readonly Appearance[], weekStart: number): readonly Segment[] {
  const weekEnd = weekStart + DAYS_PER_WEEK
  return appearances
    .filter(({ startDay, endDay }) => startDay < weekEnd && endDay > weekStart)
    .map(({ tactic, startDay, endDay }) => {
      const first = Math.max(startDay, weekStart)
      return {
        tactic,
        column: first - weekStart,
        span: Math.min(endDay, weekEnd) - first,
      }
    })
    .sort((a, b) => a.column - b.column || b.span - a.span || a.tactic.id - b.tactic.id)
}
