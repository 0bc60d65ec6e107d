const FIRST_MS = 15 * 60_000
const LONGEST_MS = 24 * 3_600_000
/** The longest delay, in ms: a week. */
export const MAX_RETRY_DELAY_MS = 7 * LONGEST_MS

/**
 * Returns the delay before the next fetch of a calendar that failed, in ms. It begins with a
 * quarter of an hour and doubles after each further failure, up to a day. If the server requests a
 * longer delay, it applies, up to a week.
 *
 * @param failures failures in a row, from 1
 * @param requestedSeconds the delay that the server requested, or null
 */
export function retryDelayMs(failures: number, requestedSeconds: number | null): number {
  const own = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10))
  return Math.max(own, Math.min(MAX_RETRY_DELAY_MS, (requestedSeconds ?? 0) * 1000))
}
