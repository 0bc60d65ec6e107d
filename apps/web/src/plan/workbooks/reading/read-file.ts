import { isEmptyCell, type FileSheet, type TextFormat } from '@throughline/domain/item-file'
import { RefusedFile, refuse, type FileRefusal } from './file-refusal'
import { MAX_FILE_BYTES } from './limits'
import { readCsv } from './read-csv'
import { readXlsx } from './read-xlsx'

/** Sheets of a file, or the reason of its refusal. */
export type FileReading =
  | {
      readonly status: 'read'
      readonly sheets: readonly FileSheet[]
      /** Format of a text file; null for a workbook. */
      readonly text: TextFormat | null
    }
  | { readonly status: 'refused'; readonly refusal: FileRefusal }

const zip = [0x50, 0x4b]
/** Start of files of old Excel, and of workbooks with a password. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]
const workbookName = /\.(?:xlsx|xlsm|xlsb|xls|xltx)$/i

/**
 * Reads a workbook or a text file of values. Recognizes the kind by the content and not by the
 * name. Checks the directory of a workbook before unpacking any part.
 *
 * @param chosen the user's choice of how to read a text file
 */
export function readFile(
  bytes: Uint8Array,
  name: string,
  chosen: Partial<TextFormat> = {},
): FileReading {
  try {
    const { sheets, text } = readingOf(bytes, name, chosen)
    const isEmpty = sheets.every(({ rows }) => rows.every((row) => row.every(isEmptyCell)))
    return isEmpty ? refused({ code: 'empty' }) : { status: 'read', sheets, text }
  } catch (error) {
    // Errors of other code also mean that the file is damaged.
    return refused(error instanceof RefusedFile ? error.refusal : { code: 'damaged' })
  }
}

function readingOf(
  bytes: Uint8Array,
  name: string,
  chosen: Partial<TextFormat>,
): { readonly sheets: readonly FileSheet[]; readonly text: TextFormat | null } {
  if (bytes.length > MAX_FILE_BYTES) refuse({ code: 'too-large' })
  if (bytes.length === 0) refuse({ code: 'empty' })
  if (startsWith(bytes, zip)) return { sheets: readXlsx(bytes), text: null }
  if (startsWith(bytes, compound)) {
    refuse({ code: containsUtf16(bytes, 'EncryptedPackage') ? 'encrypted' : 'old-excel' })
  }
  const reading = readCsv(bytes, name.replace(/\.\w+$/, ''), chosen)
  if (workbookName.test(name)) refuse({ code: 'not-a-workbook' })
  return reading
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

function containsUtf16(bytes: Uint8Array, text: string): boolean {
  const wide = text.split('').join('\0')
  return new TextDecoder('latin1').decode(bytes).includes(wide)
}

const refused = (refusal: FileRefusal): FileReading => ({ status: 'refused', refusal })
