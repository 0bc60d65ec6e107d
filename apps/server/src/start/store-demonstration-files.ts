import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newFileKey } from '../files/file-key'
import { mediaTypes } from '../files/file-type'
import type { FileFolders } from '../files/files'
import type { DemonstrationFile, StoredFileRow } from '../demo/demonstration'

/**
 * Stores the files of a demonstration. Do it before its rows are committed; without rows the sweep
 * of unused files deletes them.
 */
export async function storeDemonstrationFiles(
  { store, spool }: FileFolders,
  files: readonly DemonstrationFile[],
): Promise<readonly StoredFileRow[]> {
  const rows: StoredFileRow[] = []
  for (const { id, name, bytes } of files) {
    const storageKey = newFileKey()
    const details = {
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
    const temporary = path.join(spool, `demonstration-${id}`)
    await writeFile(temporary, bytes, { mode: 0o600 })
    await store.put(storageKey, temporary, details)
    rows.push({ id, name, storageKey, contentType: mediaTypes.pdf, ...details })
  }
  return rows
}
