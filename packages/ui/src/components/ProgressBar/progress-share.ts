/**
 * The share of a total that is done.
 *
 * @param value below 0 counts as 0, above `max` as `max`; null and NaN are unknown
 * @param max > 0; otherwise the share is unknown
 * @returns 0 to 1, or null if unknown
 */
export function progressShare(value: number | null, max: number): number | null {
  if (value === null || Number.isNaN(value) || !(max > 0)) return null
  return Math.max(0, Math.min(value / max, 1))
}
