/**
 * How much of something is done.
 *
 * @param value below 0 counts as nothing, above `max` as all; null or no number
 *   is not known
 * @param max > 0; otherwise nothing is known
 * @returns 0 to 1, or null when it is not known
 */
export function progressShare(value: number | null, max: number): number | null {
  if (value === null || Number.isNaN(value) || !(max > 0)) return null
  return Math.max(0, Math.min(value / max, 1))
}
