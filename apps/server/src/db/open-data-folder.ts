import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unwritable } from '../config/session-secret'
import { UNLIMITED_DISK } from '../platform/disk-space'
import type { DiskSpace } from '../platform/disk-space'
import { DatabaseNewerThanCodeError } from './migrations'
import { openEmbedded } from './open-database'
import type { EmbeddedDatabase } from './open-database'
import { listSnapshots, readSnapshot, setAside } from './snapshots'
import type { Snapshot } from './snapshots'

/** The embedded database cannot be opened. The message says how to go back to a snapshot. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError'

  constructor(folder: string, reason: string, newest: Snapshot | undefined) {
    const wayOut =
      newest === undefined
        ? 'There is no snapshot to go back to: restore the folder from a backup, or move it away and start again.'
        : `Run "npm start -- --restore" to go back to the snapshot of ${newest.takenAt} UTC; the damaged folder is kept beside it.`
    super(`The embedded database in ${folder} is damaged (${reason}). ${wayOut}`)
  }
}

/** There is nothing to restore from. */
export class NoSnapshotError extends Error {
  override readonly name = 'NoSnapshotError'

  constructor(dataFolder: string) {
    super(
      `There is no snapshot in ${path.join(dataFolder, 'snapshots')} to restore. Restore the data folder from a backup, or start without --restore.`,
    )
  }
}

/** The path of the database contains something that this program did not create. */
export class ForeignFolderError extends Error {
  override readonly name = 'ForeignFolderError'

  constructor(folder: string) {
    super(
      `${folder} exists already and is not a database of Throughline. Set DATA_DIR to another folder.`,
    )
  }
}

/** How to open a data folder. */
export interface DataFolderOptions {
  /** Absolute. The caller holds its lock. */
  readonly dataFolder: string
  /** True puts the newest snapshot in the place of the database first. */
  readonly shouldRestore: boolean
  /** The snapshot to restore, by its file's name; the newest unless said. */
  readonly snapshotName?: string
  readonly now: () => Date
  /** The disk of the folder; without limits unless said. */
  readonly disk?: DiskSpace
  /** Told what takes a while. */
  readonly say: (line: string) => void
}

/**
 * Opens the embedded database of a data folder, and creates it on the first
 * start. The file `db-state` says `creating` until the first start has got a
 * whole database, and `created` from then on: what a killed first start left
 * behind is thrown away, but a database that is missing or half there is never
 * quietly replaced by an empty one, and a folder that is not ours is not touched.
 *
 * @throws DamagedDatabaseError, NoSnapshotError, ForeignFolderError, ConfigError
 * @throws DatabaseNewerThanCodeError
 */
export async function openDataFolder(options: DataFolderOptions): Promise<EmbeddedDatabase> {
  const { dataFolder, shouldRestore, disk = UNLIMITED_DISK, say } = options
  const folder = path.join(dataFolder, 'db')
  if (shouldRestore) return restore(options, folder)
  const state = readState(dataFolder)
  if (state === null && existsSync(folder)) throw new ForeignFolderError(folder)
  if (state !== 'created') {
    say('Creating the embedded database …')
    writeState(dataFolder, 'creating')
    rmSync(folder, { recursive: true, force: true })
    const database = await openEmbedded({ folder, disk })
    writeState(dataFolder, 'created')
    return database
  }
  const [newest] = await listSnapshots(dataFolder)
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    throw new DamagedDatabaseError(folder, 'files are missing', newest)
  }
  try {
    return await openEmbedded({ folder, disk })
  } catch (error) {
    if (error instanceof DatabaseNewerThanCodeError) throw error
    throw new DamagedDatabaseError(folder, oneLine(error), newest)
  }
}

async function restore(
  { dataFolder, snapshotName, now, disk = UNLIMITED_DISK, say }: DataFolderOptions,
  folder: string,
): Promise<EmbeddedDatabase> {
  const snapshots = await listSnapshots(dataFolder)
  const snapshot = snapshots.find(
    ({ file }) => snapshotName === undefined || path.basename(file) === snapshotName,
  )
  if (snapshot === undefined) throw new NoSnapshotError(dataFolder)
  const archive = await readSnapshot(snapshot)
  if (existsSync(folder)) say(`The database until now is kept in ${await setAside(folder, now())}.`)
  say(`Restoring the snapshot of ${snapshot.takenAt} UTC …`)
  const database = await openEmbedded({ folder, archive, disk })
  writeState(dataFolder, 'created')
  return database
}

function readState(dataFolder: string): string | null {
  const file = path.join(dataFolder, 'db-state')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function writeState(dataFolder: string, state: 'creating' | 'created'): void {
  const file = path.join(dataFolder, 'db-state')
  try {
    writeFileSync(`${file}.draft`, `${state}\n`, { mode: 0o600 })
    renameSync(`${file}.draft`, file)
  } catch (error) {
    throw unwritable(dataFolder, error)
  }
}

function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return (text.split('\n')[0] ?? '').replace(/\.? Build with -sASSERTIONS.*$/, '')
}
