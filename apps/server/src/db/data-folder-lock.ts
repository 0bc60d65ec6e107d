import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { linkSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unwritable } from '../config/session-secret'
import { ensureFolder } from '../platform/ensure-folder'

/** Another process has the data folder open. The message names its pid. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError'
  /** The process that holds the lock. */
  readonly holderPid: number

  constructor(dataFolder: string, holderPid: number) {
    super(
      `The data folder ${dataFolder} is in use by process ${holderPid}. Stop that process, or set DATA_DIR to another folder.`,
    )
    this.holderPid = holderPid
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
}

/** Each failed attempt means that another process got further, so few are ever needed. */
const MAX_ATTEMPTS = 100

const LOCK_NAME = /^lock\.(\d{1,15})$/

/**
 * Takes the data folder for this process, or refuses at once. The embedded
 * database itself lets a second process in, and acknowledged rows are then lost.
 *
 * Each taking is a file `lock.<n>` with pid and start time of its holder, and
 * the highest n counts. A process that finds the highest holder gone links
 * `lock.<n + 1>`, which succeeds for exactly one, and then looks again: only if
 * its number is still the highest does it hold the folder. The highest file is
 * never deleted, not even on release (it is emptied instead), so numbers only
 * grow and a slow process cannot take a number that somebody has moved past.
 *
 * Processes are told apart on one machine only: do not share a data folder
 * between machines or containers.
 *
 * @throws DataFolderLockedError while another process lives that holds it
 * @throws ConfigError when the folder cannot be written
 */
export function lockDataFolder(dataFolder: string): DataFolderLock {
  const draft = path.join(dataFolder, `lock-draft.${process.pid}.${randomUUID()}`)
  const holder: Holder = { pid: process.pid, startedAt: startTimeOf(process.pid) ?? '' }
  try {
    ensureFolder(dataFolder)
    writeFileSync(draft, `${JSON.stringify(holder)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    throw unwritable(dataFolder, error)
  }
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const highest = highestLock(dataFolder)
      if (highest > 0) refuseLivingHolder(dataFolder, highest)
      const number = highest + 1
      const file = lockFile(dataFolder, number)
      if (!linkedExclusively(draft, file)) continue
      if (highestLock(dataFolder) === number) {
        removeOlder(dataFolder, number)
        return { release: () => release(dataFolder, file) }
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
    const digits = LOCK_NAME.exec(name)?.[1]
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

function refuseLivingHolder(dataFolder: string, number: number): void {
  let content: string
  try {
    content = readFileSync(lockFile(dataFolder, number), 'utf8')
  } catch {
    // Another process has used a higher number: the link fails, or the second check notices it.
    return
  }
  const holder = parseHolder(content)
  if (holder !== null && isAlive(holder)) throw new DataFolderLockedError(dataFolder, holder.pid)
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
  return Number.isInteger(pid) && typeof pid === 'number' && typeof startedAt === 'string'
    ? { pid, startedAt }
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

/**
 * When a process started, in the system's own words: comparable for equality,
 * across restarts of the machine too.
 *
 * @returns an empty text for a process that has ended, null when the system does not tell
 */
export function startTimeOf(pid: number): string | null {
  return process.platform === 'linux' ? startTimeFromProc(pid) : startTimeFromPs(pid)
}

function startTimeFromProc(pid: number): string | null {
  let stat: string
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch (error) {
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isGone ? '' : null
  }
  // The second field is the program's name in brackets, which may hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state] = fields
  // A killed process stays listed until its parent reaps it, but holds no lock.
  if (state === 'Z' || state === 'X') return ''
  const ticksSinceBoot = fields[19]
  return ticksSinceBoot === undefined ? null : `${bootId()} ${ticksSinceBoot}`
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

function startTimeFromPs(pid: number): string | null {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch (error) {
    // ps answers with status 1 when there is no such process.
    const isGone = error instanceof Error && 'status' in error && error.status === 1
    return isGone ? '' : null
  }
}
