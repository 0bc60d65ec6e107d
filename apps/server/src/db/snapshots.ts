import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { publishFile } from '../platform/publish-file'
import type { EmbeddedDatabase } from './open-database'

/** Snapshots kept; older ones are deleted. */
export const MAX_SNAPSHOTS = 5

const SNAPSHOT_NAME = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar\.gz$/

/** A snapshot on the disk. */
export interface Snapshot {
  readonly file: string
  /** When it was taken, in UTC: `2026-11-21 13:55:51`. */
  readonly takenAt: string
}

/** What snapshots need. */
export interface SnapshotOptions {
  readonly database: Pick<EmbeddedDatabase, 'dump' | 'writePosition'>
  readonly dataFolder: string
  readonly now: () => Date
  /** Minutes between two; 0 takes one at the end only. */
  readonly minutes: number
  /** Told when one could not be written; the next is tried as if nothing had happened. */
  readonly onFailure: (error: unknown) => void
}

/** Snapshots that are being taken in the background. */
export interface Snapshots {
  /**
   * Takes one now, unless nothing was written since the last one.
   *
   * @returns whether the newest snapshot now holds everything
   */
  take(): Promise<boolean>
  /** Takes no more in the background, and a last one. */
  stop(): Promise<void>
}

const compress = promisify(gzip)
const decompress = promisify(gunzip)

/**
 * Takes a snapshot of the embedded database every so often. The engine never
 * forces its writes to the disk; a snapshot is forced, so that after a power
 * failure there is a whole state to go back to. Dumping holds up requests for as
 * long as copying the database in memory takes; compressing and writing do not.
 */
export function startSnapshots(options: SnapshotOptions): Snapshots {
  const { database, dataFolder, now, minutes, onFailure } = options
  let lastPosition: string | undefined
  let running: Promise<boolean> = Promise.resolve(true)

  const takeIfChanged = async () => {
    const position = await database.writePosition()
    if (position === lastPosition) return true
    await writeSnapshot(dataFolder, await database.dump(), now())
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
 * Writes an archive as the newest snapshot and deletes the oldest beyond those
 * that are kept. The file appears under its name only when it is whole and on the disk.
 */
export async function writeSnapshot(
  dataFolder: string,
  archive: Blob,
  takenAt: Date,
): Promise<Snapshot> {
  const folder = snapshotFolder(dataFolder)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${takenAt.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`
  const file = path.join(folder, name)
  const draft = `${file}.draft`
  // Level 1: three times as fast as the default, and a tenth larger.
  const content = await compress(new Uint8Array(await archive.arrayBuffer()), { level: 1 })
  await writeFile(draft, content, { mode: 0o600 })
  await publishFile(draft, file)
  await deleteOldest(folder)
  return { file, takenAt: takenAtOf(name) ?? '' }
}

/** The snapshots of a data folder, newest first. */
export async function listSnapshots(dataFolder: string): Promise<readonly Snapshot[]> {
  const folder = snapshotFolder(dataFolder)
  return (await namesIn(folder))
    .toSorted()
    .toReversed()
    .flatMap((name) => {
      const takenAt = takenAtOf(name)
      return takenAt === null ? [] : [{ file: path.join(folder, name), takenAt }]
    })
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

function takenAtOf(name: string): string | null {
  const [, date, hours, minutes, seconds] = SNAPSHOT_NAME.exec(name) ?? []
  return date === undefined ? null : `${date} ${hours}:${minutes}:${seconds}`
}

async function deleteOldest(folder: string): Promise<void> {
  const names = (await namesIn(folder)).filter((name) => takenAtOf(name) !== null).toSorted()
  const excess = names.slice(0, Math.max(0, names.length - MAX_SNAPSHOTS))
  await Promise.all(excess.map((name) => rm(path.join(folder, name), { force: true })))
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
