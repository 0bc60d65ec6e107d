import { createReadStream } from 'node:fs'
import { access, open, readdir, stat, unlink } from 'node:fs/promises'
import path from 'node:path'
import { ensureFolder } from '../platform/ensure-folder'
import { publishFile } from '../platform/publish-file'
import { isFileKey } from './file-key'
import type { FileStore, StoredFile } from './file-store'

/**
 * Stores files in a folder, as `ab/<key>`. The spool folder has to be on the same disk,
 * because a finished file is renamed in one step and is never partly visible.
 *
 * @param folder absolute path; created if it is missing
 */
export function createFolderStore(folder: string): FileStore {
  const fileOf = (key: string): string => {
    if (!isFileKey(key)) {
      throw new Error(`"${key}" is not a file key, so it could be a path outside of the folder.`)
    }
    return path.join(folder, key)
  }
  return {
    async put(key, temporary) {
      const file = fileOf(key)
      ensureFolder(path.dirname(file))
      await publishFile(temporary, file)
    },
    async get(key, range) {
      const file = fileOf(key)
      const handle = await open(file, 'r').catch(nullWhenMissing)
      return handle === null ? null : createReadStream(file, { fd: handle, ...range })
    },
    async exists(key) {
      return (await access(fileOf(key)).catch(nullWhenMissing)) !== null
    },
    async delete(key) {
      await unlink(fileOf(key)).catch(nullWhenMissing)
    },
    list: () => walk(folder),
  }
}

async function* walk(folder: string): AsyncGenerator<StoredFile> {
  for (const shelf of (await readdir(folder).catch(nullWhenMissing)) ?? []) {
    if (!/^[0-9a-f]{2}$/.test(shelf)) continue
    for (const name of (await readdir(path.join(folder, shelf)).catch(nullWhenMissing)) ?? []) {
      const key = `${shelf}/${name}`
      const match = await stat(path.join(folder, key)).catch(nullWhenMissing)
      if (match !== null && isFileKey(key)) yield { key, modifiedAt: match.mtime }
    }
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
  throw error
}
