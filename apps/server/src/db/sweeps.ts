import type { Orm } from './database'
import { sweepDatabase } from './sweep-queries'

/** Often enough that nothing piles up, seldom enough that nobody notices. */
const PAUSE_MS = 3_600_000

/**
 * Sweeps the database every hour from now on.
 *
 * @param onFailure told that a sweep failed; the next one tries again
 * @returns stops sweeping, and waits for a sweep that is under way
 */
export function startSweeps(options: {
  readonly orm: Orm
  readonly now: () => Date
  readonly onFailure: (error: unknown) => void
}): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    running = sweepDatabase(options.orm, options.now()).catch(options.onFailure)
  }, PAUSE_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
