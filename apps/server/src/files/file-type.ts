import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { listZipEntries } from './zip-entries'
import { extensionOf } from './file-name'

/** The purpose of an upload; it decides which types are allowed. */
export type UploadPurpose = 'document' | 'profileImage' | 'dashboard' | 'fieldImage'

/** A file type that can be uploaded, named by its usual extension. */
export type FileType =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'xls'
  | 'xlsx'
  | 'ppt'
  | 'pptx'
  | 'pages'
  | 'numbers'
  | 'key'

/** The media type of the response for each file type. */
export const mediaTypes: Readonly<Record<FileType, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  pages: 'application/vnd.apple.pages',
  numbers: 'application/vnd.apple.numbers',
  key: 'application/vnd.apple.keynote',
}

const images: readonly FileType[] = ['jpg', 'png', 'gif', 'webp']
const documents: readonly FileType[] = [
  ...images,
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'pages',
  'numbers',
  'key',
]

/** The file types that each purpose allows. */
const typesOfPurpose: Readonly<Record<UploadPurpose, readonly FileType[]>> = {
  document: documents,
  profileImage: images,
  fieldImage: images,
  dashboard: ['pdf'],
}

/** Whether a media type is a picture that browsers can show. */
export function isImageType(mediaType: string): boolean {
  return images.some((type) => mediaTypes[type] === mediaType)
}

/** All signatures are within these first bytes. */
const HEAD_BYTES = 4096

/**
 * The file types that match the bytes: none if no type is allowed, several if the
 * types share a format.
 *
 * Every signature has to start at the first byte. A file that is valid in two formats
 * has the type of its first bytes, and is only sent with that media type.
 */
export async function typesByContent(path: string): Promise<readonly FileType[]> {
  const file = await open(path, 'r')
  try {
    const head = Buffer.alloc(HEAD_BYTES)
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, 0)
    return await typesByHead(head.subarray(0, bytesRead), file, path)
  } finally {
    await file.close()
  }
}

async function typesByHead(
  head: Buffer,
  file: FileHandle,
  path: string,
): Promise<readonly FileType[]> {
  const picture = pictureTypeOf(head)
  if (picture !== null) return [picture]
  const text = head.toString('latin1')
  if (/^%PDF-[12]\.\d/.test(text)) return ['pdf']
  if (text.startsWith('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1')) {
    return typesOfCompound(await readDirectory(file, head))
  }
  if (text.startsWith('PK\u0003\u0004')) return typesOfZip(await listZipEntries(path))
  return []
}

/** The picture type of the first bytes; null for all other content. */
export function pictureTypeOf(bytes: Uint8Array): FileType | null {
  const text = Buffer.from(bytes.subarray(0, 32)).toString('latin1')
  if (text.startsWith('\u0089PNG\r\n\u001A\n\u0000\u0000\u0000\rIHDR')) return 'png'
  if (/^\u00FF\u00D8\u00FF[\u00C0-\u00FE]/.test(text)) return 'jpg'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  return /^RIFF[^]{4}WEBPVP8[ LX]/.test(text) ? 'webp' : null
}

/** The streams by which a compound file of Office 97 to 2003 identifies its program. */
const compoundStreams: readonly (readonly [FileType, readonly string[]])[] = [
  ['doc', ['WordDocument']],
  ['xls', ['Workbook', 'Book']],
  ['ppt', ['PowerPoint Document', 'PP40']],
]

function typesOfCompound(names: readonly string[]): readonly FileType[] {
  return compoundStreams
    .filter(([, streams]) => streams.some((one) => names.includes(one)))
    .map(([type]) => type)
}

const MAX_DIRECTORY_SECTORS = 1024

/**
 * The names in the directory of a compound file ([MS-CFB] 2.2 and 2.6): its
 * sectors form a chain in the allocation table, which the header locates.
 */
async function readDirectory(file: FileHandle, head: Buffer): Promise<readonly string[]> {
  if (head.length < 512) return []
  const shift = head.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return []
  const sectorBytes = 1 << shift
  const readSector = async (sector: number): Promise<Buffer | null> => {
    const buffer = Buffer.alloc(sectorBytes)
    const { bytesRead } = await file.read(buffer, 0, sectorBytes, (sector + 1) * sectorBytes)
    return bytesRead === sectorBytes ? buffer : null
  }
  const entriesPerSector = sectorBytes / 4
  const names: string[] = []
  let sector = head.readUInt32LE(48)
  for (let read = 0; sector < 0xff_ff_ff_fa && read < MAX_DIRECTORY_SECTORS; read += 1) {
    const entries = await readSector(sector)
    if (entries === null) break
    names.push(...namesInSector(entries))
    const place = Math.floor(sector / entriesPerSector)
    const table = await readTable(head, place, readSector)
    if (table === null) break
    sector = table.readUInt32LE((sector % entriesPerSector) * 4)
  }
  return names
}

/** The number of allocation table sectors that the header lists; a larger table continues in other sectors. */
const TABLES_IN_HEADER = 109

async function readTable(
  head: Buffer,
  place: number,
  readSector: (sector: number) => Promise<Buffer | null>,
): Promise<Buffer | null> {
  if (place < TABLES_IN_HEADER) return readSector(head.readUInt32LE(76 + place * 4))
  const more = await readSector(head.readUInt32LE(68))
  const at = (place - TABLES_IN_HEADER) * 4
  return more === null || at + 8 > more.length ? null : readSector(more.readUInt32LE(at))
}

function namesInSector(entries: Buffer): string[] {
  const names: string[] = []
  for (let start = 0; start + 128 <= entries.length; start += 128) {
    const length = entries.readUInt16LE(start + 64)
    if (length < 2 || length > 64) continue
    names.push(entries.toString('utf16le', start, start + length - 2))
  }
  return names
}

/**
 * The file types that match the entries of a zip. The three iWork types share one
 * layout, so the file name decides between them.
 */
function typesOfZip(names: readonly string[]): readonly FileType[] {
  const has = (name: string): boolean => names.includes(name)
  if (has('[Content_Types].xml')) {
    if (has('word/document.xml')) return ['docx']
    if (has('xl/workbook.xml')) return ['xlsx']
    return has('ppt/presentation.xml') ? ['pptx'] : []
  }
  if (has('Index/Document.iwa') || has('Index.zip')) return ['pages', 'numbers', 'key']
  if (has('index.apxl') || has('index.apxl.gz')) return ['key']
  return has('index.xml') || has('index.xml.gz') ? ['pages', 'numbers'] : []
}

const sameExtension: Readonly<Record<string, FileType>> = { jpeg: 'jpg', jpe: 'jpg', jfif: 'jpg' }

/** The result of checking the type of a file. */
export type TypeDecision =
  | { readonly code: 'taken'; readonly type: FileType }
  /** The purpose does not allow this type. */
  | { readonly code: 'not-taken' }
  /** The extension does not match the bytes. */
  | { readonly code: 'mismatched' }

/**
 * Determines the type of an upload from its bytes. The extension of the name must
 * match, if it has one.
 */
export function decideType(
  types: readonly FileType[],
  name: string,
  purpose: UploadPurpose,
): TypeDecision {
  const used = types.filter((type) => typesOfPurpose[purpose].includes(type))
  const [first] = used
  if (first === undefined) return { code: 'not-taken' }
  const extension = extensionOf(name)
  if (extension === '') return { code: 'taken', type: first }
  const named = used.find((type) => type === (sameExtension[extension] ?? extension))
  return named === undefined ? { code: 'mismatched' } : { code: 'taken', type: named }
}
