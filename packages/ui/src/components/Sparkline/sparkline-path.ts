/** A point of the drawing, in its own units. */
export interface SparkPoint {
  readonly x: number
  readonly y: number
}

/** The geometry of a sparkline. */
export interface SparkGeometry {
  /** One for each value; null for a gap. */
  readonly points: readonly (SparkPoint | null)[]
  /** The position of 0; null if it is outside of the drawing. */
  readonly zeroY: number | null
  /** Indexes of the lowest, the highest and the last value; -1 without values. */
  readonly lowest: number
  readonly highest: number
  readonly last: number
}

interface SparkBox {
  readonly width: number
  readonly height: number
  /** Padding on all sides, for marks and the width of the line. */
  readonly inset: number
}

/** Whether a value can be drawn. */
function isDrawable(value: number | null | undefined): value is number {
  return value !== null && value !== undefined && Number.isFinite(value)
}

/**
 * Positions values in a box: evenly from left to right, the lowest at the bottom, the
 * highest at the top. Equal values are in the middle.
 *
 * @param values in order; null leaves a gap
 * @param hasZero includes 0 in the range, as areas and bars need it
 */
export function sparkGeometry(
  values: readonly (number | null)[],
  { width, height, inset }: SparkBox,
  hasZero: boolean,
): SparkGeometry {
  const drawn = values.filter(isDrawable)
  const low = Math.min(...drawn, ...(hasZero ? [0] : []))
  const high = Math.max(...drawn, ...(hasZero ? [0] : []))
  const span = high - low
  const drawnHeight = height - 2 * inset
  const yOf = (value: number) =>
    round(span === 0 ? height / 2 : inset + ((high - value) / span) * drawnHeight)
  const step = values.length > 1 ? (width - 2 * inset) / (values.length - 1) : 0
  const xOf = (index: number) => round(values.length > 1 ? inset + index * step : width / 2)
  return {
    points: values.map((value, index) =>
      isDrawable(value) ? { x: xOf(index), y: yOf(value) } : null,
    ),
    zeroY: drawn.length > 0 && low <= 0 && high >= 0 ? yOf(0) : null,
    lowest: values.indexOf(Math.min(...drawn)),
    highest: values.indexOf(Math.max(...drawn)),
    last: values.findLastIndex(isDrawable),
  }
}

/** Two decimals are finer than any screen. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}

/** Path data of the line: one segment for each run of values without a gap. */
export function linePath(points: readonly (SparkPoint | null)[]): string {
  let path = ''
  let isDrawing = false
  for (const point of points) {
    if (point) path += `${isDrawing ? 'L' : 'M'}${point.x} ${point.y}`
    isDrawing = point !== null
  }
  return path
}

/** Path data of the area between the line and a height, one for each run of values. */
export function areaPath(points: readonly (SparkPoint | null)[], baseY: number): string {
  let path = ''
  let run: SparkPoint[] = []
  const close = () => {
    const first = run[0]
    const last = run.at(-1)
    if (first && last && run.length > 1) {
      path += `${linePath(run)}L${last.x} ${baseY}L${first.x} ${baseY}Z`
    }
    run = []
  }
  for (const point of points) {
    if (point) run.push(point)
    else close()
  }
  close()
  return path
}
