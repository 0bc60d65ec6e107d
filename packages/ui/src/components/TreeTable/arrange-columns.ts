import type { CSSProperties } from 'react'

import { arrangeFrozen, type FrozenSide } from '../../internal/grid/column-geometry'
import type { ColumnSide, GridLayout, PlacedColumn } from '../../internal/grid/grid-frame'
import { selectionColumn } from './selection-column'
import { isColumnGroup, type TreeTableColumn, type TreeTableColumnEntry } from './tree-table-model'

/** A column in its place. */
export interface TreeColumn<Row> extends PlacedColumn<TreeTableColumn<Row>> {
  /** The name of the row with the tree, the checkbox that selects the row, or data. */
  readonly kind: 'name' | 'selection' | 'data'
  /** The first of its group, but not of the table: it carries the line between groups. */
  readonly hasEdge: boolean
  /** Its track within a row, or within the frozen part of one. */
  readonly style: CSSProperties
}

/** A head of the first line: of a group, or of one column that has no group. */
export interface PlacedHead {
  readonly id: string
  readonly header: string
  /** As of its columns. */
  readonly hasEdge: boolean
  readonly side: ColumnSide
  /** The first of its columns, as in `PlacedColumn.index`. */
  readonly firstColumn: number
  /** How many columns it spans. */
  readonly columnCount: number
  /** A group has a second line below, with the heads of its columns. */
  readonly isGroup: boolean
  /** Undefined for what cannot be collapsed. */
  readonly isCollapsed: boolean | undefined
  readonly style: CSSProperties
}

/** Which columns are shown, in which order, under which heads: everything but their widths. */
export interface ColumnArrangement<Row> extends Pick<
  GridLayout<TreeTableColumn<Row>>,
  'startCount' | 'endCount' | 'headRowCount' | 'dataStart'
> {
  readonly columns: readonly TreeColumn<Row>[]
  readonly heads: readonly PlacedHead[]
}

interface VisibleEntry<Row> {
  readonly entry: TreeTableColumnEntry<Row>
  readonly columns: readonly TreeTableColumn<Row>[]
  readonly isCollapsed: boolean | undefined
  readonly isFrozen: FrozenSide | undefined
}

/**
 * Puts the columns in their order. Frozen columns go to their side; of a collapsed
 * group only the columns that the caller has chosen remain.
 *
 * @param pinnedSides the sides at which frozen columns stay; those of the others scroll
 */
export function arrangeColumns<Row>(
  entries: readonly TreeTableColumnEntry<Row>[],
  collapsedGroupIds: ReadonlySet<string>,
  pinnedSides: readonly FrozenSide[],
): ColumnArrangement<Row> {
  const visible = arrangeFrozen(
    entries.map((entry) => showEntry(entry, collapsedGroupIds, pinnedSides)),
  )
  const visibleColumns = visible.flatMap((entry) => entry.columns)
  const dataStart = visibleColumns[0]?.id === selectionColumn.id ? 1 : 0
  const named = visibleColumns.findIndex((column) => column.isRowHeader === true)
  const nameIndex = named < 0 ? dataStart : named
  const columns: TreeColumn<Row>[] = []
  const heads: PlacedHead[] = []
  const counts = { start: 0, center: 0, end: 0 }
  for (const { entry, columns: own, isCollapsed, isFrozen } of visible) {
    const side = isFrozen ?? 'center'
    // The frozen part at the start takes the first track of a row and has separate tracks inside.
    const track = counts[side] + (side === 'center' ? 2 : 1)
    counts[side] += own.length
    heads.push({
      id: entry.id,
      header: entry.header,
      side,
      hasEdge: columns.length > dataStart,
      firstColumn: columns.length,
      columnCount: own.length,
      isGroup: isColumnGroup(entry),
      isCollapsed,
      style: { gridColumn: `${track} / span ${own.length}` },
    })
    for (const [position, column] of own.entries()) {
      const index = columns.length
      columns.push({
        column,
        index,
        kind: index < dataStart ? 'selection' : index === nameIndex ? 'name' : 'data',
        side,
        hasEdge: position === 0 && index > dataStart,
        style: { gridColumnStart: track + position },
      })
    }
  }
  return {
    columns,
    heads,
    startCount: counts.start,
    endCount: counts.end,
    headRowCount: entries.some(isColumnGroup) ? 2 : 1,
    dataStart,
  }
}

function showEntry<Row>(
  entry: TreeTableColumnEntry<Row>,
  collapsedGroupIds: ReadonlySet<string>,
  pinnedSides: readonly FrozenSide[],
): VisibleEntry<Row> {
  const isFrozen =
    entry.isFrozen !== undefined && pinnedSides.includes(entry.isFrozen)
      ? entry.isFrozen
      : undefined
  if (!isColumnGroup(entry)) return { entry, columns: [entry], isCollapsed: undefined, isFrozen }
  const { collapsedColumnIds } = entry
  const isCollapsed = collapsedColumnIds ? collapsedGroupIds.has(entry.id) : undefined
  const remaining = entry.columns.filter((column) => collapsedColumnIds?.includes(column.id))
  const columns = isCollapsed === true && remaining.length > 0 ? remaining : entry.columns
  return { entry, columns, isCollapsed, isFrozen }
}
