import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
} from '@tanstack/react-table'
import { useMemo } from 'react'

import { arrangeFrozen } from '../../internal/grid/column-geometry'
import type { DataTableColumn, DataTableRowId, DataTableSort } from './data-table-column'
import { orderColumns } from '../../internal/grid/column-choice'
import { compareSortKeys, sortKeyOf } from './sort-values'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

interface ModelOptions<Row> {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowId: (row: Row) => DataTableRowId
  sort: DataTableSort | null
  /** The rows come sorted: from a server that pages them. */
  isSortedByCaller: boolean
  columnOrder: readonly string[]
  hiddenColumnIds: ReadonlySet<string>
  locale: string | undefined
}

/** The rows and columns as they are shown. */
export interface DataTableModel<Row> {
  readonly rows: readonly Row[]
  /** Same order and length as `rows`. */
  readonly ids: readonly DataTableRowId[]
  /** Shown columns, frozen ones at their sides. */
  readonly columns: readonly DataTableColumn<Row>[]
}

/** Sorts rows with TanStack Table, which is used nowhere else, and arranges columns. */
export function useDataTableModel<Row extends object>({
  columns,
  rows,
  rowId,
  sort,
  isSortedByCaller,
  columnOrder,
  hiddenColumnIds,
  locale,
}: ModelOptions<Row>): DataTableModel<Row> {
  const collator = useMemo(() => new Intl.Collator(locale, { numeric: true }), [locale])

  const columnDefs = useMemo(() => {
    const compare = (
      one: TableRow<typeof features, Row>,
      other: TableRow<typeof features, Row>,
      columnId: string,
    ) => compareSortKeys(one.getValue(columnId), other.getValue(columnId), collator)
    return columns.map((column): ColumnDef<typeof features, Row> => ({
      id: column.id,
      accessorFn: (row) => (column.value ? sortKeyOf(column.value(row)) : undefined),
      sortFn: compare,
      sortUndefined: 'last',
    }))
  }, [columns, collator])

  const state = useMemo(
    () => ({
      sorting: sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : [],
    }),
    [sort],
  )
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows,
    state,
    manualSorting: isSortedByCaller,
  })

  const sortedRows = table.getRowModel().rows
  const visible = useMemo(() => sortedRows.map((row): Row => row.original), [sortedRows])
  const ids = useMemo(() => visible.map((row) => rowId(row)), [visible, rowId])

  const ordered = orderColumns(columns, columnOrder)
  const visibleKey = arrangeFrozen(ordered.filter(({ id }) => !hiddenColumnIds.has(id)))
    .map(({ id }) => id)
    .join('\n')
  // The same array while the same columns are shown, although callers pass new sets.
  const visibleColumns = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return visibleKey.split('\n').flatMap((id) => byId.get(id) ?? [])
  }, [columns, visibleKey])

  return useMemo(
    () => ({ rows: visible, ids, columns: visibleColumns }),
    [visible, ids, visibleColumns],
  )
}
