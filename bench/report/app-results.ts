import type { Condition } from '../app/conditions'
import type { Circumstances } from './circumstances'

/** The large demonstration's month under one condition; medians in milliseconds. */
export interface AppFigures {
  readonly condition: Condition
  /** From the start of a reload to the end of the frame that shows the first bars. */
  readonly barsMs: number
  /** First and third quartile of `barsMs`: how noisy the run was. */
  readonly barsQuartilesMs: readonly [number, number]
  readonly largestPaintMs: number
  /** The largest sum of layout shifts of any reload. */
  readonly layoutShift: number
  readonly openFiltersMs: number
  readonly tickChannelMs: number
  readonly clearFiltersMs: number
  readonly nextMonthMs: number
}

/** The product itself with a plan of 10,000 tactics. */
export interface AppResults {
  readonly circumstances: Circumstances
  readonly rounds: number
  readonly figures: readonly AppFigures[]
}
