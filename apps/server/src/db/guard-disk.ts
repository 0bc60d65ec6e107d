import type { DiskSpace } from '../platform/disk-space'
import { diskProblemOf } from './disk-failure'
import type { EmbeddedDatabase } from './open-database'

const PAUSE_MS = 1_000

/** Options of {@link guardDisk}. */
export interface DiskGuardOptions {
  readonly database: Pick<EmbeddedDatabase, 'checkpoint' | 'setReadOnly'>
  readonly disk: DiskSpace
  /** Below this space the database itself is read-only. */
  readonly floorBytes: number
  /** Receives a line when the server stops or continues to accept writes, or cannot tell. */
  readonly warn: (line: string) => void
}

/** A guard of the disk of an embedded database. */
export interface DiskGuard {
  /** Measures the disk now, and acts on it. */
  look(): Promise<void>
  /** The disk. It reports space again only when the database is writable again. */
  readonly disk: DiskSpace
  /** Stops measuring, and waits for pending measurements. */
  stop(): Promise<void>
}

/**
 * Watches the disk of an embedded database. When space is short, the API first refuses the writes
 * of users. Sign-ins and background work continue until the free space reaches a floor. Then the
 * database becomes read-only, because its engine cannot continue without space for its log.
 */
export function guardDisk({ database, disk, floorBytes, warn }: DiskGuardOptions): DiskGuard {
  let isShort = false
  let isReadOnly = false
  let running: Promise<void> = Promise.resolve()

  const measure = async () => {
    const problem = await disk.problemFor(0)
    const isAtFloor = problem !== null && (await disk.problemFor(0, floorBytes)) !== null
    if (isAtFloor !== isReadOnly) {
      await database.setReadOnly(isAtFloor)
      isReadOnly = isAtFloor
    }
    if ((problem !== null) === isShort) return
    isShort = problem !== null
    if (problem === null) {
      warn('The disk of the data folder has space again: the server accepts writes.')
      return
    }
    warn(`The disk of the data folder is ${problem}: the server refuses writes.`)
    // Segments of the log are used again after it, so that the engine needs no new one.
    if (!isAtFloor) await database.checkpoint()
  }
  const look = () => {
    running = running.then(measure).catch((error: unknown) => {
      if (diskProblemOf(error) === null) {
        warn(`The disk could not be measured: ${error instanceof Error ? error.message : ''}`)
      }
    })
    return running
  }
  const timer = setInterval(() => void look(), PAUSE_MS)
  timer.unref()
  return {
    look,
    disk: {
      ...disk,
      async problemFor(bytes, reserveBytes) {
        const problem = await disk.problemFor(bytes, reserveBytes)
        if (problem === null && isReadOnly) await look()
        return problem
      },
    },
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
