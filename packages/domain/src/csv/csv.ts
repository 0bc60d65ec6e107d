import { balanceDirections } from '../messages'

/** The value of a cell. */
export type CsvValue = string | number | boolean | null

/**
 * Signs by which spreadsheets take a text for a formula, in their full width
 * too; blanks in front of them do not help, and a tab or a line end may itself
 * start one.
 */
const formula = /^(?:[\t\r\n]|\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/

/** Says to programs of spreadsheets that the text is UTF-8; without it they guess. */
export const CSV_START = '\uFEFF'

/**
 * One line of CSV (RFC 4180), with its end. A text that a spreadsheet would run
 * gets an apostrophe in front, by which it stays a text; numbers are numbers. A
 * text that turns the direction turns that of no other cell.
 */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map((value) => csvCell(value)).join(',')}\r\n`
}

function csvCell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const closed = balanceDirections(value)
  const text = formula.test(closed) ? `'${closed}` : closed
  return /[",\r\n\t]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
