import { selectionExtent, toggleAll, type SelectionExtent } from '../../internal/grid/row-selection'
import type { TreeItem } from './tree-items'

/** The selected rows, and which rows can be selected. */
export interface TreeSelectionReading<Row> {
  readonly selectedRowIds: ReadonlySet<string>
  /** Whether a row without children can be selected. */
  readonly isRowSelectable: ((row: Row) => boolean) | undefined
}

/** The rows without children at and below some rows that can be selected, in order. */
export function selectableIds<Row>(
  items: readonly TreeItem<Row>[],
  isRowSelectable: ((row: Row) => boolean) | undefined,
): readonly string[] {
  const ids: string[] = []
  const visit = ({ id, original, children }: TreeItem<Row>) => {
    if (children.length > 0) children.forEach(visit)
    else if (isRowSelectable?.(original) !== false) ids.push(id)
  }
  items.forEach(visit)
  return ids
}

/**
 * How much of each row with children is selected, counted in one pass.
 *
 * @returns by id; a row below which nothing can be selected is missing
 */
export function groupExtents<Row>(
  roots: readonly TreeItem<Row>[],
  { selectedRowIds, isRowSelectable }: TreeSelectionReading<Row>,
): ReadonlyMap<string, SelectionExtent> {
  const extents = new Map<string, SelectionExtent>()
  // Running counts: a result for each of thousands of rows would be thousands of objects.
  let selectable = 0
  let selected = 0
  const count = ({ id, original, children }: TreeItem<Row>) => {
    if (children.length === 0) {
      if (isRowSelectable?.(original) === false) return
      selectable += 1
      if (selectedRowIds.has(id)) selected += 1
      return
    }
    const [selectableBefore, selectedBefore] = [selectable, selected]
    children.forEach(count)
    const below = selectable - selectableBefore
    const chosen = selected - selectedBefore
    if (below > 0) extents.set(id, chosen === 0 ? 'none' : chosen === below ? 'all' : 'some')
  }
  roots.forEach(count)
  return extents
}

/** How much of a row is selected; undefined when it cannot be selected. */
export function extentOfItem<Row>(
  { id, original, children }: TreeItem<Row>,
  groups: ReadonlyMap<string, SelectionExtent>,
  { selectedRowIds, isRowSelectable }: TreeSelectionReading<Row>,
): SelectionExtent | undefined {
  if (children.length > 0) return groups.get(id)
  if (isRowSelectable?.(original) === false) return undefined
  return selectedRowIds.has(id) ? 'all' : 'none'
}

/**
 * Selects a row, or deselects it; of a row with children those below it. When only
 * some of them are selected, the others are added.
 */
export function toggleItem<Row>(
  item: TreeItem<Row>,
  { selectedRowIds, isRowSelectable }: TreeSelectionReading<Row>,
): ReadonlySet<string> {
  return toggleAll(selectedRowIds, selectableIds([item], isRowSelectable))
}

/**
 * Makes the shown rows between two like the first of them. A row with children
 * counts by what is shown below it; collapsed, or at the end, by all of it.
 *
 * @param anchor index of the row pressed last
 * @param index of the row pressed with Shift, on either side of it
 * @param items those shown, in order
 */
export function toggleItemRange<Row>(
  items: readonly TreeItem<Row>[],
  anchor: number,
  index: number,
  expandedRowIds: ReadonlySet<string>,
  reading: TreeSelectionReading<Row>,
): ReadonlySet<string> {
  const { selectedRowIds, isRowSelectable } = reading
  const from = items[anchor]
  const first = Math.min(anchor, index)
  const between = items
    .slice(first, Math.max(anchor, index) + 1)
    .filter(
      ({ id, children }, offset) =>
        first + offset === index || children.length === 0 || !expandedRowIds.has(id),
    )
  const ids = selectableIds(between, isRowSelectable)
  const anchorIds = from ? selectableIds([from], isRowSelectable) : []
  const isSelecting = selectionExtent(selectedRowIds, anchorIds) === 'all'
  const next = new Set(selectedRowIds)
  for (const id of ids) {
    if (isSelecting) next.add(id)
    else next.delete(id)
  }
  return next
}
