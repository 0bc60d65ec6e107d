const FIRST_MS = 15 * 60_000
const LONGEST_MS = 24 * 3_600_000
/** The longest delay, in ms: a week. */
export const MAX_RETRY_DELAY_MS = 7 * LONGEST_MS

/**
 * How long to leave a calendar alone that could not be fetched: a quarter of an
 * hour at first, twice as long after each further failure, a day at most; longer
 * when its server asks for that, up to a week.
 *
 * @param failures how often in a row it failed, from 1
 * @param requestedSeconds what the server asked for, or null
 */
export function retryDelayMs(failures: number, requestedSeconds: number | null): number {
  const own = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures - 1, 10))
  return Math.max(own, Math.min(MAX_RETRY_DELAY_MS, (requestedSeconds ?? 0) * 1000))
}
