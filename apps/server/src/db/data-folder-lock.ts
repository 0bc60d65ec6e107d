import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unwritable } from '../config/session-secret'
import { ensureFolder } from '../platform/ensure-folder'
import { processNamespace, startTimeOf } from '../platform/process-identity'
import { isTouched, startTouching, WATCH_MS } from './touched-file'

/** Another process has the data folder open. The message names its pid. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError'
  /** The process that holds the lock. */
  readonly holderPid: number

  /** Whether that process runs in another container or on another machine, where no signal reaches it. */
  readonly isElsewhere: boolean

  constructor(dataFolder: string, holderPid: number, isElsewhere = false) {
    super(
      isElsewhere
        ? `The data folder ${dataFolder} is in use by a process of another container or machine. Stop it, or give this one a data folder of its own.`
        : `The data folder ${dataFolder} is in use by process ${holderPid}. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.holderPid = holderPid
    this.isElsewhere = isElsewhere
  }
}

/** A lock that this process holds. */
export interface DataFolderLock {
  /** Gives the folder free. Safe to call twice. */
  release(): void
}

interface Holder {
  readonly pid: number
  /** When the process started, as the system tells it; a reused pid has another. */
  readonly startedAt: string
  /** Where the pid means this process, see {@link processNamespace}. Locks of earlier releases have none. */
  readonly namespace: string | undefined
}

/** Each failed attempt means that another process got further, so few are ever needed. */
const MAX_ATTEMPTS = 100

const lockName = /^lock\.(\d{1,15})$/

/**
 * Locks the data folder for this process, or throws at once. The embedded database itself does not
 * refuse a second process, and acknowledged rows would then be lost.
 *
 * Each lock is a file `lock.<n>` with the pid and the start time of its holder. The file with the
 * highest n counts. If its holder no longer runs, a process links `lock.<n + 1>`, which succeeds
 * for exactly one process. That process then looks again: it holds the folder only if its number is
 * still the highest. The highest file is never deleted; a release empties it. So numbers only grow,
 * and a slow process cannot take a number that is already outdated.
 *
 * A pid has no meaning in another container or on another machine, where every server may be
 * process 1. So a holder touches its file every two seconds. If the holder is elsewhere, a process
 * watches the file for ten seconds before it takes the folder.
 *
 * @param say receives a line before the watch begins, because the start waits for it
 * @param watchMs duration of the watch, in ms
 * @throws DataFolderLockedError if another living process holds the lock
 * @throws ConfigError if the folder cannot be written
 */
export async function lockDataFolder(
  dataFolder: string,
  say: (line: string) => void,
  watchMs = WATCH_MS,
): Promise<DataFolderLock> {
  const draft = path.join(dataFolder, `lock-draft.${process.pid}.${randomUUID()}`)
  const holder: Holder = {
    pid: process.pid,
    startedAt: startTimeOf(process.pid) ?? '',
    namespace: processNamespace(),
  }
  try {
    ensureFolder(dataFolder)
    writeFileSync(draft, `${JSON.stringify(holder)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw unwritable(dataFolder, error)
  }
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const highest = highestLock(dataFolder)
      if (highest > 0) await refuseLivingHolder({ dataFolder, number: highest, say, watchMs })
      const number = highest + 1
      const file = lockFile(dataFolder, number)
      if (!linkedExclusively(draft, file)) continue
      if (highestLock(dataFolder) === number) {
        removeOlder(dataFolder, number)
        const stopTouching = startTouching(file)
        return {
          release: () => {
            stopTouching()
            release(dataFolder, file)
          },
        }
      }
      rmSync(file, { force: true })
    }
  } finally {
    rmSync(draft, { force: true })
  }
  throw new Error(
    `The lock of the data folder ${dataFolder} changed hands ${MAX_ATTEMPTS} times while this process waited. Start again when no other process starts there.`,
  )
}

function lockFile(dataFolder: string, number: number): string {
  return path.join(dataFolder, `lock.${number}`)
}

function lockNumbers(dataFolder: string): readonly number[] {
  return readdirSync(dataFolder).flatMap((name) => {
    const digits = lockName.exec(name)?.[1]
    return digits === undefined ? [] : [Number(digits)]
  })
}

function highestLock(dataFolder: string): number {
  return Math.max(0, ...lockNumbers(dataFolder))
}

function removeOlder(dataFolder: string, number: number): void {
  for (const older of lockNumbers(dataFolder)) {
    if (older < number) rmSync(lockFile(dataFolder, older), { force: true })
  }
}

async function refuseLivingHolder({
  dataFolder,
  number,
  say,
  watchMs,
}: {
  readonly dataFolder: string
  readonly number: number
  readonly say: (line: string) => void
  readonly watchMs: number
}): Promise<void> {
  const file = lockFile(dataFolder, number)
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch {
    // Another process has used a higher number: the link fails, or the second check notices it.
    return
  }
  const holder = parseHolder(content)
  if (holder === null) return
  const isElsewhere = holder.namespace !== undefined && holder.namespace !== processNamespace()
  if (!isElsewhere) {
    if (isAlive(holder)) throw new DataFolderLockedError(dataFolder, holder.pid)
    return
  }
  say(
    `Another container or machine has used the data folder: looking for ${watchMs / 1_000} seconds whether it still does …`,
  )
  if (await isTouched(file, watchMs)) throw new DataFolderLockedError(dataFolder, holder.pid, true)
}

function linkedExclusively(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

function release(dataFolder: string, file: string): void {
  const empty = path.join(dataFolder, `lock-draft.${process.pid}.${randomUUID()}`)
  try {
    const holder = parseHolder(readFileSync(file, 'utf8'))
    if (holder?.pid !== process.pid) return
    writeFileSync(empty, '', { mode: 0o600 })
    renameSync(empty, file)
  } catch {
    // The folder may be gone. The lock of an ended process does not block others.
    rmSync(empty, { force: true })
  }
}

function parseHolder(content: string): Holder | null {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  if (!('pid' in value) || !('startedAt' in value)) return null
  const { pid, startedAt } = value
  const namespace =
    'namespace' in value && typeof value.namespace === 'string' ? value.namespace : undefined
  return Number.isInteger(pid) && typeof pid === 'number' && typeof startedAt === 'string'
    ? { pid, startedAt, namespace }
    : null
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const startedAt = startTimeOf(holder.pid)
  if (startedAt === null) return true
  return startedAt !== '' && (holder.startedAt === '' || startedAt === holder.startedAt)
}
