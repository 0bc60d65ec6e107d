import type { FileFolders } from '../files/files'
import { sweepFiles, sweepSpool } from '../files/sweep-files-queries'
import type { Orm } from '../db/database'
import { startJobs } from '../jobs/job-worker'
import { sweepDatabase } from './sweep-queries'
import { advanceSweepTime, beginSweepTime } from './sweep-time-queries'

/** Time between sweeps. */
const PAUSE_MS = 3_600_000

/**
 * Deletes expired data, from the database and then from the files.
 *
 * @param requireLease called before each batch; it may throw to end early
 */
export async function sweep(
  orm: Orm,
  files: Pick<FileFolders, 'store'>,
  now: Date,
  requireLease: () => void = () => undefined,
): Promise<void> {
  const time = await advanceSweepTime(orm, now)
  await sweepDatabase(orm, time, requireLease)
  // Values that were swept just now may have been the last use of a file.
  await sweepFiles(orm, files, time, requireLease)
}

/**
 * Sweeps the folder of this process every hour from now on, and the database and the files if no
 * other process has swept them within the hour.
 *
 * @param sharesJobs false leaves the database and the files to other processes
 * @param onFailure called when a sweep fails; it is tried again
 * @returns stops sweeping, and waits for a sweep that is under way
 */
export function startSweeps(options: {
  readonly orm: Orm
  readonly files: FileFolders
  readonly sharesJobs: boolean
  readonly now: () => Date
  readonly onFailure: (error: unknown) => void
}): () => Promise<void> {
  const { orm, files, sharesJobs, now, onFailure } = options
  let ofFolder: Promise<void> = beginSweepTime(orm, now()).catch(onFailure)
  const timer = setInterval(() => {
    ofFolder = sweepSpool(files, now()).catch(onFailure)
  }, PAUSE_MS)
  timer.unref()
  const run = (requireLease: () => void) => sweep(orm, files, now(), requireLease)
  const stopJobs = sharesJobs
    ? startJobs({
        orm,
        jobs: [{ name: 'sweep', everyMs: PAUSE_MS, run }],
        onFailure: (_job, error) => onFailure(error),
      })
    : null
  return async () => {
    clearInterval(timer)
    await stopJobs?.()
    await ofFolder
  }
}
