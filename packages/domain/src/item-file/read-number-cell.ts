import type { DecimalSign } from '../budget'
import type { CellReading } from './read-value-cells'
import type { FileCell } from './sheet'

const grouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const plain = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i

/**
 * Reads a number that is zero or more, such as impressions: a number, or a text in which the other
 * sign may separate thousands.
 */
export function readNumberCell(
  cell: FileCell,
  decimalSign: DecimalSign = '.',
): CellReading<number> {
  if (typeof cell === 'number' && cell >= 0) return { ok: true, value: cell }
  const written = typeof cell === 'string' ? cell.normalize('NFKC').trim() : ''
  const text = decimalSign === '.' ? written : withSignsSwapped(written)
  const digits = grouped.test(text) ? text.replaceAll(',', '') : text
  return plain.test(digits)
    ? { ok: true, value: Number(digits) }
    : { ok: false, code: 'not-a-number' }
}

/** `1.250,5` as `1,250.5`, and the other way round. */
function withSignsSwapped(text: string): string {
  return text.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}
