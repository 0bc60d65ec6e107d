import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Skeleton } from '../Skeleton'
import { VisuallyHidden } from '../VisuallyHidden'
import {
  TableCaption,
  TableCell,
  TableFrame,
  TableHead,
  TableRoot,
  TableRow,
  TableRowHead,
} from './Table.styles'

/** A column of a table. */
export interface TableColumn<Row> {
  /** Unique in the list. */
  readonly id: string
  /** The column header. */
  readonly header: string
  /** Hides the header visually, for example above a column of buttons. @default false */
  readonly isHeaderHidden?: boolean
  /** Use `end` for numbers and money. @default 'start' */
  readonly align?: 'start' | 'center' | 'end'
  /**
   * CSS width; without one the width depends on the content. With at most one column
   * without a width the layout is fixed, so that nothing moves when rows are loaded.
   */
  readonly width?: string
  /** Its cells are row headers. For one column only. @default false */
  readonly isRowHeader?: boolean
  /** Renders the cell. */
  readonly renderCell: (row: Row) => ReactNode
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** Says what the table lists, for screen readers. */
  caption: string
  /** The columns, in order. At most one has `isRowHeader`. */
  columns: readonly TableColumn<Row>[]
  /** The rows, in order. The table does not sort them. */
  rows: readonly Row[]
  /** Returns the unique id of a row. */
  getRowId: (row: Row) => string | number
  /** Height of a row in pixels; without it the row height of the density. */
  rowHeight?: number
  /** Number of skeleton rows to show while loading. @default 0 */
  loadingRowCount?: number
}

/** A simple table for up to some dozens of rows. */
export function Table<Row>({
  caption,
  columns,
  rows,
  getRowId,
  rowHeight,
  loadingRowCount = 0,
  className,
  style,
  ...rest
}: TableProps<Row>) {
  const height = rowHeight === undefined ? 'var(--tl-size-row)' : `${rowHeight}px`
  const isLoading = loadingRowCount > 0
  // With all widths known, skeleton rows and loaded rows have the same layout.
  const hasFixedGrid = columns.filter((column) => column.width === undefined).length <= 1
  return (
    <TableFrame className={className} style={{ '--tl-table-row-height': height, ...style }}>
      <TableRoot
        {...(isLoading ? { 'aria-busy': true } : null)}
        {...rest}
        {...(hasFixedGrid ? { 'data-grid': 'fixed' } : null)}
      >
        <TableCaption>{caption}</TableCaption>
        <thead>
          <tr>
            {columns.map((column) => (
              <TableHead
                key={column.id}
                scope="col"
                data-align={column.align ?? 'start'}
                style={column.width === undefined ? undefined : { width: column.width }}
              >
                {column.isHeaderHidden === true ? (
                  <VisuallyHidden>{column.header}</VisuallyHidden>
                ) : (
                  column.header
                )}
              </TableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading
            ? Array.from({ length: loadingRowCount }, (_, index) => (
                <TableRow key={index}>
                  {columns.map((column) => (
                    <TableCell key={column.id} data-align={column.align ?? 'start'}>
                      <Skeleton width={column.isRowHeader === true ? '70%' : 'max(40px, 48%)'} />
                    </TableCell>
                  ))}
                </TableRow>
              ))
            : rows.map((row) => (
                <TableRow key={getRowId(row)}>
                  {columns.map((column) => {
                    const Cell = column.isRowHeader === true ? TableRowHead : TableCell
                    return (
                      <Cell key={column.id} data-align={column.align ?? 'start'}>
                        {column.renderCell(row)}
                      </Cell>
                    )
                  })}
                </TableRow>
              ))}
        </tbody>
      </TableRoot>
    </TableFrame>
  )
}
