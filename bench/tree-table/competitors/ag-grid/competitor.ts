import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ModuleRegistry,
  NumberEditorModule,
} from 'ag-grid-community'
import type { ColDef, ColGroupDef, GridApi } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { budgetColumns, formatDollars, visibleRows } from '../../budget'
import type { Budget, BudgetRow } from '../../budget'
import { sizes } from '../../competitor'
import type { BudgetCompetitor } from '../../competitor'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  NumberEditorModule,
])

const groups = [...new Set(budgetColumns.map(({ group }) => group))]

const columnDefs: (ColDef<BudgetRow> | ColGroupDef<BudgetRow>)[] = [
  { colId: 'name', headerName: 'Name', field: 'name', width: sizes.name, pinned: 'left' },
  ...groups.map((group) => ({
    headerName: group,
    children: budgetColumns
      .filter((column) => column.group === group)
      .map(({ id, title }): ColDef<BudgetRow> => ({
        colId: id,
        headerName: title,
        width: sizes.column,
        editable: ({ data }) => data?.kind === 'item',
        cellEditor: 'agNumberCellEditor',
        valueGetter: ({ data }) => data?.amounts[id] ?? 0,
        valueFormatter: ({ value }: { readonly value: number }) => formatDollars(value),
        valueSetter: () => false,
      })),
  })),
]

let api: GridApi<BudgetRow> | undefined
let visible: { readonly element: HTMLElement; budget: Budget } | undefined

/** AG Grid Community with only the modules it needs, its animations off; open sections are rows. */
export const competitor: BudgetCompetitor = {
  show: (element, budget) => {
    visible = { element, budget }
    createRoot(element).render(
      createElement(AgGridReact<BudgetRow>, {
        columnDefs,
        rowData: [...budget],
        getRowId: ({ data }) => data.id,
        onGridPreDestroyed: () => {
          api = undefined
        },
        onGridReady: (event) => {
          api = event.api
        },
        rowHeight: sizes.row,
        headerHeight: sizes.headerRow,
        groupHeaderHeight: sizes.headerRow,
        animateRows: false,
      }),
    )
  },
  edit: ({ budget, changedRows }) => {
    if (visible !== undefined) visible.budget = budget
    api?.applyTransaction({ update: [...changedRows] })
  },
  setExpanded: (isExpanded) => {
    if (visible !== undefined)
      api?.setGridOption('rowData', [...visibleRows(visible.budget, isExpanded)])
  },
  scroller: () => {
    const scroller = visible?.element.querySelector<HTMLElement>('.ag-grid-viewport')
    if (!scroller) throw new Error('AG Grid has drawn no viewport.')
    return { down: scroller, across: scroller }
  },
  drawn: { kind: 'elements', cell: '.ag-cell[col-id*="-"]' },
}
