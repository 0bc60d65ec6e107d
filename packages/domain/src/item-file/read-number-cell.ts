import type { CellReading } from './read-value-cells'
import type { FileCell } from './sheet'

const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/
const PLAIN = /^\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/i

/** Reads a number that is zero or more, such as impressions: a number, or a text with thousands between commas. */
export function readNumberCell(cell: FileCell): CellReading<number> {
  if (typeof cell === 'number' && cell >= 0) return { ok: true, value: cell }
  const text = typeof cell === 'string' ? cell.normalize('NFKC').trim() : ''
  const digits = GROUPED.test(text) ? text.replaceAll(',', '') : text
  return PLAIN.test(digits)
    ? { ok: true, value: Number(digits) }
    : { ok: false, code: 'not-a-number' }
}
