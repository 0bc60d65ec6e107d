import {
  createExpandedRowModel,
  flexRender,
  rowExpandingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ColumnDef } from '@tanstack/react-table'
import type { ReactElement } from 'react'
import { budgetColumns, formatDollars } from '../../budget'
import type { Budget, BudgetRow } from '../../budget'
import { sizes } from '../../competitor'

interface TreeRow {
  readonly row: BudgetRow
  readonly children: readonly TreeRow[]
}

const features = tableFeatures({
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
})
const groups = [...new Set(budgetColumns.map(({ group }) => group))]

const columns: ColumnDef<typeof features, TreeRow>[] = [
  { id: 'name', header: 'Name', accessorFn: ({ row }) => row.name },
  ...groups.map((group): ColumnDef<typeof features, TreeRow> => ({
    id: group,
    header: group,
    columns: budgetColumns
      .filter((column) => column.group === group)
      .map(({ id, title }) => ({
        id,
        header: title,
        accessorFn: ({ row }: TreeRow) => row.amounts[id] ?? 0,
        cell: ({ getValue }: { readonly getValue: () => unknown }) =>
          formatDollars(Number(getValue())),
      })),
  })),
]

const closed = {}

/** All rows and all cells of a budget in a plain table, with TanStack Table's row model. */
export function PlainTable({
  tree,
  isExpanded,
}: {
  readonly tree: readonly TreeRow[]
  readonly isExpanded: boolean
}): ReactElement {
  const table = useTable({
    features,
    columns,
    data: tree,
    getSubRows: ({ children }: TreeRow) => children,
    getRowId: ({ row }: TreeRow) => row.id,
    state: { expanded: isExpanded ? true : closed },
  })
  return (
    <table>
      <colgroup>
        <col style={{ width: sizes.name }} />
        {budgetColumns.map(({ id }) => (
          <col key={id} style={{ width: sizes.column }} />
        ))}
      </colgroup>
      <thead>
        {table.getHeaderGroups().map((headerGroup) => (
          <tr key={headerGroup.id}>
            {headerGroup.headers.map((header) => (
              <th key={header.id} colSpan={header.colSpan}>
                {header.isPlaceholder
                  ? null
                  : flexRender(header.column.columnDef.header, header.getContext())}
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id} className={cell.column.id === 'name' ? 'name' : 'amount'}>
                {flexRender(cell.column.columnDef.cell, cell.getContext())}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Items below their sections. */
export function buildTree(budget: Budget): readonly TreeRow[] {
  return budget
    .filter(({ kind }) => kind !== 'item')
    .map((row) => ({
      row,
      children: budget
        .filter(({ sectionId }) => sectionId === row.id)
        .map((item) => ({ row: item, children: [] })),
    }))
}
