import { Inflate } from 'fflate'
import { refuse } from './file-refusal'
import { MAX_RATIO, MAX_UNPACKED_BYTES, RATIO_FROM_BYTES } from './limits'
import type { ZipEntry } from './zip-directory'

/** Number of packed bytes in one step, which unpack to at most 17 MB. */
const CHUNK_BYTES = 16_384

/** The unpacked parts of a workbook by their names. */
export type UnpackedParts = Readonly<Record<string, Uint8Array>>

/**
 * Unpacks parts and counts the bytes meanwhile, because the declared sizes of an archive may be
 * wrong.
 *
 * @throws RefusedFile if the parts exceed 100 MB in all, one of them exceeds 200 times its packed
 * size, or a part has another size than declared
 */
export function unpackParts(entries: readonly ZipEntry[]): UnpackedParts {
  const declared = entries.reduce((sum, { unpackedSize }) => sum + unpackedSize, 0)
  if (declared > MAX_UNPACKED_BYTES) refuse({ code: 'unpacks-too-large' })
  let left = MAX_UNPACKED_BYTES
  const parts: Record<string, Uint8Array> = {}
  for (const entry of entries) {
    const part = entry.isPacked ? inflate(entry, left) : entry.bytes
    left -= part.length
    if (left < 0) refuse({ code: 'unpacks-too-large' })
    if (part.length !== entry.unpackedSize) refuse({ code: 'damaged' })
    parts[entry.name] = part
  }
  return parts
}

function inflate({ bytes }: ZipEntry, left: number): Uint8Array {
  const pieces: Uint8Array[] = []
  const bound = Math.min(left, Math.max(RATIO_FROM_BYTES, bytes.length * MAX_RATIO))
  let size = 0
  const inflater = new Inflate((piece) => {
    size += piece.length
    if (size > bound) refuse({ code: 'unpacks-too-large' })
    pieces.push(piece)
  })
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const isLast = at + CHUNK_BYTES >= bytes.length
    inflater.push(bytes.subarray(at, at + CHUNK_BYTES), isLast)
  }
  return joined(pieces, size)
}

function joined(pieces: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
