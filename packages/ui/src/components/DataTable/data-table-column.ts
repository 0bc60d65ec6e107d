import type { ReactNode } from 'react'

import type { ColumnSort } from '../../internal/grid/column-sort'
import type { GridColumn } from '../../internal/grid/grid-frame'

/** Tells a row from the others. */
export type DataTableRowId = string | number

/**
 * The value that a column sorts by. Null, undefined, NaN and empty text come last in both
 * directions.
 */
export type DataTableValue = string | number | boolean | null | undefined

/** The column that sorts, and which way. */
export type DataTableSort = ColumnSort

/** Context for the editor of a cell. */
export interface DataTableEditorContext<Row> {
  readonly row: Row
  /** The head of the column: the label of the field, which takes `isLabelHidden`. */
  readonly label: string
  /** The error of the entry, for the field to show below itself. */
  readonly error: string | undefined
  /** The row is being saved. */
  readonly isBusy: boolean
}

/** One column: its head, what it shows of a row, what it sorts by, and how wide it is. */
export interface DataTableColumn<Row> extends GridColumn {
  /** Keeps the head for screen readers only. @default false */
  readonly isHeaderHidden?: boolean
  /**
   * Returns the value of a row to sort by, and to show without `renderCell`. Without it the column
   * does not sort.
   */
  readonly value?: (row: Row) => DataTableValue
  /** Draws the cell; text is cut with an ellipsis and shown whole on resting the pointer. */
  readonly renderCell?: (row: Row) => ReactNode
  /** Draws the cell while its row is edited; without it the cell stays as it is. */
  readonly renderEditor?: (context: DataTableEditorContext<Row>) => ReactNode
  /** Numbers: in ink, aligned at the end. @default false */
  readonly isNumeric?: boolean
  /** @default 'start', of figures 'end' */
  readonly align?: 'start' | 'center' | 'end'
  /** In pixels. Without one the column shares what is left over; frozen ones have 160. */
  readonly width?: number
  /** In pixels. @default 48, of columns that share 96 */
  readonly minWidth?: number
  /** @default whether it has a `value` */
  readonly isSortable?: boolean
  /** Which way the first press sorts. @default 'ascending' */
  readonly firstSort?: DataTableSort['direction']
  /** @default true, when the table takes widths back */
  readonly isResizable?: boolean
  /** Whether the chooser may hide it. @default true */
  readonly isHideable?: boolean
  /** Says what the row is about: read before the cells of the row, and shown in strong ink. @default false */
  readonly isRowHeader?: boolean
  /** Shown in the foot of the table, such as a total. Without any footer there is no foot. */
  readonly footer?: ReactNode
}
