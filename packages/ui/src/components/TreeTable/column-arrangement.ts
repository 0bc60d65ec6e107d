import type { CSSProperties } from 'react'

import { arrangeFrozen, type FrozenSide } from '../../internal/grid/column-geometry'
import { isColumnGroup, type TreeTableColumn, type TreeTableColumnEntry } from './tree-table-model'

/** A column in its place. */
export interface PlacedColumn<Row> {
  readonly column: TreeTableColumn<Row>
  /** Among the shown columns, from 0. */
  readonly index: number
  /** Where it stands when the others scroll. */
  readonly side: ColumnSide
  /** The first of its group: it carries the line between groups. */
  readonly isGroupStart: boolean
  /**
   * Place and width within a row, or within the frozen part of one. They name
   * properties of the root, so that another width touches no cell.
   */
  readonly style: CSSProperties
}

/** Frozen at a side of the table, or scrolling between. */
export type ColumnSide = FrozenSide | 'center'

/** A head of the first line: of a group, or of one column that has no group. */
export interface PlacedHead {
  readonly id: string
  readonly header: string
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
export interface ColumnArrangement<Row> {
  /** In the order shown: frozen at the start, scrolling, frozen at the end. */
  readonly columns: readonly PlacedColumn<Row>[]
  readonly heads: readonly PlacedHead[]
  /** How many of the columns are frozen at the start. */
  readonly startCount: number
  /** How many of the columns are frozen at the end. */
  readonly endCount: number
  /** 2 with groups, else 1. */
  readonly headRowCount: number
}

interface ShownEntry<Row> {
  readonly entry: TreeTableColumnEntry<Row>
  readonly columns: readonly TreeTableColumn<Row>[]
  readonly isCollapsed: boolean | undefined
  readonly isFrozen: FrozenSide | undefined
}

/**
 * Puts the columns in their order: frozen ones go to their side, of collapsed
 * groups remains what their caller has chosen.
 *
 * @param pinnedSides the sides at which frozen columns stay; those of the others scroll
 */
export function arrangeColumns<Row>(
  entries: readonly TreeTableColumnEntry<Row>[],
  collapsedGroupIds: ReadonlySet<string>,
  pinnedSides: readonly FrozenSide[],
): ColumnArrangement<Row> {
  const shown = arrangeFrozen(
    entries.map((entry) => showEntry(entry, collapsedGroupIds, pinnedSides)),
  )
  const columns: PlacedColumn<Row>[] = []
  const heads: PlacedHead[] = []
  for (const { entry, columns: own, isCollapsed, isFrozen } of shown) {
    const side = isFrozen ?? 'center'
    const first = columns.length
    heads.push({
      id: entry.id,
      header: entry.header,
      side,
      firstColumn: first,
      columnCount: own.length,
      isGroup: isColumnGroup(entry),
      isCollapsed,
      style: {
        insetInlineStart: `var(--tl-tree-x${first})`,
        width: `var(--tl-tree-h${heads.length})`,
      },
    })
    for (const [position, column] of own.entries()) {
      const index = first + position
      columns.push({
        column,
        index,
        side,
        isGroupStart: position === 0,
        style: { insetInlineStart: `var(--tl-tree-x${index})`, width: `var(--tl-tree-w${index})` },
      })
    }
  }
  return {
    columns,
    heads,
    startCount: columns.filter((placed) => placed.side === 'start').length,
    endCount: columns.filter((placed) => placed.side === 'end').length,
    headRowCount: entries.some(isColumnGroup) ? 2 : 1,
  }
}

function showEntry<Row>(
  entry: TreeTableColumnEntry<Row>,
  collapsedGroupIds: ReadonlySet<string>,
  pinnedSides: readonly FrozenSide[],
): ShownEntry<Row> {
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
