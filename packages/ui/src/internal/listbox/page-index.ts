/** Number of options that Page Up and Page Down move. */
const PAGE = 10

/**
 * The option that Page Up or Page Down highlights. It stops at the ends, because
 * wrapping around would lose the position in a long list.
 *
 * @param highlighted index of the highlighted option, -1 for none
 * @returns its index, or undefined for every other key and for an empty list
 */
export function pageIndex(key: string, highlighted: number, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'PageDown') return Math.min(highlighted + PAGE, last)
  if (key === 'PageUp') return Math.max((highlighted < 0 ? count : highlighted) - PAGE, 0)
  return undefined
}
