import type { ReactNode } from 'react'

import type { FrozenSide } from '../../internal/grid/column-geometry'

/** Tells a row from the others. */
export type DataTableRowId = string | number

/** What a column sorts by. Nothing, no number and empty text come last both ways. */
export type DataTableValue = string | number | boolean | null | undefined

/** The column that sorts, and which way. */
export interface DataTableSort {
  readonly columnId: string
  readonly direction: 'ascending' | 'descending'
}

/** What an editor of a cell gets to know. */
export interface DataTableEditorContext<Row> {
  readonly row: Row
  /** The head of the column: the label of the field, which takes `isLabelHidden`. */
  readonly label: string
  /** What is wrong with the entry, for the field to show below itself. */
  readonly error: string | undefined
  /** The row is being saved. */
  readonly isBusy: boolean
}

/** One column: its head, what it shows of a row, what it sorts by, and how wide it is. */
export interface DataTableColumn<Row> {
  /** Tells it from the others. */
  readonly id: string
  /** The head, in sentence case. */
  readonly header: string
  /** Keeps the head for screen readers only. @default false */
  readonly isHeaderHidden?: boolean
  /** What of a row it sorts by, and shows when there is no `renderCell`. Without it the column does not sort. */
  readonly value?: (row: Row) => DataTableValue
  /** Draws the cell; text is cut with an ellipsis and shown whole on resting the pointer. */
  readonly renderCell?: (row: Row) => ReactNode
  /** Draws the cell while its row is edited; without it the cell stays as it is. */
  readonly renderEditor?: (context: DataTableEditorContext<Row>) => ReactNode
  /** Figures: in ink, at the end, one under the other. @default false */
  readonly isNumeric?: boolean
  /** @default 'start', of figures 'end' */
  readonly align?: 'start' | 'center' | 'end'
  /** In pixels. Without one the column shares what is left over; frozen ones have 160. */
  readonly width?: number
  /** In pixels. @default 48, of columns that share 96 */
  readonly minWidth?: number
  /** In pixels. @default none */
  readonly maxWidth?: number
  /** @default whether it has a `value` */
  readonly isSortable?: boolean
  /** Which way the first press sorts. @default 'ascending' */
  readonly firstSort?: DataTableSort['direction']
  /** @default true, when the table takes widths back */
  readonly isResizable?: boolean
  /** Stays at that side while the others scroll. */
  readonly isFrozen?: FrozenSide
  /** Whether the chooser may hide it. @default true */
  readonly isHideable?: boolean
  /** Says what the row is about: read before the cells of the row, and shown in strong ink. @default false */
  readonly isRowHeader?: boolean
  /** Stands in the foot of the table, which is there when one column has it: a total. */
  readonly footer?: ReactNode
}

/** Ids of columns that the table adds by itself. */
export const selectionColumnId = '__selection'
export const actionsColumnId = '__actions'

/** A column as the table places it. */
export interface PlacedColumn<Row> {
  readonly column: DataTableColumn<Row>
  readonly kind: 'data' | 'selection' | 'actions'
  readonly align: 'start' | 'center' | 'end'
  readonly isFrozen: FrozenSide | undefined
  /** The last one frozen at the start, or the first one at the end: the others pass under it. */
  readonly isFrozenEdge: boolean
  /** Undefined: shares what is left over. */
  readonly width: number | undefined
  readonly minWidth: number
  readonly maxWidth: number | undefined
  readonly isSortable: boolean
  readonly isResizable: boolean
}
