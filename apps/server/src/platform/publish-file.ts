import { open, rename } from 'node:fs/promises'
import path from 'node:path'

/**
 * Gives a finished draft its final name, so that after a power failure the file
 * is either there whole or not there at all: the content reaches the disk before
 * the name does, and the name before this returns.
 *
 * @param draft a completely written file, on the same disk as `file`
 * @throws the system's error; the draft is left where it is unless it was renamed
 */
export async function publishFile(draft: string, file: string): Promise<void> {
  // Windows flushes only files that are open for writing.
  await forceToDisk(draft, 'r+')
  await rename(draft, file)
  // Windows cannot open folders; NTFS logs the rename by itself.
  if (process.platform !== 'win32') await forceToDisk(path.dirname(file), 'r')
}

async function forceToDisk(fileOrFolder: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(fileOrFolder, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
