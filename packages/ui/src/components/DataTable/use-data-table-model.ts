import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
} from '@tanstack/react-table'
import { useMemo } from 'react'

import type { DataTableColumn, DataTableRowId, DataTableSort } from './data-table-column'
import { orderColumns } from './column-choice'
import { compareSortKeys, sortKeyOf } from './sort-values'

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
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

/** Sorts rows and arranges columns; everything about TanStack Table stays in here. */
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
      columnOrder: orderColumns(columns, columnOrder).map(({ id }) => id),
      columnVisibility: Object.fromEntries([...hiddenColumnIds].map((id) => [id, false])),
      columnPinning: {
        start: frozenIds(columns, columnOrder, 'start'),
        end: frozenIds(columns, columnOrder, 'end'),
      },
    }),
    [sort, columns, columnOrder, hiddenColumnIds],
  )
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows,
    state,
    manualSorting: isSortedByCaller,
  })

  const sortedRows = table.getRowModel().rows
  const shown = useMemo(() => sortedRows.map((row): Row => row.original), [sortedRows])
  const ids = useMemo(() => shown.map((row) => rowId(row)), [shown, rowId])

  const visible = [
    ...table.getStartVisibleLeafColumns(),
    ...table.getCenterVisibleLeafColumns(),
    ...table.getEndVisibleLeafColumns(),
  ]
  const visibleKey = visible.map(({ id }) => id).join('\n')
  const shownColumns = useMemo(() => {
    const byId = new Map(columns.map((column) => [column.id, column]))
    return visibleKey.split('\n').flatMap((id) => byId.get(id) ?? [])
  }, [columns, visibleKey])

  return useMemo(() => ({ rows: shown, ids, columns: shownColumns }), [shown, ids, shownColumns])
}

function frozenIds<Row>(
  columns: readonly DataTableColumn<Row>[],
  columnOrder: readonly string[],
  side: 'start' | 'end',
): string[] {
  return orderColumns(columns, columnOrder)
    .filter(({ isFrozen }) => isFrozen === side)
    .map(({ id }) => id)
}
