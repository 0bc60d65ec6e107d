import { readAmount, readAmountNumber, type DecimalSign } from '../budget'
import type { CellProblemCode } from './cell-problem'
import { isEmptyCell, isFileDate, textOfCell, type FileCell } from './sheet'

/** A value of a cell, or the reason why it has no value. */
export type CellReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: CellProblemCode }

const yes: ReadonlySet<string> = new Set(['true', 'yes', 'y', 'x', '1', 'on', '✓', '✔'])
const no: ReadonlySet<string> = new Set(['false', 'no', 'n', '0', 'off', '-', '–'])

const amountCodes = {
  unreadable: 'not-an-amount',
  negative: 'negative-amount',
  'too-large': 'amount-too-large',
  ambiguous: 'ambiguous-amount',
} as const

/**
 * Reads whole US dollars out of a cell, as `readAmount` does. An empty cell is null, and a dash,
 * which accounting formats write for zero, is zero.
 */
export function readMoneyCell(
  cell: FileCell,
  decimalSign: DecimalSign = '.',
): CellReading<number | null> {
  if (isEmptyCell(cell)) return { ok: true, value: null }
  if (typeof cell !== 'number' && typeof cell !== 'string') {
    return { ok: false, code: 'not-an-amount' }
  }
  const reading =
    typeof cell === 'number' ? readAmountNumber(cell) : readAmount(cell, { decimalSign })
  if (reading.code === 'empty') return { ok: true, value: 0 }
  return reading.code === 'amount'
    ? { ok: true, value: reading.amountDollars }
    : { ok: false, code: amountCodes[reading.code] }
}

/** Reads yes or no: TRUE, yes, y, x, 1 and their opposites. */
export function readFlagCell(cell: FileCell): CellReading<boolean> {
  if (typeof cell === 'boolean') return { ok: true, value: cell }
  const text = textOfCell(cell).trim().toLowerCase()
  if (yes.has(text)) return { ok: true, value: true }
  return no.has(text) ? { ok: true, value: false } : { ok: false, code: 'not-yes-or-no' }
}

/** Reads a positive whole number, such as an id. */
export function readIdCell(cell: FileCell): CellReading<number> {
  const text = isFileDate(cell) ? '' : textOfCell(cell).trim()
  const isId = /^\d{1,15}$/.test(text) && Number(text) > 0
  return isId ? { ok: true, value: Number(text) } : { ok: false, code: 'not-an-id' }
}

const quotedPattern = /^\s*"((?:[^"]|"")*)"\s*$/
/** Pieces between semicolons, commas or line breaks; those inside quotation marks do not count. */
const betweenSemicolons = /(?:\s*"(?:[^"]|"")*"\s*|[^;\n])+/g
const betweenCommas = /(?:\s*"(?:[^"]|"")*"\s*|[^,\n])+/g

/**
 * Reads names out of a cell, separated by semicolons, by line breaks, or by commas where there
 * are no semicolons. A name in quotation marks may contain any of them. A name that the cell has
 * twice stays twice: two tags or initiatives may have it.
 */
export function readNamesCell(cell: FileCell): readonly string[] {
  const text = textOfCell(cell)
  const bare = text.replaceAll(/"(?:[^"]|"")*"/g, '')
  const pieces = text.match(bare.includes(';') ? betweenSemicolons : betweenCommas) ?? []
  const names = pieces.map((piece) => {
    const quoted = quotedPattern.exec(piece)?.[1]
    return quoted === undefined ? piece.trim() : quoted.replaceAll('""', '"')
  })
  return names.filter((name) => name !== '')
}

/** Returns the text of a cell with names for our own files; `readNamesCell` reads it back. */
export function writeNamesCell(names: readonly string[]): string | null {
  if (names.length === 0) return null
  return names
    .map((name) => {
      const isPlain = name === name.trim() && !/[;,"\n\r]/.test(name)
      return isPlain ? name : `"${name.replaceAll('"', '""')}"`
    })
    .join('; ')
}
