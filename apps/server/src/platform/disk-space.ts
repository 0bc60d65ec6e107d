import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'

/** Why a folder accepts no more data. */
export type DiskProblem = 'full' | 'read-only'

/** The disk of a folder. */
export interface DiskSpace {
  /**
   * Returns why the disk cannot store this many bytes and keep its reserve free; null if it can.
   *
   * @param bytes to be written
   * @param reserveBytes free space that must remain; by default the reserve of the disk
   */
  problemFor(bytes: number, reserveBytes?: number): Promise<DiskProblem | null>
  /**
   * Counts pending bytes as written, so that concurrent writes do not use the same space.
   *
   * @returns a function that stops counting them
   */
  claim(bytes: number): () => void
}

/** A disk without limits, for databases in memory. */
export const unlimitedDisk: DiskSpace = {
  problemFor: async () => null,
  claim: () => () => undefined,
}

/**
 * Measures the disk of a folder at every call, because other programs also change the free space.
 *
 * @param folder absolute path of an existing folder
 * @param reserveBytes free space that writes must leave
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
