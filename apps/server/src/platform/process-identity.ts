import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

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

/**
 * Returns the scope in which this process's pid is unique: the boot of the machine and the
 * namespace of process ids, which differs between containers.
 *
 * @returns undefined where the system has no such namespaces
 */
export function processNamespace(): string | undefined {
  try {
    return `${bootId()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return undefined
  }
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
