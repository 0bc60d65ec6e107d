import type { DataTableValue } from './data-table-column'

/**
 * Returns the key by which a value sorts. Null, undefined, empty text and NaN have none: they come
 * last in both directions.
 */
export function sortKeyOf(value: DataTableValue): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'boolean') return value ? 1 : 0
  return typeof value === 'number' && Number.isNaN(value) ? undefined : value
}

/**
 * Compares two values of a column, ascending. Numbers come before text; text is
 * compared as people of that language expect, numbers in it by their value.
 *
 * @param collator of the language, with `numeric: true`
 * @returns below 0, 0 or above 0, fit for `Array.sort`
 */
export function compareSortKeys(
  one: string | number,
  other: string | number,
  collator: Intl.Collator,
): number {
  if (typeof one === 'number') {
    if (typeof other !== 'number') return -1
    return one === other ? 0 : one < other ? -1 : 1
  }
  return typeof other === 'number' ? 1 : collator.compare(one, other)
}
