import type { ReactNode } from 'react'

import type { FrozenSide } from '../../internal/grid/column-geometry'
import type { EditableColumn } from '../../internal/grid/grid-frame'

/** The value of a cell: text, a number, or null for an empty cell. */
export type TreeTableValue = string | number | null

/** The kind of a row, for its styles: the head of a section, one of its lines, a total. */
export type TreeTableRowKind = 'section' | 'item' | 'total'

/** One column. Keep the same object while nothing changes. */
export interface TreeTableColumn<Row> extends EditableColumn<Row> {
  /**
   * Width in pixels. When all columns together are narrower than the table, they
   * share what is left by their `growth`.
   */
  readonly width: number
  /**
   * How many shares it takes of what is left: 2 grows twice as much as 1, and 0 not at all.
   * @default 1 for a scrolling column, 0 for a frozen one
   */
  readonly growth?: number
  /** Returns the value of a row's cell. Called while drawing, so it must only look the value up. */
  readonly getValue: (row: Row) => TreeTableValue
  /**
   * The value as text. A number that does not fit its column shows as ###, never
   * cut: the whole number is in the title.
   * @default the value itself; nothing for null
   */
  readonly formatValue?: (value: TreeTableValue) => string
  /**
   * Draws the cell instead of text. Costs more than text: for the first column,
   * not for dozens.
   */
  readonly renderCell?: (row: Row) => ReactNode
  /** Numbers and money stand at the end. @default 'end', of the first column 'start' */
  readonly align?: 'start' | 'center' | 'end'
  /** How prominent its values are. Negative numbers are strong in every tone. @default 'normal' */
  readonly tone?: 'normal' | 'muted' | 'strong'
  /** Its cells open a dialog, by `onActivateCell`: screen readers say so. @default none does */
  readonly opensDialog?: (row: Row) => boolean
  /** The link that `renderCell` draws is one to activate, by `onActivateCell`. @default false */
  readonly isLink?: boolean
  /** The text that editing begins with. @default the value as plain text */
  readonly getEditText?: (row: Row) => string
  /** Its head sorts, where the table takes `onSortsChange`. @default false */
  readonly isSortable?: boolean
  /**
   * Names the rows, and carries the tree. One column of a table does.
   * @default true for the first column
   */
  readonly isRowHeader?: boolean
}

/** Neighbouring columns under a common head. */
export interface TreeTableColumnGroup<Row> {
  /** Tells it from other groups. */
  readonly id: string
  /** The common head. */
  readonly header: string
  /** At least one. */
  readonly columns: readonly TreeTableColumn<Row>[]
  /** Stays at this side while the others scroll. */
  readonly isFrozen?: FrozenSide
  /**
   * The columns that stay when the group is collapsed, at least one. With it the
   * head becomes a button that collapses and expands.
   */
  readonly collapsedColumnIds?: readonly string[]
}

/** The entries in the head of a tree table, from start to end. */
export type TreeTableColumnEntry<Row> = TreeTableColumn<Row> | TreeTableColumnGroup<Row>

/** Tells groups from columns. */
export function isColumnGroup<Row>(
  entry: TreeTableColumnEntry<Row>,
): entry is TreeTableColumnGroup<Row> {
  return 'columns' in entry
}

/** The value of a cell as the text that is shown. */
export function cellText<Row>(column: TreeTableColumn<Row>, value: TreeTableValue): string {
  if (column.formatValue !== undefined) return column.formatValue(value)
  return value === null ? '' : String(value)
}

/** The value of a cell as plain text, with numbers as a spreadsheet reads them. */
export function plainText<Row>(column: TreeTableColumn<Row>, row: Row): string {
  return String(column.getValue(row) ?? '')
}

/** The text that editing a cell begins with. */
export function editText<Row>(column: TreeTableColumn<Row>, row: Row): string {
  if (column.getEditText !== undefined) return column.getEditText(row)
  return plainText(column, row)
}
