import type { ComponentPropsWithRef, ReactNode } from 'react'

import type { ColumnSort } from '../../internal/grid/column-sort'
import type { PasteResult, RefusedText } from '../../internal/grid/copied-cells'
import type { CellActivation } from '../../internal/grid/grid-frame'
import type { CellCommit } from '../../internal/grid/use-cell-editing'
import type { TreeTableColumnEntry, TreeTableRowKind } from './tree-table-model'
import type { TreeTableLabels } from './TreeTable.labels'
import type { TreeTableResize } from './use-tree-resize'

export interface TreeTableProps<Row extends object> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'role' | 'tabIndex'
> {
  /** Says what the table lists, for screen readers. */
  label: string
  /**
   * Columns and groups of columns, from start to end. The first one carries the
   * tree and names the rows, unless another has `isRowHeader`. Keep the same array while nothing changes.
   */
  columns: readonly TreeTableColumnEntry<Row>[]
  /**
   * The rows at the top of the tree. Keep the same array, and the same object of
   * each row that has not changed: only rows with a new object are drawn again.
   */
  rows: readonly Row[]
  /** Rows that stay at the foot, with sums that the caller has made. @default none */
  totalRows?: readonly Row[]
  /** Tells a row from all others, those of `totalRows` included. */
  getRowId: (row: Row) => string
  /**
   * Tells what a row shows, where several rows show the same or a row gets another id when it moves
   * to another parent: the focus stays with it. @default the id of the row
   */
  getRecordId?: (row: Row) => string
  /** The rows below a row; undefined or empty for none. Read again only when `rows` is a new array. */
  getChildren: (row: Row) => readonly Row[] | undefined
  /**
   * A cell was activated: pressed, or Enter on it. It is called for cells that open a dialog, and
   * for links of columns with `isLink` that are plainly pressed.
   */
  onActivateCell?: (activation: CellActivation<Row>) => void
  /** How a row looks. @default 'section' with children, else 'item'; 'total' at the foot */
  getRowKind?: (row: Row) => TreeTableRowKind
  /** The rows whose children are shown. */
  expandedRowIds: ReadonlySet<string>
  /** Rows were expanded or collapsed. */
  onExpandedChange: (change: { expandedRowIds: ReadonlySet<string> }) => void
  /**
   * The columns that sort the rows, the first one first. The caller sorts: the
   * table shows the rows as they come. @default none
   */
  sorts?: readonly ColumnSort[]
  /**
   * Other columns are to sort: a head was pressed, or pressed with Shift to add
   * it to the others. Without it heads do not sort; with it those of the columns
   * with `isSortable`.
   */
  onSortsChange?: (change: { sorts: readonly ColumnSort[] }) => void
  /**
   * The selected rows, of those without children. A row with children shows how
   * many of the rows below it are selected. @default none
   */
  selectedRowIds?: ReadonlySet<string>
  /**
   * Other rows are selected. With it a column of checkboxes comes first; selected
   * rows that the table does not have, as behind a filter, stay in the set.
   */
  onSelectedRowIdsChange?: (change: { selectedRowIds: ReadonlySet<string> }) => void
  /**
   * Whether a row without children can be selected. Asked again only for new rows
   * and when the selection changes. @default all can
   */
  isRowSelectable?: (row: Row) => boolean
  /**
   * The user asks for another order of columns: a head was dragged, or moved by keyboard. Frozen
   * columns stay on their side, columns of a group stay in it. Without it columns cannot be moved.
   *
   * @param change ids of all columns, in the order in which `columns` must list them
   */
  onColumnOrderChange?: (change: { columnIds: readonly string[] }) => void
  /** The groups of columns that are collapsed. @default none */
  collapsedGroupIds?: ReadonlySet<string>
  /** A group of columns was collapsed or expanded. */
  onCollapsedGroupsChange?: (change: { collapsedGroupIds: ReadonlySet<string> }) => void
  /**
   * Widths in pixels that a person has set, by column id; a column without one
   * has its own. @default none
   */
  columnWidths?: Readonly<Record<string, number>>
  /**
   * A column was resized: keep all the widths it passes. Without it columns
   * cannot be resized.
   */
  onColumnResize?: (change: TreeTableResize) => void
  /**
   * A cell got a new text. Without it nothing can be edited; with it the cells
   * for which their column says so.
   */
  onCommitCell?: (commit: CellCommit) => void
  /**
   * A pasted block, or what was cleared, as one: for callers who save it as one.
   * Without it the cells arrive one by one at `onCommitCell`, which has to be
   * there in any case.
   */
  onCommitCells?: (change: { commits: readonly CellCommit[] }) => void
  /** A block was pasted: how many of its cells were taken, and why others were not. */
  onPasteCells?: (result: PasteResult) => void
  /**
   * Texts that were pasted, or typed into the cell of a row that is gone, were not taken; or cells
   * of a range could not be emptied. Show them: they are nowhere else.
   */
  onRefuseTexts?: (change: { refused: readonly RefusedText[] }) => void
  /** Announced after pasting, resizing and selecting. @default nothing */
  labels?: TreeTableLabels
  /** Shows that many rows in outline while the rows are loading. @default 0 */
  loadingRowCount?: number
  /** Shown instead of the rows: why there are none, or that they could not be loaded. */
  notice?: ReactNode
}
