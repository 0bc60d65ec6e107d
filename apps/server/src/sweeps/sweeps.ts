import type { FileFolders } from '../files/files'
import { sweepFiles } from '../files/sweep-files-queries'
import type { Orm } from '../db/database'
import { sweepDatabase } from './sweep-queries'

/** Time between sweeps. */
const PAUSE_MS = 3_600_000

/**
 * Sweeps the database and the files every hour from now on.
 *
 * @param onFailure called when a sweep fails; the next one tries again
 * @returns stops sweeping, and waits for a sweep that is under way
 */
export function startSweeps(options: {
  readonly orm: Orm
  readonly files: FileFolders
  readonly now: () => Date
  readonly onFailure: (error: unknown) => void
}): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    const { orm, files, now } = options
    running = sweepDatabase(orm, now())
      // Values that were swept just now may have been the last use of a file.
      .then(() => sweepFiles(orm, files, now()))
      .catch(options.onFailure)
  }, PAUSE_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
