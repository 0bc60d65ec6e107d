/** A column that sorts, and which way. */
export interface ColumnSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/**
 * The order after one more press on the head of a column: the one way, the other
 * way, as the rows came.
 *
 * @param first which way the first press sorts. @default 'ascending'
 * @returns null for the order in which the rows came
 */
export function nextSort(
  sort: ColumnSort | null,
  columnId: string,
  first: ColumnSort['direction'] = 'ascending',
): ColumnSort | null {
  if (sort?.columnId !== columnId) return { columnId, direction: first }
  if (sort.direction !== first) return null
  return { columnId, direction: first === 'ascending' ? 'descending' : 'ascending' }
}

/**
 * The orders after one more press on the head of a column, where several columns
 * can sort: the first one decides, the next ones among rows that are the same in it.
 *
 * @param isAdding the other columns go on sorting; the column keeps its place among them
 */
export function nextSorts(
  sorts: readonly ColumnSort[],
  columnId: string,
  isAdding: boolean,
): readonly ColumnSort[] {
  const at = sorts.findIndex((sort) => sort.columnId === columnId)
  const next = nextSort(sorts[at] ?? null, columnId)
  if (!isAdding) return next ? [next] : []
  if (at < 0) return next ? [...sorts, next] : sorts
  return sorts.flatMap((sort, index) => (index !== at ? [sort] : next ? [next] : []))
}
