import {
  findHeaderRow,
  guessMapping,
  TEXT_SEPARATORS,
  type FileSheet,
  type TextFormat,
  type TextSeparator,
} from '@throughline/domain/item-file'
import Papa from 'papaparse'
import { decodeText } from './decode-text'
import { refuse } from './file-refusal'
import { MAX_COLUMNS, MAX_ROWS } from './limits'
import { judgeCellLength } from './read-sheet'

/** First line by which a file specifies its separator for Excel. */
const separatorLine = /^sep=(.)(?:\r\n?|\n)/i
/** Number of lines that the guess of the separator reads. */
const GUESS_ROWS = 20
/** Maximum number of characters that the guess of the separator reads. */
const GUESS_CHARACTERS = 100_000

/** Apostrophe that exports put before a text that a spreadsheet would otherwise run. */
const escapeOfFormula = /^'(?=[\t\r\n]|\s*[=+\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}])/u

/** Sheet of a text file, and the format in which it was read. */
interface TextReading {
  readonly sheets: readonly FileSheet[]
  readonly text: TextFormat
}

/**
 * Reads a text file of values between commas, semicolons, tabs or other separators as one sheet of
 * texts. Quoted values may contain separators and line breaks. Rows end with any kind of line
 * break, even with several kinds in one file.
 *
 * @param chosen formats that the user has chosen instead of the detected ones
 * @throws RefusedFile if the file is no such text, or too large
 */
export function readCsv(
  bytes: Uint8Array,
  name: string,
  chosen: Partial<TextFormat> = {},
): TextReading {
  const { text, encoding } = decodeText(bytes, chosen.encoding)
  if (/^\s*<(?:!doctype html|html|table|\?xml)/i.test(text)) refuse({ code: 'web-page' })
  const line = separatorLine.exec(text)
  const body = line === null ? text : text.slice(line[0].length)
  const separator = chosen.separator ?? line?.[1] ?? separatorOf(body)
  const { data, errors } = parse(body, separator)
  if (errors.some(({ type }) => type === 'Quotes')) refuse({ code: 'open-quote' })
  const columns = data.reduce(
    (most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1),
    0,
  )
  if (columns > MAX_COLUMNS) refuse({ code: 'too-many-columns', sheet: null, columns })
  const rows = data.map((row) =>
    row.length === 1 && row[0] === '' ? [] : row.slice(0, columns).map(withoutApostrophe),
  )
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== '')).length
  if (filled - 1 > MAX_ROWS) refuse({ code: 'too-many-rows', sheet: null, rows: filled - 1 })
  rows.forEach((row, at) => {
    row.forEach((cell, column) => {
      judgeCellLength(cell, at, column)
    })
  })
  const last = rows.findLastIndex((row) => row.some((cell) => cell !== ''))
  const sheet = { name, rows: rows.slice(0, last + 1), hiddenRowCount: 0, isHidden: false }
  return { sheets: [sheet], text: { encoding, separator } }
}

/** Returns a text without the apostrophe of an export. */
function withoutApostrophe(cell: string): string {
  return cell.replace(escapeOfFormula, '')
}

/**
 * Parses a text. Replaces all line breaks between rows by the same one, because the library
 * supports one kind for each file.
 */
function parse(text: string, separator: TextSeparator, preview = 0) {
  const escaped = separator.replaceAll(/[\\\]^-]/g, String.raw`\$&`)
  const quotedOrEnd = new RegExp(`(?<=^|[${escaped}\r\n])"(?:[^"]|"")*"?|\r\n?`, 'g')
  const lines = text.replaceAll(quotedOrEnd, (match) => (match.startsWith('"') ? match : '\n'))
  return Papa.parse<string[]>(lines, { delimiter: separator, newline: '\n', preview })
}

/**
 * Returns the separator with the most recognized headers. Without recognized headers, returns the
 * separator that splits the most lines. Ignores lines with more values than the first split line.
 */
function separatorOf(text: string): TextSeparator {
  const start = text.slice(0, GUESS_CHARACTERS)
  const scores = TEXT_SEPARATORS.map((separator) => {
    const { data } = parse(start, separator, GUESS_ROWS)
    const headers = data[findHeaderRow(data, [])] ?? []
    const existing = guessMapping(headers, []).filter((field) => field !== null).length
    const split = data.filter((row) => row.length > 1)
    const first = split[0]?.length ?? 0
    const fitting = split.filter((row) => row.length <= first).length
    return { separator, score: existing > 1 ? 1e9 + existing * 1e6 : fitting * 1000 + first }
  })
  return scores.reduce((best, next) => (next.score > best.score ? next : best)).separator
}
