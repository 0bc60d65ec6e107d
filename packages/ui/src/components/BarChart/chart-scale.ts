/** The values along the axis of a chart. */
export interface ChartScale {
  /** The largest value on the axis; at least as large as what is drawn, and above 0. */
  readonly max: number
  /** From 0 to the largest, evenly spaced. */
  readonly ticks: readonly number[]
}

/** A step of an axis is one of these, times a power of ten. */
const steps = [1, 2, 2.5, 5, 10] as const

/** How many steps an axis has at most. */
const MAX_STEPS = 4

/**
 * An axis from 0 to a round value.
 *
 * @param largest the largest value that is drawn; 0 or less gives an axis of one step to 1
 */
export function chartScale(largest: number): ChartScale {
  if (!Number.isFinite(largest) || largest <= 0) return { max: 1, ticks: [0, 1] }
  const power = 10 ** Math.floor(Math.log10(largest / MAX_STEPS))
  const factor = steps.find((each) => each * power * MAX_STEPS >= largest) ?? 10
  const step = factor * power
  const count = Math.ceil(largest / step)
  const ticks = Array.from({ length: count + 1 }, (_unused, at) => at * step)
  return { max: count * step, ticks }
}

/** A value as a share of the axis, 0 to 100 per cent. */
export function percentOf(value: number, { max }: Pick<ChartScale, 'max'>): number {
  return Math.min(100, Math.max(0, (value / max) * 100))
}
