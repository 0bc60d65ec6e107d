import type { DiskProblem } from '../platform/disk-space'

/** Codes of the system and of PostgreSQL for a disk that takes no more data. */
const PROBLEMS: Readonly<Record<string, DiskProblem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  // PostgreSQL: disk_full, read_only_sql_transaction.
  '53100': 'full',
  '25006': 'read-only',
}

/** Causes of causes that are followed; an error may be its own cause. */
const MAX_DEPTH = 5

/** Why the disk has refused to write, or null if an error has another cause. */
export function diskProblemOf(error: unknown): DiskProblem | null {
  let candidate = error
  for (let depth = 0; depth < MAX_DEPTH && candidate instanceof Error; depth += 1) {
    const code = 'code' in candidate ? String(candidate.code) : ''
    const problem = Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code] : undefined
    if (problem !== undefined) return problem
    candidate = candidate.cause
  }
  return null
}

/** The disk has too little space for a file, measured before it is written. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'
  readonly code = 'ENOSPC'

  constructor(folder: string) {
    super(`the disk of ${folder} has too little space left`)
  }
}

/**
 * Waits for a write that a call can do without, and ignores that the disk refuses it: reading
 * goes on while the disk is full.
 */
export async function writeUnlessDiskIsFull(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (diskProblemOf(error) === null) throw error
  }
}
