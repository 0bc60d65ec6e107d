import { openPromise } from 'yauzl'
import { isDiskFailure } from './disk-failure'

/** More than any document has; further names are ignored. */
const MAX_ENTRIES = 20_000

/**
 * Returns the names in a zip, from its central directory. It decompresses and writes no entry, so
 * decompression bombs and path traversal are no risk.
 *
 * @returns at most the first 20,000 names; none if the file is not a complete zip
 * @throws the system's error if the disk fails
 */
export async function listZipEntries(path: string): Promise<readonly string[]> {
  const names: string[] = []
  try {
    // Names are read as bytes, because the library refuses the whole file for one invalid name.
    const zip = await openPromise(path, { lazyEntries: true, decodeStrings: false })
    try {
      for await (const entry of zip.eachEntry()) {
        names.push(entry.fileNameRaw.toString('utf8'))
        if (names.length === MAX_ENTRIES) break
      }
    } finally {
      zip.close()
    }
  } catch (error) {
    if (isDiskFailure(error)) throw error
    return []
  }
  return names
}
