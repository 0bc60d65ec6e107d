import { columnLetters } from '@throughline/domain/item-file'
import { refuse } from './file-refusal'
import { textOfPart } from './judge-parts'
import { MAX_CELL_LENGTH, MAX_COLUMNS, MAX_ROWS } from './limits'
import type { UnpackedParts } from './unpack-parts'

/** What the parts of a workbook say of a sheet beyond its cells. */
interface SheetFacts {
  readonly name: string
  readonly isHidden: boolean
  readonly hiddenRowCount: number
}

const SHEET = /<(?:[\w.-]+:)?sheet\s([^>]*)>/g
const RELATIONSHIP = /<(?:[\w.-]+:)?Relationship\s([^>]*)>/g
/** Rows, and the cells and values in them. */
const TAG = /<(?:[\w.-]+:)?(row|c|v|is)\b([^>]*)>/g
/** Empty rows between others are read as well. */
const MAX_LAST_ROW = 20_000

/** What was read of the sheets besides their cells. */
export interface JudgedSheets {
  readonly facts: readonly SheetFacts[]
  /** The parts as the library is to read them. */
  readonly parts: UnpackedParts
}

/**
 * What the workbook says of its sheets, in its order, and whether they are small enough to be
 * read. Rows and columns without values do not count.
 *
 * @throws RefusedFile for more than 5,000 rows below the headers, or 200 columns
 */
export function judgeSheets(parts: UnpackedParts): JudgedSheets {
  const targets = targetsOf(textOfPart(parts['xl/_rels/workbook.xml.rels']))
  const workbook = textOfPart(parts['xl/workbook.xml'])
  const changed: Record<string, Uint8Array> = {}
  const facts = [...workbook.matchAll(SHEET)].map(([, attributes = '']) => {
    const name = unescapeXml(attributeOf(attributes, 'name') ?? '')
    const target = targets.get(attributeOf(attributes, String.raw`[\w.-]+:id`) ?? '') ?? ''
    const state = attributeOf(attributes, 'state')
    const text = textOfPart(parts[target])
    const size = measureSheet(text)
    judgeSize(name, size)
    const prepared = withErrorsAsTexts(withoutEmptyEnd(text, size.endOfRows))
    if (prepared !== text) changed[target] = new TextEncoder().encode(prepared)
    return {
      name,
      isHidden: state === 'hidden' || state === 'veryHidden',
      hiddenRowCount: size.hiddenRows,
    }
  })
  return { facts, parts: { ...parts, ...changed } }
}

interface SheetSize {
  readonly rowsWithValues: number
  /** Of them, those that the file hides. */
  readonly hiddenRows: number
  /** Number of the last row that has a value, from 1. */
  readonly lastRow: number
  /** Number of the last column that has a value, from 1. */
  readonly lastColumn: number
  /** Where the row after the last one with a value begins in the text; -1 for none. */
  readonly endOfRows: number
}

function measureSheet(text: string): SheetSize {
  const size = { rowsWithValues: 0, hiddenRows: 0, lastRow: 0, lastColumn: 0, endOfRows: -1 }
  let column = 0
  let row = 0
  let isHiddenRow = false
  for (const { 1: tag, 2: attributes = '', index } of text.matchAll(TAG)) {
    if (tag === 'row') {
      isHiddenRow = /\shidden\s*=\s*["'](?:1|true)["']/.test(attributes)
      row = Number(attributeOf(attributes, 'r') ?? row + 1)
      column = 0
      if (size.endOfRows === -1 && size.rowsWithValues > 0) size.endOfRows = index
    } else if (tag === 'c') {
      column = columnOf(attributeOf(attributes, 'r')) ?? column + 1
    } else {
      size.lastColumn = Math.max(size.lastColumn, column)
      if (size.lastRow === row) continue
      size.lastRow = row
      size.endOfRows = -1
      size.rowsWithValues += 1
      if (isHiddenRow) size.hiddenRows += 1
    }
  }
  return size
}

function judgeSize(sheet: string, { rowsWithValues, lastRow, lastColumn }: SheetSize): void {
  // One row is the headers.
  const rows = rowsWithValues - 1
  if (rows > MAX_ROWS) refuse({ code: 'too-many-rows', sheet, rows })
  // The rows between values are read as well.
  if (lastRow > MAX_LAST_ROW) refuse({ code: 'too-many-rows', sheet, rows: lastRow })
  if (lastColumn > MAX_COLUMNS) refuse({ code: 'too-many-columns', sheet, columns: lastColumn })
}

/** A sheet without the empty rows at its end, which formats of whole columns leave. */
function withoutEmptyEnd(text: string, endOfRows: number): string {
  const end = /<\/(?:[\w.-]+:)?sheetData\s*>/.exec(text)?.index
  return endOfRows === -1 || end === undefined || end < endOfRows
    ? text
    : text.slice(0, endOfRows) + text.slice(end)
}

/** Errors such as #N/A become texts: the library would drop them, and nobody would see that one is missing. */
function withErrorsAsTexts(text: string): string {
  return text.replaceAll(/(<(?:[\w.-]+:)?c\b[^>]*?\st\s*=\s*)(?:"e"|'e')/g, '$1"str"')
}

/** Refuses a text that no spreadsheet program could hold. @throws RefusedFile */
export function judgeCellLength(text: string, row: number, column: number): void {
  if (text.length <= MAX_CELL_LENGTH) return
  const cell = `${columnLetters(column)}${row + 1}`
  refuse({ code: 'cell-too-long', cell, length: text.length })
}

/** The names of parts by the ids by which the workbook refers to them. */
function targetsOf(relationships: string): ReadonlyMap<string, string> {
  return new Map(
    [...relationships.matchAll(RELATIONSHIP)].map(([, attributes = '']) => {
      const target = attributeOf(attributes, 'Target') ?? ''
      return [
        attributeOf(attributes, 'Id') ?? '',
        target.startsWith('/') ? target.slice(1) : `xl/${target}`,
      ]
    }),
  )
}

const patterns = new Map<string, RegExp>()

/** The value of an attribute. @param name a regular expression */
function attributeOf(attributes: string, name: string): string | undefined {
  const known = patterns.get(name)
  const pattern = known ?? new RegExp(String.raw`(?:^|\s)${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`)
  if (known === undefined) patterns.set(name, pattern)
  const match = pattern.exec(attributes)
  return match?.[1] ?? match?.[2]
}

/** The column of an address such as `AB12`, from 1. */
function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address ?? '')?.[0]
  if (letters === undefined) return undefined
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
