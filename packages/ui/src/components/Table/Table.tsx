import type { ComponentPropsWithRef, ReactNode } from 'react'

import { Skeleton } from '../Skeleton/Skeleton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import {
  TableCaption,
  TableCell,
  TableFrame,
  TableHead,
  TableRoot,
  TableRow,
  TableRowHead,
} from './Table.styles'

/** One column: its head, and what it shows of a row. */
export interface TableColumn<Row> {
  /** Unique in the list. */
  readonly id: string
  /** The head. */
  readonly header: string
  /** Keeps the head for screen readers only, as over a column of buttons. @default false */
  readonly isHeaderHidden?: boolean
  /** Numbers and money stand at the end. @default 'start' */
  readonly align?: 'start' | 'center' | 'end'
  /**
   * CSS width; without one the content decides. With at most one column left
   * open the grid is fixed, and nothing moves when rows arrive.
   */
  readonly width?: string
  /** Says what the row is about: its cells are read as row heads. One column has it. @default false */
  readonly isRowHeader?: boolean
  /** Draws the cell. */
  readonly renderCell: (row: Row) => ReactNode
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children'> {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Tells a row from the others. */
  getRowId: (row: Row) => string | number
  /** Height of a row in pixels; without it the row height of the density. */
  rowHeight?: number
  /** Shows that many rows in outline instead: the rows are on their way. @default 0 */
  loadingRowCount?: number
}

/** A short list of things with the same properties: some dozens of rows that all fit. */
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
  // With every width known, rows on their way and rows arrived share one grid.
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
