import { openPromise } from 'yauzl'
import { isDiskFailure } from './disk-failure'

/** More than any document has; a longer list is read no further. */
const MAX_ENTRIES = 20_000

/**
 * The names in a zip, from its central directory. Nothing is unpacked, so
 * neither a decompression bomb nor a name that leads out of its folder matters.
 *
 * @returns at most the first 20,000 names; none when the file is not a whole zip
 * @throws the system's error when the disk fails
 */
export async function listZipEntries(path: string): Promise<readonly string[]> {
  const names: string[] = []
  try {
    // Names are read as bytes: the library would refuse a whole document for one odd name.
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
