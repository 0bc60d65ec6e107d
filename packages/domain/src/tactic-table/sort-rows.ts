import { dayNumberOf, secondsOfDay } from '../calendar-dates'
import type { CivilDateTime } from '../calendar-dates'
import { optionFields } from '../tactics'
import { cellTextOf } from './cell-text'
import { isFieldColumn, isOptionColumn, optionFieldOf } from './table-columns'
import type { StandardColumn, TacticColumn } from './table-columns'
import type { TacticRow } from './table-row'

/** One key of a sort. */
export interface TacticSort {
  readonly column: TacticColumn
  readonly direction: 'ascending' | 'descending'
}

/** The sort that a table opens with. */
export const DEFAULT_TACTIC_SORTS: readonly TacticSort[] = [
  { column: 'startDate', direction: 'ascending' },
]

const { compare: compareTexts } = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const SECONDS_PER_DAY = 86_400

/**
 * Sorts rows by several keys, the first one first. Rows without a value come last in both
 * directions, equal rows stay in their order, and numbers within texts count as numbers.
 *
 * @returns the same array without keys
 */
export function sortTacticRows(
  rows: readonly TacticRow[],
  sorts: readonly TacticSort[],
): readonly TacticRow[] {
  if (sorts.length === 0) return rows
  // Plain numbers, so that comparing two rows needs no lookups.
  const keys = sorts.map(({ column, direction }) =>
    signedKeys(keysOf(rows, column), direction === 'ascending' ? 1 : -1),
  )
  const order = Uint32Array.from(rows, (_row, index) => index)
  order.sort((a, b) => {
    for (const values of keys) {
      const difference = (values[a] ?? 0) - (values[b] ?? 0)
      if (difference !== 0) return difference
    }
    return a - b
  })
  return Array.from(order, (index) => rows[index]).filter((row) => row !== undefined)
}

/** Compares two names as the table sorts them. */
export function compareNames(a: string, b: string): number {
  return compareTexts(a, b)
}

/** Larger than every key. It is finite, because the difference of two infinities is NaN. */
const LAST = Number.MAX_SAFE_INTEGER

function signedKeys(keys: Float64Array, sign: 1 | -1): Float64Array {
  return keys.map((key) => (Number.isNaN(key) ? LAST : sign * key))
}

/**
 * Columns that are sorted by a number; NaN for an empty cell. All others are sorted by their text.
 */
const numbers: Readonly<Partial<Record<StandardColumn, (row: TacticRow) => number>>> = {
  startDate: ({ item }) => (item.isUnscheduled ? Number.NaN : secondsOf(item.startDate)),
  endDate: ({ item }) => (item.isUnscheduled ? Number.NaN : secondsOf(item.endDate)),
  estimate: ({ estimate }) => estimate ?? Number.NaN,
  actual: ({ actual }) => actual ?? Number.NaN,
  variance: ({ variance }) => variance ?? Number.NaN,
  repeats: ({ isRepeating }) => (isRepeating ? 0 : 1),
}

function secondsOf(date: CivilDateTime): number {
  return dayNumberOf(date) * SECONDS_PER_DAY + secondsOfDay(date)
}

/** Returns the place of an item's option among all of them; undefined for another column. */
function optionOrder(column: StandardColumn): ((row: TacticRow) => number) | undefined {
  if (!isOptionColumn(column)) return undefined
  const field = optionFieldOf(column)
  const order = optionFields[field].options.map(({ value }) => value)
  return ({ item }) => order.indexOf(item[field])
}

/** Returns a number for each row, in the order of its values; NaN for an empty cell. */
function keysOf(rows: readonly TacticRow[], column: TacticColumn): Float64Array {
  const numberOf = isFieldColumn(column) ? undefined : (numbers[column] ?? optionOrder(column))
  if (numberOf !== undefined) return Float64Array.from(rows, numberOf)
  const texts = rows.map((row) => cellTextOf(row, column))
  // A field of numbers, negative ones too; the collator knows only digits.
  if (isFieldColumn(column) && texts.every((text) => Number.isFinite(Number(text)))) {
    return Float64Array.from(texts, (text) => (text === '' ? Number.NaN : Number(text)))
  }
  return ranksOf(texts)
}

/** The place of each text among all different ones. */
function ranksOf(texts: readonly string[]): Float64Array {
  const ranks = new Map<string, number>()
  let rank = 0
  let before = ''
  for (const text of [...new Set(texts)].filter((one) => one !== '').toSorted(compareTexts)) {
    if (compareTexts(before, text) !== 0) rank += 1
    ranks.set(text, rank)
    before = text
  }
  return Float64Array.from(texts, (text) => ranks.get(text) ?? Number.NaN)
}
