import type { FileFolders } from '../files/files'
import { sweepFiles } from '../files/sweep-files-queries'
import type { Orm } from '../db/database'
import { sweepDatabase } from './sweep-queries'
import { advanceSweepTime, beginSweepTime } from './sweep-time-queries'

/** Time between sweeps. */
const PAUSE_MS = 3_600_000

/** Deletes expired data, from the database and then from the files. */
export async function sweep(orm: Orm, files: FileFolders, now: Date): Promise<void> {
  const time = await advanceSweepTime(orm, now)
  await sweepDatabase(orm, time)
  // Values that were swept just now may have been the last use of a file.
  await sweepFiles(orm, files, time)
}

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
  const { orm, files, now, onFailure } = options
  let running: Promise<void> = beginSweepTime(orm, now()).catch(onFailure)
  const timer = setInterval(() => {
    running = sweep(orm, files, now()).catch(onFailure)
  }, PAUSE_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
