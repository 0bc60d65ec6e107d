/**
 * The value that a share of the samples does not exceed, between neighbours by
 * straight line.
 *
 * @param share 0 (the smallest) to 1 (the largest)
 * @returns NaN for no samples
 */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const position = (sorted.length - 1) * share
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}

/** Returns the middle sample; NaN without samples. */
export function median(samples: readonly number[]): number {
  return quantile(samples, 0.5)
}
