import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { APP_VERSION } from '../config/config'
import type { Config } from '../config/config'
import { DataFolderLockedError, lockDataFolder } from '../db/data-folder-lock'
import type { DataFolderLock } from '../db/data-folder-lock'
import { openDataFolder } from '../db/open-data-folder'
import { listSnapshots, writeSnapshot } from '../db/snapshots'
import { writeBackup } from './backup-archive'
import type { BackedUpFile } from './backup-archive'
import { requestSnapshot } from './snapshot-on-request'

/** Options of a backup or restore. */
export interface BackupOptions {
  readonly config: Pick<Config, 'dataFolder' | 'databaseUrl'>
  /** Absolute path of the archive. */
  readonly archive: string
  readonly now: () => Date
  readonly say: (line: string) => void
}

/** A backup or a restore is not possible. The message says what to do. */
class BackupError extends Error {
  override readonly name = 'BackupError'
}

/**
 * Writes the data folder into one file: a snapshot of the embedded database and all uploaded files.
 * A running server takes the snapshot while it serves requests; if none runs, this function opens
 * the database. The backup contains no secrets: after a restore on another machine, all users have
 * to sign in again.
 *
 * @throws BackupError, SnapshotRefusedError
 */
export async function backUp({ config, archive, now, say }: BackupOptions): Promise<void> {
  const { dataFolder } = config
  refusePostgres(config)
  if (existsSync(archive)) {
    throw new BackupError(`${archive} is there already. Name another file.`)
  }
  if (!existsSync(path.join(dataFolder, 'db'))) {
    throw new BackupError(`There is no database in ${dataFolder} to back up. Set DATA_DIR.`)
  }
  await takeSnapshot(dataFolder, now, say)
  const [newest] = await listSnapshots(dataFolder)
  if (newest === undefined) throw new BackupError('The snapshot is not there. Back up again.')
  // Stored files never change, so all files that the snapshot references still exist.
  const uploads = await filesBelow(path.join(dataFolder, 'files'))
  const snapshot = {
    name: `snapshots/${path.basename(newest.file)}`,
    file: newest.file,
  }
  await writeBackup(archive, { format: 1, createdAt: now().toISOString(), version: APP_VERSION }, [
    snapshot,
    ...uploads,
  ])
  say(
    `Backed up the database of ${newest.createdAt} UTC and ${uploads.length} files to ${archive}.`,
  )
}

/** Only the embedded database is backed up here; PostgreSQL has its own tools. */
export function refusePostgres({ databaseUrl }: Pick<Config, 'databaseUrl'>): void {
  if (databaseUrl === null) return
  throw new BackupError(
    'DATABASE_URL names a PostgreSQL server: back it up and restore it with pg_dump and pg_restore, and copy the folder "files" of the data folder.',
  )
}

async function takeSnapshot(
  dataFolder: string,
  now: () => Date,
  say: (line: string) => void,
): Promise<void> {
  let lock: DataFolderLock
  try {
    lock = await lockDataFolder(dataFolder, say)
  } catch (error) {
    if (!(error instanceof DataFolderLockedError) || error.isElsewhere) throw error
    await requestSnapshot(dataFolder, error.holderPid)
    return
  }
  try {
    const database = await openDataFolder({
      dataFolder,
      shouldRestore: false,
      now,
      say: () => undefined,
    })
    try {
      await writeSnapshot(dataFolder, await database.dump(), now())
    } finally {
      await database.close()
    }
  } finally {
    lock.release()
  }
}

/** Uploaded files, by their path in the data folder. Uploads in progress are left out. */
async function filesBelow(folder: string): Promise<readonly BackedUpFile[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.startsWith(path.join(folder, 'arriving')))
    .map((file) => ({
      name: `files/${path.relative(folder, file).split(path.sep).join('/')}`,
      file,
    }))
}
