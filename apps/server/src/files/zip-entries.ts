import type { FileHandle } from 'node:fs/promises'

const END_BYTES = 22
const LONGEST_COMMENT = 65_535
const ENTRY_BYTES = 46
/** The list of entries of a file of 10 MB; a longer one is no document that anybody made. */
const MAX_DIRECTORY_BYTES = 4_000_000
const MAX_ENTRIES = 20_000

/**
 * The names in a zip, from its central directory. Nothing is unpacked, so that
 * neither a bomb nor a name that climbs out of its folder can do any harm.
 *
 * @returns nothing when the file is no whole zip
 */
export async function listZipEntries(file: FileHandle): Promise<readonly string[]> {
  const { size } = await file.stat()
  const tail = await readAt(file, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size)
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0 || end + END_BYTES > tail.length) return []
  const directoryBytes = tail.readUInt32LE(end + 12)
  const start = tail.readUInt32LE(end + 16)
  if (directoryBytes > MAX_DIRECTORY_BYTES || start + directoryBytes > size) return []
  return namesIn(await readAt(file, start, start + directoryBytes))
}

function namesIn(directory: Buffer): readonly string[] {
  const names: string[] = []
  let at = 0
  while (at + ENTRY_BYTES <= directory.length && names.length < MAX_ENTRIES) {
    if (directory.readUInt32LE(at) !== 0x02_01_4b_50) break
    const nameBytes = directory.readUInt16LE(at + 28)
    const extraBytes = directory.readUInt16LE(at + 30)
    const commentBytes = directory.readUInt16LE(at + 32)
    const nameStart = at + ENTRY_BYTES
    names.push(directory.toString('utf8', nameStart, nameStart + nameBytes))
    at = nameStart + nameBytes + extraBytes + commentBytes
  }
  return names
}

async function readAt(file: FileHandle, start: number, end: number): Promise<Buffer> {
  const buffer = Buffer.alloc(end - start)
  const { bytesRead } = await file.read(buffer, 0, buffer.length, start)
  return buffer.subarray(0, bytesRead)
}
