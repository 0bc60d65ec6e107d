import type { FileSheet } from '@throughline/domain/item-file'
import Papa from 'papaparse'
import { decodeText } from './decode-text'
import { refuse } from './file-refusal'
import { MAX_COLUMNS, MAX_ROWS } from './limits'
import { judgeCellLength } from './read-sheet'

/** The line by which Excel is told the separator. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i
/** So many lines tell the separator. */
const GUESS_ROWS = 20

/** A text that a spreadsheet would run, with the apostrophe that exports put in front of it. */
const KEPT_FROM_RUNNING = /^'(?=[\t\r\n]|\s*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}])/u

/**
 * Reads a text file of values between commas, semicolons or tabs as one sheet of texts. Values in
 * quotation marks may contain separators and line breaks.
 *
 * @throws RefusedFile where it is no such text, or too large
 */
export function readCsv(bytes: Uint8Array, name: string): readonly FileSheet[] {
  const text = decodeText(bytes)
  if (/^\s*<(?:!doctype html|html|table|\?xml)/i.test(text)) refuse({ code: 'web-page' })
  const told = SEPARATOR_LINE.exec(text)
  const body = told === null ? text : text.slice(told[0].length)
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: told?.[1] ?? separatorOf(body) })
  if (errors.some(({ type }) => type === 'Quotes')) refuse({ code: 'open-quote' })
  const rows = data.map((row) =>
    row.slice(0, row.findLastIndex((cell) => cell !== '') + 1).map(withoutApostrophe),
  )
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== '')).length
  if (filled - 1 > MAX_ROWS) refuse({ code: 'too-many-rows', sheet: null, rows: filled - 1 })
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0)
  if (columns > MAX_COLUMNS) refuse({ code: 'too-many-columns', sheet: null, columns })
  rows.forEach((row, at) => {
    row.forEach((cell, column) => {
      judgeCellLength(cell, at, column)
    })
  })
  const last = rows.findLastIndex((row) => row.length > 0)
  return [{ name, rows: rows.slice(0, last + 1), hiddenRowCount: 0, isHidden: false }]
}

/** The text itself; the apostrophe is no part of it. */
function withoutApostrophe(cell: string): string {
  return cell.replace(KEPT_FROM_RUNNING, '')
}

/** The separator that splits the first lines into the most columns, the same for each line if possible. */
function separatorOf(text: string): string {
  const scores = [',', ';', '\t'].map((separator) => {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, preview: GUESS_ROWS })
    const lengths = data.filter((row) => row.length > 1).map((row) => row.length)
    const [first = 0] = lengths
    const same = lengths.filter((length) => length === first).length
    return { separator, score: same * 1000 + first }
  })
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).separator
}
