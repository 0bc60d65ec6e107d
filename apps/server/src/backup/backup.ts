import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { APP_VERSION } from '../config/config'
import type { Config } from '../config/config'
import { DataFolderLockedError, lockDataFolder } from '../db/data-folder-lock'
import type { DataFolderLock } from '../db/data-folder-lock'
import { openDataFolder } from '../db/open-data-folder'
import { openPostgres } from '../db/open-database'
import { listSnapshots, writeSnapshot } from '../db/snapshots'
import { ensureFolder } from '../platform/ensure-folder'
import { writeBackup } from './backup-archive'
import type { BackedUpFile } from './backup-archive'
import { copyDatabase } from './copy-database-queries'
import { requestSnapshot } from './snapshot-on-request'

/** Options of a backup, restore or move. */
export interface BackupOptions {
  readonly config: Pick<Config, 'dataFolder' | 'databaseUrl' | 's3'>
  /** Absolute path of the archive. */
  readonly archive: string
  readonly now: () => Date
  readonly say: (line: string) => void
}

/** A backup or a restore is not possible. The message says what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/**
 * Writes an installation into one file: a snapshot of the embedded database and all uploaded files.
 * A running server takes the snapshot while it serves requests; if none runs, this function opens
 * the database. The rows of a PostgreSQL database are copied into such a snapshot, as they are at
 * one moment, also while servers run. The backup contains no secrets: after a restore on another
 * machine, all users have to sign in again. It contains no files of an object storage.
 *
 * @throws BackupError, SnapshotRefusedError, DatabaseVersionError
 */
export async function backUp(options: BackupOptions): Promise<void> {
  const { archive, config } = options
  if (existsSync(archive)) {
    throw new BackupError(`${archive} is there already. Name another file.`)
  }
  if (config.databaseUrl !== null) {
    const { databaseUrl } = config
    await withTemporaryFolder(config.dataFolder, (folder) =>
      backUpServer(options, databaseUrl, folder),
    )
    return
  }
  if (!existsSync(path.join(config.dataFolder, 'db'))) {
    throw new BackupError(`There is no database in ${config.dataFolder} to back up. Set DATA_DIR.`)
  }
  await takeSnapshot(config.dataFolder, options.now, options.say)
  await archiveNewest(options, config.dataFolder)
}

/** @param folder an empty data folder, in which the snapshot is made */
async function backUpServer(
  { config, archive, now, say }: BackupOptions,
  databaseUrl: string,
  folder: string,
): Promise<void> {
  const server = await openPostgres({ url: databaseUrl, isMigrated: false })
  try {
    const database = await openDataFolder({
      dataFolder: folder,
      shouldRestore: false,
      now,
      say: () => undefined,
    })
    try {
      await copyDatabase(server.orm, database.orm)
      await writeSnapshot(folder, await database.dump(), now())
    } finally {
      await database.close()
    }
  } finally {
    await server.close()
  }
  await archiveNewest({ config, archive, now, say }, folder)
}

/** @param folder the data folder with the snapshot */
async function archiveNewest(
  { config, archive, now, say }: BackupOptions,
  folder: string,
): Promise<void> {
  const [newest] = await listSnapshots(folder)
  if (newest === undefined) throw new BackupError('The snapshot is not there. Back up again.')
  // Stored files never change, so all files that the snapshot references still exist.
  const uploads = config.s3 === null ? await filesBelow(path.join(config.dataFolder, 'files')) : []
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

/** Makes a folder in a data folder, uses it, and removes it. */
export async function withTemporaryFolder(
  dataFolder: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  ensureFolder(dataFolder)
  const folder = await mkdtemp(path.join(dataFolder, 'copying-'))
  try {
    await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
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
