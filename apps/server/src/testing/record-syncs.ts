import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { vi } from 'vitest'

/**
 * Records the files and folders that are forced to the disk, in order, until the mocks of the test
 * are restored (`vi.restoreAllMocks`). The calls still happen.
 *
 * @param describe returns the text to record for a file or folder at that moment
 */
export async function recordSyncs<Description>(
  describe: (stats: { readonly inode: number; readonly isFolder: boolean }) => Description,
): Promise<readonly Description[]> {
  const synced: Description[] = []
  // Node does not export the class of file handles.
  const someHandle = await open(process.execPath, 'r')
  const prototype: { sync: (this: FileHandle) => Promise<void> } = Object.getPrototypeOf(someHandle)
  await someHandle.close()
  const { sync } = prototype
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const stats = await this.stat()
    synced.push(describe({ inode: stats.ino, isFolder: stats.isDirectory() }))
    await sync.call(this)
  })
  return synced
}
