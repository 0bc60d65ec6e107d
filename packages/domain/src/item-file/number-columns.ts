import type { DecimalSign } from '../budget'
import type { FileField } from './file-field'
import { cellsOf, type SheetColumns } from './guess-mapping'
import { readNumberCell } from './read-number-cell'
import { readMoneyCell } from './read-value-cells'
import type { FileCell } from './sheet'

/** The decimal sign if neither the file nor the user determines it. */
const FALLBACK: DecimalSign = '.'
const readers = {
  estimatedCost: readMoneyCell,
  actualCost: readMoneyCell,
  impressions: readNumberCell,
  ratingPoints: readNumberCell,
} as const satisfies Partial<Record<FileField, unknown>>
const numberFields = ['estimatedCost', 'actualCost', 'impressions', 'ratingPoints'] as const

/** A sign before one or two last digits: `1250,5`, `1.250,50`. Before three, it may part thousands. */
const beforeCents = /([.,])\d{1,2}\D*$/

/** The choice between decimal signs for numbers such as 12.500. */
export interface DecimalSignChoice {
  /** The sign without a choice. */
  readonly sign: DecimalSign
  /** Whether no number determines the decimal sign, so that it is a guess. */
  readonly isGuess: boolean
  /** The first such number, as the file has it. */
  readonly sample: string
  /** The sample as it is read with a sign, null where it cannot be read. */
  readonly readings: Readonly<Record<DecimalSign, number | null>>
}

/** Returns the choice about the decimal sign; null if no number depends on it. */
export function decimalSignChoiceOf(columns: SheetColumns): DecimalSignChoice | null {
  const cells = numberFields.flatMap((field) =>
    cellsOf(field, columns).flatMap((cell) => (typeof cell === 'string' ? [{ field, cell }] : [])),
  )
  const matches = cells
    .map(({ field, cell }) => ({ sample: cell.trim(), readings: readingsOf(field, cell) }))
    .find(({ readings }) => readings['.'] !== readings[','])
  if (matches === undefined) return null
  const decimalSigns = new Set(cells.map(({ cell }) => beforeCents.exec(cell)?.[1]))
  const [hasComma, hasDot] = [decimalSigns.has(','), decimalSigns.has('.')]
  return { ...matches, sign: hasComma && !hasDot ? ',' : FALLBACK, isGuess: hasComma === hasDot }
}

function readingsOf(
  field: (typeof numberFields)[number],
  cell: FileCell,
): Readonly<Record<DecimalSign, number | null>> {
  const readingOf = (sign: DecimalSign): number | null => {
    const reading = readers[field](cell, sign)
    return reading.ok ? reading.value : null
  }
  return { '.': readingOf('.'), ',': readingOf(',') }
}
