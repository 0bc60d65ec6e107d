import {
  createExpandedRowModel,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'

const features = tableFeatures({
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
})
const noColumns: readonly never[] = []
const nothing = {}
const selectNothing = () => nothing

/** A row in its tree. */
export interface TreeItem<Row> {
  readonly id: string
  readonly original: Row
  /** 0 for rows without a parent. */
  readonly depth: number
  /** Among its siblings, from 0. */
  readonly index: number
  readonly parentId?: string | undefined
  readonly subRows: readonly TreeItem<Row>[]
}

interface TreeRowsQuestion<Row> {
  readonly rows: readonly Row[]
  readonly expandedRowIds: ReadonlySet<string>
  readonly getRowId: (row: Row) => string
  readonly getChildren: (row: Row) => readonly Row[] | undefined
}

/** The rows that stand in the table, and their parents. */
export interface TreeRows<Row> {
  /** All rows that are not hidden in a collapsed one, in order. */
  readonly items: readonly TreeItem<Row>[]
  /** The rows among which a row stands, itself included. */
  readonly siblingsOf: (item: TreeItem<Row>) => readonly TreeItem<Row>[]
}

/**
 * The tree as rows in order. Table does the bookkeeping of rows and of what is
 * expanded; columns are arithmetic (see `layOutColumns`), so that it need not
 * make a cell for each of them.
 */
export function useTreeRows<Row extends object>({
  rows,
  expandedRowIds,
  getRowId,
  getChildren,
}: TreeRowsQuestion<Row>): TreeRows<Row> {
  const expanded = useMemo(
    () => Object.fromEntries(Array.from(expandedRowIds, (id) => [id, true])),
    [expandedRowIds],
  )
  const table = useTable<typeof features, Row, typeof nothing>(
    {
      features,
      columns: noColumns,
      data: rows,
      getRowId,
      getSubRows: getChildren,
      state: { expanded },
      autoResetAll: false,
    },
    selectNothing,
  )
  const { rows: items } = table.getRowModel()
  const { rows: roots, rowsById } = table.getCoreRowModel()
  return useMemo(
    () => ({
      items,
      siblingsOf: ({ parentId }) =>
        parentId === undefined ? roots : (rowsById[parentId]?.subRows ?? roots),
    }),
    [items, roots, rowsById],
  )
}
