import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'

/** Why a folder takes no more data. */
export type DiskProblem = 'full' | 'read-only'

/** The disk of a folder. */
export interface DiskSpace {
  /**
   * Why the disk cannot take so many bytes and keep its reserve free, or null if it can.
   *
   * @param bytes to be written
   * @param reserveBytes left free afterwards; the reserve of the disk unless said
   */
  problemFor(bytes: number, reserveBytes?: number): Promise<DiskProblem | null>
  /**
   * Counts bytes as written that are still on their way, so that concurrent writes do not use
   * the same space.
   *
   * @returns stops counting them
   */
  claim(bytes: number): () => void
}

/** A disk without limits, for databases in memory. */
export const UNLIMITED_DISK: DiskSpace = {
  problemFor: async () => null,
  claim: () => () => undefined,
}

/**
 * Measures the disk of a folder at every call: how much is free changes by other programs too.
 *
 * @param folder absolute path of an existing folder
 * @param reserveBytes what writes leave free
 */
export function createDiskSpace(folder: string, reserveBytes: number): DiskSpace {
  let claimedBytes = 0
  return {
    async problemFor(bytes, reserve = reserveBytes) {
      try {
        await access(folder, constants.W_OK)
        const { bavail, bsize } = await statfs(folder)
        return bavail * bsize - claimedBytes - bytes < reserve ? 'full' : null
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') return 'read-only'
        throw error
      }
    },
    claim(bytes) {
      claimedBytes += bytes
      let isClaimed = true
      return () => {
        if (isClaimed) claimedBytes -= bytes
        isClaimed = false
      }
    },
  }
}
