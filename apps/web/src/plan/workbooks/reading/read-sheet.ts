import {
  columnLetters,
  isFileFault,
  isMergedCell,
  type FileCell,
  type FileSheet,
} from '@throughline/domain/item-file'
import { refuse } from './file-refusal'
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_ROWS } from './limits'
import { attributesOf, readXml } from './read-xml'
import { dateCellOf, isoDateCellOf } from './serial-date'

/** Parts of a workbook to which its cells refer. */
export interface SheetContext {
  readonly strings: readonly string[]
  /** Whether each style shows dates, by its number. */
  readonly dateStyles: readonly boolean[]
  readonly is1904: boolean
}

/** Maximum row number, because empty rows between others are read as well. */
const MAX_LAST_ROW = 20_000

/** A cell of the markup, before its value is read. */
interface RawCell {
  readonly type: string
  readonly style: string | undefined
  value: string | null
  formula: string | null
  inline: string | null
}

/**
 * Reads the cells of a sheet. Cells and rows without an address follow those before them. A formula
 * has the result that the file stores. The cells below the first one of merged cells repeat it.
 *
 * @throws RefusedFile for more than 5,000 rows below the headers, more than 200 columns, a cell that
 *   is too long, or XML that cannot be read
 */
export function readSheet(
  part: { readonly name: string; readonly xml: string },
  sheet: string,
  context: SheetContext,
): Pick<FileSheet, 'rows' | 'hiddenRowCount'> {
  const cells = new Map<number, Map<number, FileCell>>()
  const merges: string[] = []
  let isInData = false
  let isHiddenRow = false
  let hiddenRowCount = 0
  let row = 0
  let column = 0
  let lastRow = 0
  let lastColumn = 0
  let rowsWithValues = 0
  let cell: RawCell | null = null
  let holder: 'value' | 'formula' | 'inline' | null = null
  let phonetics = 0

  const finishCell = (raw: RawCell) => {
    const value = cellOf(raw, part.name, context)
    if (value === null || value === '') return
    lastColumn = Math.max(lastColumn, column)
    if (row !== lastRow || rowsWithValues === 0) {
      rowsWithValues += 1
      if (isHiddenRow) hiddenRowCount += 1
    }
    lastRow = row
    // One of the rows contains the headers. Further rows are only counted.
    if (rowsWithValues > MAX_ROWS + 1 || column > MAX_COLUMNS) return
    if (typeof value === 'string') judgeCellLength(value, row - 1, column - 1)
    const inRow = cells.get(row)
    if (inRow === undefined) cells.set(row, new Map([[column, value]]))
    else inRow.set(column, value)
  }
  readXml(part.name, part.xml, {
    open: (tag, attributes) => {
      if (tag === 'sheetData') isInData = true
      else if (tag === 'mergeCell') merges.push(attributesOf(attributes)['ref'] ?? '')
      else if (!isInData) return
      else if (tag === 'row') {
        const { r, hidden } = attributesOf(attributes)
        row = r === undefined ? row + 1 : Number(r)
        column = 0
        isHiddenRow = hidden === '1' || hidden === 'true'
      } else if (tag === 'c') {
        const { r, t = 'n', s } = attributesOf(attributes)
        const address = addressOf(r)
        column = address?.column ?? column + 1
        row = address?.row ?? row
        cell = { type: t, style: s, value: null, formula: null, inline: null }
      } else if (cell !== null) {
        if (tag === 'rPh') phonetics += 1
        if (tag === 'v') holder = 'value'
        else if (tag === 'f') holder = 'formula'
        else if (tag === 't' && phonetics === 0) holder = 'inline'
        else holder = null
        if (holder !== null) cell[holder] ??= ''
      }
    },
    text: (text) => {
      if (cell !== null && holder !== null) cell[holder] = (cell[holder] ?? '') + text
    },
    close: (tag) => {
      if (tag === 'sheetData') isInData = false
      if (tag === 'rPh') phonetics -= 1
      holder = null
      if (tag !== 'c' || cell === null) return
      finishCell(cell)
      cell = null
    },
  })
  const rows = rowsWithValues - 1
  if (rows > MAX_ROWS) refuse({ code: 'too-many-rows', sheet, rows })
  if (lastRow > MAX_LAST_ROW) refuse({ code: 'too-many-rows', sheet, rows: lastRow })
  if (lastColumn > MAX_COLUMNS) refuse({ code: 'too-many-columns', sheet, columns: lastColumn })
  for (const reference of merges) repeatMerged(cells, reference, lastRow)
  return {
    hiddenRowCount,
    rows: Array.from({ length: lastRow }, (_, at) => {
      const inRow = cells.get(at + 1)
      return inRow === undefined
        ? []
        : Array.from({ length: lastColumn }, (_cell, index) => inRow.get(index + 1) ?? null)
    }),
  }
}

function cellOf(
  { type, style, value, formula, inline }: RawCell,
  part: string,
  { strings, dateStyles, is1904 }: SheetContext,
): FileCell {
  if (type === 'inlineStr') return inline === null ? null : unescapeText(inline)
  // An empty text is a valid result of a formula; an empty number is not.
  const hasResult = value !== null && (type === 'str' || value.trim() !== '')
  if (!hasResult) return formula === null ? null : { fault: 'formula', text: `=${formula}` }
  const bare = value.trim()
  switch (type) {
    case 'str':
      return unescapeText(value)
    case 's':
      return strings[Number(bare)] ?? refuse({ code: 'part-unreadable', part })
    case 'b':
      return bare === '1' || bare.toLowerCase() === 'true'
    case 'e':
      return { fault: 'error', text: bare }
    case 'd':
      return isoDateCellOf(bare)
    default: {
      const number = Number(bare)
      if (!Number.isFinite(number)) return refuse({ code: 'part-unreadable', part })
      return dateStyles[Number(style ?? 0)] === true ? dateCellOf(number, is1904) : number
    }
  }
}

/**
 * Repeats the first of merged cells in its column, because a name beside several rows applies to
 * all of them.
 */
function repeatMerged(
  cells: Map<number, Map<number, FileCell>>,
  reference: string,
  lastRow: number,
): void {
  const [from, to] = reference.split(':').map((address) => addressOf(address))
  if (from === undefined || to === undefined || from === null || to === null) return
  const first = cells.get(from.row)?.get(from.column) ?? null
  if (first === null || isMergedCell(first)) return
  const mergedWith = `${columnLetters(from.column - 1)}${from.row}`
  for (let row = from.row + 1; row <= Math.min(to.row, lastRow); row += 1) {
    // Other empty rows between the cells do not belong to the list.
    const inRow = cells.get(row)
    if (inRow?.has(from.column) !== false) continue
    inRow.set(from.column, isFileFault(first) ? first : { value: first, mergedWith })
  }
}

/** Refuses a text that is too long for every spreadsheet program. @throws RefusedFile */
export function judgeCellLength(text: string, row: number, column: number): void {
  if (text.length <= MAX_CELL_LENGTH) return
  const cell = `${columnLetters(column)}${row + 1}`
  refuse({ code: 'cell-too-long', cell, length: text.length })
}

/** Returns the column and row of an address such as `AB12`, from 1; null for any other text. */
function addressOf(
  address: string | undefined,
): { readonly column: number; readonly row: number } | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(address ?? '')
  if (match === null) return null
  const [, letters = '', row] = match
  const column = Array.from(letters.toUpperCase()).reduce(
    (number, letter) => number * 26 + letter.charCodeAt(0) - 64,
    0,
  )
  return { column, row: Number(row) }
}

/** Reads the shared strings of a workbook, without the phonetic readings of East Asian texts. */
export function readStrings(part: string, xml: string): readonly string[] {
  const strings: string[] = []
  let text: string | null = null
  let isText = false
  let phonetics = 0
  readXml(part, xml, {
    open: (tag) => {
      if (tag === 'si') text = ''
      if (tag === 'rPh') phonetics += 1
      isText = tag === 't' && phonetics === 0
    },
    text: (piece) => {
      if (text !== null && isText) text += piece
    },
    close: (tag) => {
      isText = false
      if (tag === 'rPh') phonetics -= 1
      if (tag !== 'si' || text === null) return
      strings.push(unescapeText(text))
      text = null
    },
  })
  return strings
}

/** Decodes characters that XML forbids. Workbooks write them as `_x000B_` (ECMA-376, 22.9.2.19). */
function unescapeText(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
}
