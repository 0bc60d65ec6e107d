import type { DiskProblem } from '../platform/disk-space'
import { codesOf } from './error-codes'

/** Codes of the system and of PostgreSQL for a disk that accepts no more data. */
const problems: Readonly<Record<string, DiskProblem>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EROFS: 'read-only',
  // PostgreSQL: disk_full, read_only_sql_transaction.
  '53100': 'full',
  '25006': 'read-only',
}

/** Why the disk has refused to write, or null if an error has another cause. */
export function diskProblemOf(error: unknown): DiskProblem | null {
  const code = codesOf(error).find((candidate) => Object.hasOwn(problems, candidate))
  return code === undefined ? null : (problems[code] ?? null)
}

/** The disk cannot accept data. The server has checked this before it writes. */
export class DiskError extends Error {
  override readonly name = 'DiskError'
  readonly code: 'ENOSPC' | 'EROFS'

  constructor(folder: string, problem: DiskProblem) {
    super(`the disk of ${folder} ${problem === 'full' ? 'has too little space' : 'is read-only'}`)
    this.code = problem === 'full' ? 'ENOSPC' : 'EROFS'
  }
}

/**
 * Waits for an optional write of a call, and ignores a refusal by the disk. So users can read while
 * the disk is full.
 */
export async function writeUnlessDiskIsFull(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (diskProblemOf(error) === null) throw error
  }
}
