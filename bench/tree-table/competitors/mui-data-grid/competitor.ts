import { DataGrid } from '@mui/x-data-grid'
import type { GridColDef, GridColumnGroupingModel, GridPaginationModel } from '@mui/x-data-grid'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { budgetColumns, formatDollars, visibleRows } from '../../budget'
import type { Budget, BudgetRow } from '../../budget'
import { sizes } from '../../competitor'
import type { BudgetCompetitor } from '../../competitor'

const groups = [...new Set(budgetColumns.map(({ group }) => group))]
/** The free edition cuts its rows into pages of 100, unless a server does the paging. */
const page: GridPaginationModel = { page: 0, pageSize: 100 }

const columns: GridColDef<BudgetRow>[] = [
  { field: 'name', headerName: 'Name', width: sizes.name },
  ...budgetColumns.map(({ id, title }): GridColDef<BudgetRow> => ({
    field: id,
    headerName: title,
    width: sizes.column,
    type: 'number',
    editable: true,
    cellClassName: 'amount',
    valueGetter: (_value, row) => row.amounts[id] ?? 0,
    valueFormatter: (value: number) => formatDollars(value),
  })),
]
const columnGroupingModel: GridColumnGroupingModel = groups.map((group) => ({
  groupId: group,
  children: budgetColumns
    .filter((column) => column.group === group)
    .map(({ id }) => ({ field: id })),
}))

let visible: { readonly root: Root; readonly element: HTMLElement; budget: Budget } | undefined

/** MUI X Data Grid, community: column groups and editing, no frozen column; open sections are rows. */
export const competitor: BudgetCompetitor = {
  show: (element, budget) => {
    visible = { root: createRoot(element), element, budget }
    draw(true)
  },
  edit: ({ budget }) => {
    if (visible !== undefined) visible.budget = budget
    flushSync(() => draw(true))
  },
  setExpanded: (isExpanded) => flushSync(() => draw(isExpanded)),
  scroller: () => {
    const scroller = visible?.element.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller')
    if (!scroller) throw new Error('MUI X Data Grid has drawn no scroller.')
    return { down: scroller, across: scroller }
  },
  drawn: { kind: 'elements', cell: '.MuiDataGrid-cell.amount' },
}

function draw(isExpanded: boolean): void {
  if (visible === undefined) return
  const rows = visibleRows(visible.budget, isExpanded)
  visible.root.render(
    createElement(DataGrid<BudgetRow>, {
      columns,
      columnGroupingModel,
      rows,
      rowCount: rows.length,
      paginationMode: 'server',
      paginationModel: page,
      hideFooter: true,
      rowHeight: sizes.row,
      columnHeaderHeight: sizes.headerRow,
      isCellEditable: ({ row }) => row.kind === 'item',
    }),
  )
}
