import { refuse } from './file-refusal'
import { MAX_PARTS } from './limits'

/** A part of an archive, as its central directory names it. */
export interface ZipEntry {
  readonly name: string
  readonly isPacked: boolean
  /** The packed bytes. */
  readonly bytes: Uint8Array
  /** As the directory says; it may lie. */
  readonly unpackedSize: number
}

const END_SIGNATURE = 0x06_05_4b_50
const DIRECTORY_SIGNATURE = 0x02_01_4b_50
const LOCAL_SIGNATURE = 0x04_03_4b_50
const END_LENGTH = 22
const DIRECTORY_LENGTH = 46
const LOCAL_LENGTH = 30
const MAX_COMMENT = 65_535
const IS_ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8
/** Stands for "see the 64-bit record", which no file of 10 MB needs. */
const IN_ZIP64 = 0xff_ff_ff_ff

/**
 * The parts of a zip archive from its central directory. Nothing is unpacked.
 *
 * @throws RefusedFile where it is no complete archive, has more than 2,000 parts, is encrypted, or
 *   names a part twice or the same bytes for two parts, as some zip bombs do
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > MAX_PARTS) refuse({ code: 'too-many-parts' })
  let at = view.getUint32(end + 16, true)
  const entries: (ZipEntry & { readonly from: number })[] = []
  while (entries.length < count) {
    if (!hasSignature(view, at, DIRECTORY_SIGNATURE, DIRECTORY_LENGTH)) refuse({ code: 'damaged' })
    entries.push(readEntry(bytes, view, at))
    at +=
      DIRECTORY_LENGTH +
      view.getUint16(at + 28, true) +
      view.getUint16(at + 30, true) +
      view.getUint16(at + 32, true)
  }
  refuseOverlaps(entries)
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) {
    refuse({ code: 'damaged' })
  }
  return entries
}

function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  for (let at = last; at >= Math.max(0, last - MAX_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at
  }
  return refuse({ code: 'damaged' })
}

function readEntry(
  bytes: Uint8Array,
  view: DataView,
  at: number,
): ZipEntry & { readonly from: number } {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const packedSize = view.getUint32(at + 20, true)
  const unpackedSize = view.getUint32(at + 24, true)
  const nameLength = view.getUint16(at + 28, true)
  const local = view.getUint32(at + 42, true)
  if ((flags & IS_ENCRYPTED) !== 0) refuse({ code: 'encrypted' })
  const isKnown = method === STORED || method === DEFLATED
  const isInZip64 = [packedSize, unpackedSize, local].includes(IN_ZIP64)
  const isThere = hasSignature(view, local, LOCAL_SIGNATURE, LOCAL_LENGTH)
  if (!isKnown || isInZip64 || !isThere) refuse({ code: 'damaged' })
  const from =
    local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
  if (from + packedSize > bytes.length) refuse({ code: 'damaged' })
  const name = bytes.subarray(at + DIRECTORY_LENGTH, at + DIRECTORY_LENGTH + nameLength)
  return {
    name: new TextDecoder().decode(name).replaceAll('\\', '/'),
    isPacked: method === DEFLATED,
    bytes: bytes.subarray(from, from + packedSize),
    unpackedSize,
    from,
  }
}

function hasSignature(view: DataView, at: number, signature: number, length: number): boolean {
  return at + length <= view.byteLength && view.getUint32(at, true) === signature
}

function refuseOverlaps(entries: readonly (ZipEntry & { readonly from: number })[]): void {
  const inOrder = entries.toSorted((a, b) => a.from - b.from)
  const overlaps = inOrder.some((entry, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && entry.from + entry.bytes.length > next.from
  })
  if (overlaps) refuse({ code: 'unpacks-too-large' })
}
