import { refuse } from './file-refusal'
import { MAX_PARTS } from './limits'

/** Part of an archive, according to its central directory. */
export interface ZipEntry {
  readonly name: string
  readonly isPacked: boolean
  /** The packed bytes. */
  readonly bytes: Uint8Array
  /** Size according to the directory, which may be false. */
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
/**
 * Placeholders for a value in the 64-bit record. Some programs also write them into small archives.
 */
const IN_ZIP64 = 0xff_ff_ff_ff
const COUNT_IN_ZIP64 = 0xff_ff
const ZIP64_LOCATOR_SIGNATURE = 0x07_06_4b_50
const ZIP64_LOCATOR_LENGTH = 20
const ZIP64_END_SIGNATURE = 0x06_06_4b_50
const ZIP64_END_LENGTH = 56
/** Id of the field of an entry that contains its 64-bit values. */
const ZIP64_FIELD = 1

/**
 * Returns the parts of a zip archive from its central directory, without unpacking any.
 *
 * @throws RefusedFile if the file is no complete archive, has more than 2,000 parts, is encrypted,
 * or names a part twice or the same bytes for two parts, as some zip bombs do
 */
export function readZipDirectory(bytes: Uint8Array): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const directory = locateDirectory(view, end)
  const { count } = directory
  if (count > MAX_PARTS) refuse({ code: 'too-many-parts' })
  let at = directory.offset
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

interface DirectoryPlace {
  readonly count: number
  readonly offset: number
}

function locateDirectory(view: DataView, end: number): DirectoryPlace {
  const count = view.getUint16(end + 10, true)
  const offset = view.getUint32(end + 16, true)
  if (count !== COUNT_IN_ZIP64 && offset !== IN_ZIP64) return { count, offset }
  const locator = end - ZIP64_LOCATOR_LENGTH
  if (!hasSignature(view, locator, ZIP64_LOCATOR_SIGNATURE, ZIP64_LOCATOR_LENGTH)) {
    // The placeholder of the count is also a valid number of parts.
    return offset === IN_ZIP64 ? refuse({ code: 'damaged' }) : { count, offset }
  }
  const record = uint64(view, locator + 8)
  if (!hasSignature(view, record, ZIP64_END_SIGNATURE, ZIP64_END_LENGTH)) {
    refuse({ code: 'damaged' })
  }
  return { count: uint64(view, record + 32), offset: uint64(view, record + 48) }
}

/**
 * Reads a number of 64 bits. Numbers that are too large to be exact are beyond the end of every
 * file.
 */
function uint64(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}

interface EntrySizes {
  readonly packedSize: number
  readonly unpackedSize: number
  /** Offset of the entry. */
  readonly local: number
}

/** Returns the sizes of an entry. Each may be in its 64-bit field. */
function sizesOf(view: DataView, at: number, extra: number): EntrySizes {
  const end = Math.min(extra + view.getUint16(at + 30, true), view.byteLength)
  let field = extra
  while (field + 4 <= end && view.getUint16(field, true) !== ZIP64_FIELD) {
    field += 4 + view.getUint16(field + 2, true)
  }
  let next = field + 4
  const read = (offset: number): number => {
    const value = view.getUint32(at + offset, true)
    if (value !== IN_ZIP64) return value
    if (next + 8 > end) refuse({ code: 'damaged' })
    next += 8
    return uint64(view, next - 8)
  }
  // Reads in this order, which is that of the 64-bit field.
  const unpackedSize = read(24)
  const packedSize = read(20)
  return { unpackedSize, packedSize, local: read(42) }
}

function readEntry(
  bytes: Uint8Array,
  view: DataView,
  at: number,
): ZipEntry & { readonly from: number } {
  const flags = view.getUint16(at + 8, true)
  const method = view.getUint16(at + 10, true)
  const nameLength = view.getUint16(at + 28, true)
  const sizes = sizesOf(view, at, at + DIRECTORY_LENGTH + nameLength)
  const { packedSize, unpackedSize, local } = sizes
  if ((flags & IS_ENCRYPTED) !== 0) refuse({ code: 'encrypted' })
  const isSupported = method === STORED || method === DEFLATED
  const isThere = hasSignature(view, local, LOCAL_SIGNATURE, LOCAL_LENGTH)
  if (!isSupported || !isThere) refuse({ code: 'damaged' })
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
  return at >= 0 && at + length <= view.byteLength && view.getUint32(at, true) === signature
}

function refuseOverlaps(entries: readonly (ZipEntry & { readonly from: number })[]): void {
  const inOrder = entries.toSorted((a, b) => a.from - b.from)
  const overlaps = inOrder.some((entry, index) => {
    const next = inOrder[index + 1]
    return next !== undefined && entry.from + entry.bytes.length > next.from
  })
  if (overlaps) refuse({ code: 'unpacks-too-large' })
}
