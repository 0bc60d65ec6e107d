import type { DiskSpace } from '../../platform/disk-space'
import { DiskError } from '../disk-failure'
import { EngineStoppedError } from './engine'
import type { Engine } from './engine'
import { openEngineThread } from './engine-thread'
import type { EngineThread } from './engine-thread'

/** How often the thread is looked at. */
const LOOK_MS = 1_000

/** The code of PostgreSQL for a statement that ran for too long: it is rolled back. */
const QUERY_CANCELED = '57014'

/** Limits of {@link superviseEngine}. */
export interface EngineLimits {
  /** How long a statement may run on a disk without space for a segment of the log, in ms. */
  readonly fullDiskMs: number
  /** How long any statement may run, in ms. */
  readonly statementMs: number
}

const defaultLimits: EngineLimits = { fullDiskMs: 10_000, statementMs: 300_000 }

/**
 * When a segment of its log is full, the engine needs this much space at once, and stops without
 * it.
 */
const LOG_SEGMENT_BYTES = 17_000_000

/**
 * How much an opening engine may write: a segment of the log, and the logged changes of the tables.
 */
export const START_BYTES = 24_000_000

/** An engine that opens again after its thread has ended. */
export interface SupervisedEngine {
  /**
   * The open engine.
   *
   * @throws DiskError if it has ended and the disk has too little space to open it again
   */
  open(): Promise<Engine>
  /** Closes it for good. */
  close(): Promise<void>
}

/**
 * Runs an engine in a thread, and ends the thread when a statement does not end: because the
 * disk is full, or for longer than any statement takes. The next call opens the folder again, as
 * after a crash of the process: committed changes are there, and the statement is not.
 */
export async function superviseEngine({
  folder,
  archive,
  disk,
  limits = defaultLimits,
}: {
  readonly folder: string
  readonly archive?: Uint8Array<ArrayBuffer>
  readonly disk: DiskSpace
  readonly limits?: EngineLimits
}): Promise<SupervisedEngine> {
  let engine = await openEngineThread({
    folder,
    ...(archive === undefined ? {} : { archive }),
  })
  let opening: Promise<EngineThread> | null = null
  let isClosed = false
  let wasShortAt = Number.NEGATIVE_INFINITY

  const reopen = async (): Promise<EngineThread> => {
    const problem = await disk.problemFor(0, START_BYTES)
    if (problem !== null) throw new DiskError(folder, problem)
    await engine.ended
    return openEngineThread({ folder })
  }
  const look = async (): Promise<void> => {
    if ((await disk.problemFor(0, LOG_SEGMENT_BYTES)) !== null) wasShortAt = performance.now()
    const runningMs = engine.runningMs()
    const startedAt = performance.now() - runningMs
    // The engine does not continue when there is space again.
    if (runningMs > limits.fullDiskMs && wasShortAt >= startedAt - LOOK_MS) {
      await engine.stop(new DiskError(folder, 'full'))
    } else if (runningMs > limits.statementMs) {
      await engine.stop(new EngineStoppedError('A statement did not end.', QUERY_CANCELED))
    }
  }
  let looking: Promise<void> = Promise.resolve()
  const timer = setInterval(() => {
    // The next look tries again when the disk could not be measured.
    looking = looking.then(look).catch(() => undefined)
  }, LOOK_MS)
  timer.unref()

  return {
    async open() {
      if (!engine.isStopped) return engine
      if (isClosed) throw new EngineStoppedError('The embedded database is closed.')
      opening ??= reopen()
      try {
        engine = await opening
        return engine
      } finally {
        opening = null
      }
    },
    async close() {
      isClosed = true
      clearInterval(timer)
      if (!engine.isStopped) await engine.close()
    },
  }
}
