import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unwritable } from '../config/session-secret'
import { unlimitedDisk } from '../platform/disk-space'
import type { DiskProblem, DiskSpace } from '../platform/disk-space'
import { DatabaseVersionError } from './migrations'
import { START_BYTES } from './engine/supervised-engine'
import { openEmbedded } from './open-database'
import type { EmbeddedDatabase } from './open-database'
import type { SlowStatementOptions } from './slow-statements'
import { listSnapshots, readSnapshot, setAside } from './snapshots'
import type { Snapshot } from './snapshots'

/** Bytes that an empty database needs. */
const NEW_DATABASE_BYTES = 48_000_000

/** The embedded database cannot be opened. The message says how to go back to a snapshot. */
export class DamagedDatabaseError extends Error {
  override readonly name = 'DamagedDatabaseError'

  constructor(folder: string, reason: string, newest: Snapshot | undefined) {
    const wayOut =
      newest === undefined
        ? 'There is no snapshot to go back to: restore the folder from a backup, or move it away and start again.'
        : `Run "npm start -- --restore" to go back to the snapshot of ${newest.createdAt} UTC; the damaged folder is kept beside it.`
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

/** The database cannot be opened because the disk is full or read-only. Nothing is damaged. */
class NoSpaceError extends Error {
  override readonly name = 'NoSpaceError'

  constructor(dataFolder: string, problem: DiskProblem, bytes: number) {
    const megabytes = Math.ceil(bytes / 1_000_000)
    const wayOut =
      problem === 'full'
        ? `Free ${megabytes} MB there, and start again.`
        : 'Make it writable again.'
    super(
      `The disk of ${dataFolder} is ${problem}, so the embedded database cannot be opened. Nothing is damaged. ${wayOut}`,
    )
  }
}

/** The data of the folder is in a PostgreSQL database now. */
class MovedDatabaseError extends Error {
  override readonly name = 'MovedDatabaseError'

  constructor(dataFolder: string) {
    super(
      `The data of ${dataFolder} was moved to PostgreSQL. Set DATABASE_URL. To start with the data of before the move, rename the folder db.set-aside-… there to db, and write the word created into the file db-state.`,
    )
  }
}

/** How to open a data folder. */
export interface DataFolderOptions {
  /** Absolute. The caller holds its lock. */
  readonly dataFolder: string
  /** True puts the newest snapshot in the place of the database first. */
  readonly shouldRestore: boolean
  readonly now: () => Date
  /** The disk of the folder; by default without limits. */
  readonly disk?: DiskSpace
  /** Which statements are reported; by default none. */
  readonly slowStatements?: SlowStatementOptions
  /** Receives a line before a step that takes a while. */
  readonly say: (line: string) => void
}

/**
 * Opens the embedded database of a data folder, and creates it on the first start.
 *
 * The file `db-state` says `creating` until the first start has created the complete database, and
 * `created` from then on. A start that finds `creating` deletes the remains and creates the
 * database again. If the state is `created` and the database is missing or incomplete, or if it is `moved`, it
 * throws: an empty database never replaces it silently. If there is no state, it throws for an existing
 * folder and changes nothing in it.
 *
 * @throws DamagedDatabaseError, NoSnapshotError, NoSpaceError, ForeignFolderError, ConfigError
 * @throws DatabaseVersionError
 */
export async function openDataFolder(options: DataFolderOptions): Promise<EmbeddedDatabase> {
  const { dataFolder, shouldRestore, disk = unlimitedDisk, slowStatements, say } = options
  const folder = path.join(dataFolder, 'db')
  if (shouldRestore) return restore(options, folder)
  const state = readState(dataFolder)
  if (state === 'moved') throw new MovedDatabaseError(dataFolder)
  if (state === null && existsSync(folder)) throw new ForeignFolderError(folder)
  if (state !== 'created') {
    say('Creating the embedded database …')
    writeState(dataFolder, 'creating')
    rmSync(folder, { recursive: true, force: true })
    await requireSpace(options, NEW_DATABASE_BYTES)
    const database = await openEmbedded({ folder, disk, slowStatements })
    writeState(dataFolder, 'created')
    return database
  }
  const [newest] = await listSnapshots(dataFolder)
  if (!existsSync(path.join(folder, 'PG_VERSION'))) {
    throw new DamagedDatabaseError(folder, 'files are missing', newest)
  }
  try {
    return await openEmbedded({ folder, disk, slowStatements })
  } catch (error) {
    if (error instanceof DatabaseVersionError) throw error
    await requireSpace(options, START_BYTES)
    throw new DamagedDatabaseError(folder, oneLine(error), newest)
  }
}

async function restore(options: DataFolderOptions, folder: string): Promise<EmbeddedDatabase> {
  const { dataFolder, now, disk = unlimitedDisk, slowStatements, say } = options
  const [snapshot] = await listSnapshots(dataFolder)
  if (snapshot === undefined) throw new NoSnapshotError(dataFolder)
  const archive = await readSnapshot(snapshot)
  await requireSpace(options, archive.size + START_BYTES)
  if (existsSync(folder)) say(`The database until now is kept in ${await setAside(folder, now())}.`)
  say(`Restoring the snapshot of ${snapshot.createdAt} UTC …`)
  const database = await openEmbedded({ folder, archive, disk, slowStatements })
  writeState(dataFolder, 'created')
  return database
}

/**
 * Sets the closed database of a data folder aside, whose data is elsewhere now. The folder cannot
 * be opened by mistake.
 *
 * @returns the new path of the database
 */
export async function setMovedDatabaseAside(dataFolder: string, now: Date): Promise<string> {
  writeState(dataFolder, 'moved')
  return setAside(path.join(dataFolder, 'db'), now)
}

async function requireSpace(
  { dataFolder, disk = unlimitedDisk }: DataFolderOptions,
  bytes: number,
): Promise<void> {
  const problem = await disk.problemFor(0, bytes)
  if (problem !== null) throw new NoSpaceError(dataFolder, problem, bytes)
}

function readState(dataFolder: string): string | null {
  const file = path.join(dataFolder, 'db-state')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function writeState(dataFolder: string, state: 'creating' | 'created' | 'moved'): void {
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
