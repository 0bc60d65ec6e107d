import { copyFile, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { unlimitedDisk } from '../platform/disk-space'
import type { DiskSpace } from '../platform/disk-space'
import { publishFile } from '../platform/publish-file'
import { DiskError } from './disk-failure'
import type { EmbeddedDatabase } from './open-database'

/** Number of retained snapshots; older ones are deleted. */
export const MAX_SNAPSHOTS = 5

/** File names of earlier releases have no number. */
const snapshotName =
  /^(?:(\d{1,15})\.)?(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar\.gz$/

const DIGITS_OF_NUMBER = 6

/** A snapshot on the disk. */
export interface Snapshot {
  readonly file: string
  /** The order in which snapshots were written; 0 for those of earlier releases. */
  readonly number: number
  /** The time of the snapshot, in UTC: `2026-11-21 13:55:51`. */
  readonly createdAt: string
}

/** The parameters of {@link startSnapshots}. */
export interface SnapshotOptions {
  readonly database: Pick<EmbeddedDatabase, 'checkpoint' | 'dump' | 'writePosition'>
  readonly dataFolder: string
  /** The disk of the data folder. */
  readonly disk: DiskSpace
  readonly now: () => Date
  /** Minutes between two snapshots; 0 takes one only at the end. */
  readonly minutes: number
  /** Called when a snapshot could not be written. The next one is still tried. */
  readonly onFailure: (error: unknown) => void
}

/** Snapshots in the background. */
export interface Snapshots {
  /**
   * Takes a snapshot now, unless nothing was written since the last one.
   *
   * @returns whether the newest snapshot now contains all writes
   */
  take(): Promise<boolean>
  /** Stops the background snapshots, and takes a last one. */
  stop(): Promise<void>
}

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/**
 * Takes a snapshot of the embedded database at intervals. The engine never forces its writes to the
 * disk. A snapshot is forced, so that a complete state exists after a power failure. Requests wait
 * while the dump copies the database in memory; they do not wait while it is compressed and
 * written.
 */
export function startSnapshots(options: SnapshotOptions): Snapshots {
  const { database, dataFolder, disk, now, minutes, onFailure } = options
  let lastPosition: string | undefined
  let running: Promise<boolean> = Promise.resolve(true)

  const takeIfChanged = async () => {
    if ((await database.writePosition()) === lastPosition) return true
    // On a disk without space, a checkpoint could end the engine.
    await requireSpace(disk, dataFolder, 0)
    // The engine never does this by itself: its log would grow until the server stops.
    await database.checkpoint()
    const position = await database.writePosition()
    await writeSnapshot(dataFolder, await database.dump(), now(), disk)
    lastPosition = position
    return true
  }
  const take = () => {
    running = running.then(takeIfChanged).catch((error: unknown) => {
      onFailure(error)
      return false
    })
    return running
  }
  const timer = minutes === 0 ? undefined : setInterval(() => void take(), minutes * 60_000)
  timer?.unref()
  return {
    take,
    stop: async () => {
      clearInterval(timer)
      await take()
    },
  }
}

/**
 * Writes an archive as the newest snapshot and deletes the oldest, so that at most `MAX_SNAPSHOTS`
 * remain. The file gets its name only when it is complete and on the disk. A failure leaves no
 * draft.
 *
 * @throws DiskError if the disk has too little space, else the system's error
 */
export async function writeSnapshot(
  dataFolder: string,
  archive: Blob,
  createdAt: Date,
  disk: DiskSpace = unlimitedDisk,
): Promise<Snapshot> {
  // Level 1: three times as fast as the default, and a tenth larger.
  const content = await compress(new Uint8Array(await archive.arrayBuffer()), { level: 1 })
  await requireSpace(disk, dataFolder, content.length)
  const snapshot = await addSnapshot(dataFolder, createdAt, (draft) =>
    writeFile(draft, content, { mode: 0o600 }),
  )
  await deleteOldest(dataFolder)
  return snapshot
}

async function requireSpace(disk: DiskSpace, dataFolder: string, bytes: number): Promise<void> {
  const problem = await disk.problemFor(bytes)
  if (problem !== null) throw new DiskError(dataFolder, problem)
}

/**
 * Copies a snapshot from a backup into a data folder, as the newest one regardless of its time.
 *
 * @param file with a name of a snapshot
 * @throws Error if the name is another one
 */
export async function importSnapshot(dataFolder: string, file: string): Promise<Snapshot> {
  const snapshot = snapshotOf(path.dirname(file), path.basename(file))
  if (snapshot === null) throw new Error('the name of its snapshot is not one of this product')
  const createdAt = new Date(`${snapshot.createdAt.replace(' ', 'T')}Z`)
  return addSnapshot(dataFolder, createdAt, (draft) => copyFile(file, draft))
}

/**
 * Gives a snapshot the next number. Only the number decides which one is the newest, because
 * the clock of a machine may jump ahead and back.
 */
async function addSnapshot(
  dataFolder: string,
  createdAt: Date,
  write: (draft: string) => Promise<void>,
): Promise<Snapshot> {
  const folder = snapshotFolder(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await deleteDrafts(folder)
  const [newest] = await listSnapshots(dataFolder)
  const number = String((newest?.number ?? 0) + 1).padStart(DIGITS_OF_NUMBER, '0')
  const name = `${number}.${createdAt.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`
  const file = path.join(folder, name)
  const draft = `${file}.draft`
  try {
    await write(draft)
    await publishFile(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  const snapshot = snapshotOf(folder, name)
  if (snapshot === null) throw new Error(`${name} is not the name of a snapshot.`)
  return snapshot
}

/** The snapshots of a data folder, newest first. */
export async function listSnapshots(dataFolder: string): Promise<readonly Snapshot[]> {
  const folder = snapshotFolder(dataFolder)
  return (await namesIn(folder))
    .flatMap((name) => snapshotOf(folder, name) ?? [])
    .toSorted((a, b) => b.number - a.number || (a.file < b.file ? 1 : -1))
}

/**
 * Reads a snapshot as an archive that the embedded database can be filled from.
 *
 * @throws Error when the file is damaged
 */
export async function readSnapshot(snapshot: Snapshot): Promise<Blob> {
  return new Blob([new Uint8Array(await decompress(await readFile(snapshot.file)))])
}

/**
 * Moves a database folder out of the way, so that a snapshot can take its place.
 * Nothing is deleted.
 *
 * @returns where it is now
 */
export async function setAside(databaseFolder: string, now: Date): Promise<string> {
  const target = `${databaseFolder}.set-aside-${now.toISOString().replaceAll(/[:.]/g, '-')}`
  await rename(databaseFolder, target)
  return target
}

function snapshotFolder(dataFolder: string): string {
  return path.join(dataFolder, 'snapshots')
}

function snapshotOf(folder: string, name: string): Snapshot | null {
  const [, number = '0', date, hours, minutes, seconds] = snapshotName.exec(name) ?? []
  if (date === undefined) return null
  const createdAt = `${date} ${hours}:${minutes}:${seconds}`
  return { file: path.join(folder, name), number: Number(number), createdAt }
}

async function deleteOldest(dataFolder: string): Promise<void> {
  const excess = (await listSnapshots(dataFolder)).slice(MAX_SNAPSHOTS)
  await Promise.all(excess.map(({ file }) => rm(file, { force: true })))
}

/** Deletes the drafts of a process that was killed while it wrote. */
async function deleteDrafts(folder: string): Promise<void> {
  const drafts = (await namesIn(folder)).filter((name) => name.endsWith('.draft'))
  await Promise.all(drafts.map((name) => rm(path.join(folder, name), { force: true })))
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
