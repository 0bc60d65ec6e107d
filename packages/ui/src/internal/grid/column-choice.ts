import type { FrozenSide } from './column-geometry'

/** Which columns are hidden, and the order of all. */
export interface ColumnChoice {
  /** Ids in the order shown; columns that it does not know follow in their own order. */
  readonly columnOrder: readonly string[]
  readonly hiddenColumnIds: ReadonlySet<string>
}

/** A choice that includes the columns that stay in view at the start while the others scroll. */
export interface FrozenColumnChoice extends ColumnChoice {
  readonly frozenColumnIds: ReadonlySet<string>
}

/** Properties of a column that a choice depends on. */
export interface ChoosableColumn {
  readonly id: string
  readonly isFrozen?: FrozenSide | undefined
  /** Whether it may be hidden. @default true */
  readonly isHideable?: boolean
  /** Whether users may freeze it or let it scroll; otherwise its `isFrozen` applies. @default true */
  readonly isFreezable?: boolean
  /** Whether it is hidden until a person shows it. @default false */
  readonly isInitiallyHidden?: boolean
}

/** The columns in the chosen order. Ids that no longer exist are ignored. */
export function orderColumns<Column extends { readonly id: string }>(
  columns: readonly Column[],
  columnOrder: readonly string[],
): readonly Column[] {
  if (columnOrder.length === 0) return columns
  const byId = new Map(columns.map((column) => [column.id, column]))
  const existing = columnOrder.flatMap((id) => {
    const column = byId.get(id)
    byId.delete(id)
    return column ? [column] : []
  })
  return [...existing, ...columns.filter(({ id }) => byId.has(id))]
}

/** The columns, those frozen at the start that are chosen. Same order; unchanged columns are the same objects. */
export function freezeColumns<Column extends ChoosableColumn>(
  columns: readonly Column[],
  frozenColumnIds: ReadonlySet<string>,
): readonly Column[] {
  return columns.map((column) => {
    if (column.isFreezable === false) return column
    const isFrozen = frozenColumnIds.has(column.id) ? 'start' : undefined
    return isFrozen === column.isFrozen ? column : { ...column, isFrozen }
  })
}

/**
 * The columns that a table shows by a choice, in their order. Unchanged columns are
 * the same objects; keep the array while neither columns nor choice change.
 */
export function chosenColumns<Column extends ChoosableColumn>(
  columns: readonly Column[],
  { columnOrder, hiddenColumnIds, frozenColumnIds }: FrozenColumnChoice,
): readonly Column[] {
  const visible = columns.filter(({ id }) => !hiddenColumnIds.has(id))
  return freezeColumns(orderColumns(visible, columnOrder), frozenColumnIds)
}

/** Whether two columns are in the same part of a table: one can be moved past the other. */
function isSamePart(one: ChoosableColumn, other: ChoosableColumn): boolean {
  return one.isFrozen === other.isFrozen
}

/**
 * Moves a column to the place of another one, which makes room.
 *
 * @returns the new order of all columns, or null when they are not in the same part
 */
export function moveColumnTo(
  columns: readonly ChoosableColumn[],
  columnId: string,
  targetId: string,
): readonly string[] | null {
  const from = columns.findIndex(({ id }) => id === columnId)
  const to = columns.findIndex(({ id }) => id === targetId)
  const column = columns[from]
  const target = columns[to]
  if (!column || !target || from === to || !isSamePart(column, target)) return null
  const ids = columns.map(({ id }) => id)
  ids.splice(from, 1)
  ids.splice(to, 0, columnId)
  return ids
}

/**
 * Moves a column one place among those that move with it: frozen columns stay on
 * their side.
 *
 * @param offset -1 towards the start, 1 towards the end
 * @returns the new order of all columns, or null when there is no way further
 */
export function moveColumn(
  columns: readonly ChoosableColumn[],
  columnOrder: readonly string[],
  columnId: string,
  offset: -1 | 1,
): readonly string[] | null {
  const ordered = orderColumns(columns, columnOrder)
  const from = ordered.findIndex(({ id }) => id === columnId)
  const column = ordered[from]
  if (!column) return null
  let to = from + offset
  let other = ordered[to]
  while (other && !isSamePart(other, column)) {
    to += offset
    other = ordered[to]
  }
  return other ? moveColumnTo(ordered, columnId, other.id) : null
}

/**
 * Shows a hidden column, or hides a shown one. The last shown column, and those
 * that may not be hidden, stay.
 */
export function toggleColumn(
  columns: readonly ChoosableColumn[],
  hiddenColumnIds: ReadonlySet<string>,
  columnId: string,
): ReadonlySet<string> {
  const next = new Set(hiddenColumnIds)
  if (next.delete(columnId)) return next
  return canHideColumn(columns, hiddenColumnIds, columnId) ? next.add(columnId) : hiddenColumnIds
}

/** Whether a shown column may go: it is hideable, and not the only one left. */
export function canHideColumn(
  columns: readonly ChoosableColumn[],
  hiddenColumnIds: ReadonlySet<string>,
  columnId: string,
): boolean {
  const visible = columns.filter(({ id }) => !hiddenColumnIds.has(id))
  const column = columns.find(({ id }) => id === columnId)
  return column !== undefined && column.isHideable !== false && visible.length > 1
}
