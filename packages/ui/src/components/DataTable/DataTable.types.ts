import type { ComponentPropsWithRef, ReactNode } from 'react'

import type { CellActivation } from '../../internal/grid/grid-frame'
import type { DataTableColumn, DataTableRowId, DataTableSort } from './data-table-column'
import type { DataTableLabels } from './DataTable.labels'
import type { DataTableEdit } from './DataTableBody'
import type { DataTableStatus } from './DataTableStates'

export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The accessible name: it says what the table lists. */
  label: string
  /** Keep the same array while nothing changes. */
  columns: readonly DataTableColumn<Row>[]
  /** All rows, in their own order. Keep the same array while nothing changes. */
  rows: readonly Row[]
  /** Tells a row from the others. */
  rowId: (row: Row) => DataTableRowId
  /** Returns the name of a row, for the names of its checkbox and buttons. */
  rowName: (row: Row) => string
  labels: DataTableLabels
  /** The column that sorts; null for the order in which the rows come. @default null */
  sort?: DataTableSort | null
  /** Without it nothing sorts by pressing heads. */
  onSortChange?: (change: { sort: DataTableSort | null }) => void
  /** The rows come sorted already, as from a server that pages them. @default false */
  isSortedByCaller?: boolean
  /** Language of the order of text, as in `en-US`. @default the language of the browser */
  locale?: string
  /** Widths that a person has set, in pixels, by column id. */
  columnWidths?: Readonly<Record<string, number>>
  /** Without it columns cannot be resized. */
  onColumnWidthsChange?: (change: { columnWidths: Readonly<Record<string, number>> }) => void
  /** Column ids in the visible order; other columns follow. */
  columnOrder?: readonly string[]
  /** Ids of the columns that are not shown. */
  hiddenColumnIds?: ReadonlySet<string>
  /** Ids of the selected rows. */
  selectedRowIds?: ReadonlySet<DataTableRowId>
  /** Without it rows are not selected. */
  onSelectedRowIdsChange?: (change: { selectedRowIds: ReadonlySet<DataTableRowId> }) => void
  /** A cell was pressed, or Enter on it: open its row, or what the cell is about. */
  onActivateCell?: (activation: CellActivation<Row>) => void
  /**
   * Address of a row: its head becomes a link, which opens elsewhere and is copied like any link.
   * With `onActivateCell`, prevent the default of its `event` to open the row without following it.
   */
  rowHref?: (row: Row) => string
  /** Comes into view and takes the focus once it is there, such as a row that was added. @default null */
  focusRowId?: DataTableRowId | null
  /** Buttons at the end of a row. */
  renderRowActions?: (row: Row) => ReactNode
  /** Width of their column in pixels. @default 72 */
  rowActionsWidth?: number
  /** The row that is being edited; null for none. @default null */
  edit?: DataTableEdit | null
  /** A person asked to edit a row: by its button, or F2 anywhere in it. Without it rows are not edited. */
  onEditStart?: (request: { row: Row; rowId: DataTableRowId; columnId?: string }) => void
  /** Whether a row can be edited. @default every row can, with `onEditStart` */
  canEditRow?: (row: Row) => boolean
  /** Rows that can be edited have a button for it. @default true */
  hasEditButton?: boolean
  /** Enter, or the button that keeps what was entered. */
  onEditConfirm?: (request: { row: Row; rowId: DataTableRowId }) => void
  /** Esc, or the button that discards it. */
  onEditCancel?: (request: { row: Row; rowId: DataTableRowId }) => void
  /** @default 'ready' */
  status?: DataTableStatus
  /** Rows drawn in outline while loading. @default 8, and 3 while loading more */
  loadingRowCount?: number
  /** Rows are missing because of a filter. @default false */
  isFiltered?: boolean
  /** Shown when there are no rows. @default the text `empty` */
  emptyState?: ReactNode
  /** Try to load again. */
  onRetry?: () => void
  /** Take the filter away. */
  onClearFilters?: () => void
  /** The last rows are near the viewport: load more. Asked once for each number of rows. */
  onLoadMore?: (request: { rowCount: number }) => void
  /** Height of a row in pixels. @default the row height of the density */
  rowHeight?: number
  /** CSS height beyond which the rows scroll. @default what its surroundings leave */
  height?: number | string
}
