/** A place in a row of pages: the number of a page, or a gap of pages that are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after'

/**
 * Returns the pages to show: the first, the last, the current one and its neighbors, with gaps
 * between. A gap replaces at least two pages. The number of slots is the same for every page, so
 * that the buttons keep their places while a user pages.
 *
 * @param page the current page, from 1
 * @param count number of pages, at least 1
 * @param siblings how many neighbors on each side of the current page
 */
export function pageSlots(page: number, count: number, siblings: number): readonly PageSlot[] {
  // The first, the last, the current page, its neighbors, and two gaps.
  const slotCount = 5 + 2 * siblings
  if (count <= slotCount) return range(1, count)
  const edge = slotCount - 2
  if (page <= edge - siblings) return [...range(1, edge), 'gap-after', count]
  if (page > count - edge + siblings) return [1, 'gap-before', ...range(count - edge + 1, count)]
  return [1, 'gap-before', ...range(page - siblings, page + siblings), 'gap-after', count]
}

function range(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_unused, at) => first + at)
}

/** The rows of a page, counted from 1. */
export interface RowRange {
  readonly first: number
  readonly last: number
}

/** Which rows a page shows; `first` and `last` are 0 when there are none. */
export function rowRange(page: number, pageSize: number, rowCount: number): RowRange {
  if (rowCount <= 0) return { first: 0, last: 0 }
  const first = (page - 1) * pageSize + 1
  return { first, last: Math.min(rowCount, first + pageSize - 1) }
}
