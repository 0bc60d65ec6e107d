import type { DataTableColumn } from './data-table-column'

/** Which columns are hidden, and the order of all. */
export interface ColumnChoice {
  /** Ids in the order shown; columns that it does not know follow in their own order. */
  readonly columnOrder: readonly string[]
  readonly hiddenColumnIds: ReadonlySet<string>
}

type Choosable = Pick<DataTableColumn<never>, 'id' | 'isFrozen' | 'isHideable'>

/** The columns in the chosen order. Ids that no longer exist are ignored. */
export function orderColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  columnOrder: readonly string[],
): readonly Column[] {
  if (columnOrder.length === 0) return columns
  const byId = new Map(columns.map((column) => [column.id, column]))
  const known = columnOrder.flatMap((id) => {
    const column = byId.get(id)
    byId.delete(id)
    return column ? [column] : []
  })
  return [...known, ...columns.filter(({ id }) => byId.has(id))]
}

/**
 * Moves a column one place among those that move with it: frozen columns stay on
 * their side.
 *
 * @param offset -1 towards the start, 1 towards the end
 * @returns the new order of all columns, or null when there is no way further
 */
export function moveColumn(
  columns: readonly Choosable[],
  columnOrder: readonly string[],
  columnId: string,
  offset: -1 | 1,
): readonly string[] | null {
  const ordered = orderColumns(columns, columnOrder)
  const from = ordered.findIndex(({ id }) => id === columnId)
  const column = ordered[from]
  if (!column) return null
  let to = from + offset
  while (ordered[to] && ordered[to]?.isFrozen !== column.isFrozen) to += offset
  const other = ordered[to]
  if (!other) return null
  const ids = ordered.map(({ id }) => id)
  ids.splice(from, 1)
  ids.splice(to, 0, columnId)
  return ids
}

/**
 * Shows a hidden column, or hides a shown one. The last shown column, and those
 * that may not be hidden, stay.
 */
export function toggleColumn(
  columns: readonly Choosable[],
  hiddenColumnIds: ReadonlySet<string>,
  columnId: string,
): ReadonlySet<string> {
  const next = new Set(hiddenColumnIds)
  if (next.delete(columnId)) return next
  return canHideColumn(columns, hiddenColumnIds, columnId) ? next.add(columnId) : hiddenColumnIds
}

/** Whether a shown column may go: it is hideable, and not the only one left. */
export function canHideColumn(
  columns: readonly Choosable[],
  hiddenColumnIds: ReadonlySet<string>,
  columnId: string,
): boolean {
  const shown = columns.filter(({ id }) => !hiddenColumnIds.has(id))
  const column = columns.find(({ id }) => id === columnId)
  return column !== undefined && column.isHideable !== false && shown.length > 1
}
