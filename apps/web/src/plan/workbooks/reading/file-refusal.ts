import { formatCount } from '@throughline/domain/messages'
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_PARTS, MAX_ROWS } from './limits'

/** Reason why a file is not read, with the values for its sentence. */
export type FileRefusal =
  | {
      readonly code:
        | 'too-large'
        | 'too-many-parts'
        | 'unpacks-too-large'
        | 'old-excel'
        | 'encrypted'
        | 'macros'
        | 'binary-excel'
        | 'open-document'
        | 'external-links'
        | 'embedded-files'
        | 'entities'
        | 'damaged'
        | 'not-a-workbook'
        | 'web-page'
        | 'open-quote'
        | 'empty'
        | 'too-slow'
    }
  /** The name of a part or a sheet. */
  | { readonly code: 'part-unreadable'; readonly part: string }
  | { readonly code: 'too-many-rows'; readonly sheet: string | null; readonly rows: number }
  | { readonly code: 'too-many-columns'; readonly sheet: string | null; readonly columns: number }
  | { readonly code: 'cell-too-long'; readonly cell: string; readonly length: number }

/** Error for a file that is not read. The reader throws and catches it itself. */
export class RefusedFile extends Error {
  readonly refusal: FileRefusal

  constructor(refusal: FileRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Stops reading. @throws RefusedFile always */
export function refuse(refusal: FileRefusal): never {
  throw new RefusedFile(refusal)
}

const place = (sheet: string | null): string => (sheet === null ? 'It' : `The sheet “${sheet}”`)

/** Returns the reason why a file is not read, and advice, in a sentence or two. */
export function sentenceOfRefusal(refusal: FileRefusal): string {
  switch (refusal.code) {
    case 'too-large':
      return 'The file is larger than 10 MB. Delete what is not imported, such as pictures, or split it.'
    case 'too-many-parts':
      return `The file consists of more than ${formatCount(MAX_PARTS)} parts, which no list of tactics needs. Copy the rows into a new workbook.`
    case 'unpacks-too-large':
      return 'The file is small, but unpacks to much more than a list of tactics needs, as harmful files do. Copy the rows into a new workbook.'
    case 'old-excel':
      return 'This is a workbook of an old Excel (.xls). Save it as .xlsx and choose it again.'
    case 'encrypted':
      return 'The file is protected with a password. Save it without one and choose it again.'
    case 'macros':
      return 'The workbook contains macros. Save it as a workbook without macros (.xlsx) and choose it again.'
    case 'binary-excel':
      return 'This is a binary workbook (.xlsb). Save it as .xlsx and choose it again.'
    case 'open-document':
      return 'This is an OpenDocument file. Save it as .xlsx or .csv and choose it again.'
    case 'external-links':
      return 'The workbook takes values from other files or from the network. Replace the links by their values, save, and choose it again.'
    case 'embedded-files':
      return 'The workbook has other files inside it. Remove them, save, and choose it again.'
    case 'entities':
      return 'The workbook contains definitions that no spreadsheet program writes, as harmful files do. Copy the rows into a new workbook.'
    case 'damaged':
      return 'The file is damaged. Open it in a spreadsheet program, save it as .xlsx, and choose it again.'
    case 'not-a-workbook':
      return 'This is not a workbook. Choose a file of the type .xlsx or .csv.'
    case 'web-page':
      return 'This is a web page with the name of a workbook. Open it in a spreadsheet program and save it as .xlsx.'
    case 'open-quote':
      return 'A quotation mark in the file is opened and never closed, so that its rows cannot be told apart. Correct it, or save the file as .xlsx.'
    case 'empty':
      return 'The file has no rows.'
    case 'too-slow':
      return 'Reading the file took too long, so it was stopped. Copy the rows into a new workbook.'
    case 'part-unreadable':
      return `The part “${refusal.part}” of the workbook is damaged or written in a way that is not understood. Open the file in a spreadsheet program, save it as .xlsx, and choose it again.`
    case 'too-many-rows':
      return `${place(refusal.sheet)} has ${formatCount(refusal.rows)} rows. At most ${formatCount(MAX_ROWS)} can be imported at once: split the file.`
    case 'too-many-columns':
      return `${place(refusal.sheet)} has ${formatCount(refusal.columns)} columns. At most ${formatCount(MAX_COLUMNS)} can be read: delete those that are not imported.`
    case 'cell-too-long':
      return `The cell ${refusal.cell} has ${formatCount(refusal.length)} characters. A cell can have at most ${formatCount(MAX_CELL_LENGTH)}.`
    default:
      return refusal satisfies never
  }
}
