import {
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  ModuleRegistry,
  RowSelectionModule,
  TextEditorModule,
} from 'ag-grid-community'
import type { ColDef, GridApi, RowSelectionOptions } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { tableColumns, textOf, withTitle } from '../../table-plan'
import type { TableTactic } from '../../table-plan'
import { sizes } from '../../competitor'
import type { TableCompetitor } from '../../competitor'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  ColumnApiModule,
  RowSelectionModule,
  TextEditorModule,
])

const columnDefs: ColDef<TableTactic>[] = [
  { colId: 'title', headerName: 'Title', field: 'title', width: sizes.title, pinned: 'left' },
  ...tableColumns.map((column): ColDef<TableTactic> => ({
    colId: column.id,
    headerName: column.title,
    field: column.id,
    width: sizes.column,
    sortable: true,
    editable: true,
    valueFormatter: ({ data }) => (data === undefined ? '' : textOf(data, column)),
  })),
]
const rowSelection: RowSelectionOptions<TableTactic> = { mode: 'multiRow' }

let api: GridApi<TableTactic> | undefined
let visible: { readonly element: HTMLElement; rows: readonly TableTactic[] } | undefined

/** AG Grid Community with only the modules it needs, its animations off; grouping is not free. */
export const competitor: TableCompetitor = {
  show: (element, rows) => {
    visible = { element, rows }
    createRoot(element).render(
      createElement(AgGridReact<TableTactic>, {
        columnDefs,
        rowData: [...rows],
        getRowId: ({ data }) => String(data.id),
        rowSelection,
        onGridPreDestroyed: () => {
          api = undefined
        },
        onGridReady: (event) => {
          api = event.api
        },
        rowHeight: sizes.row,
        headerHeight: sizes.headerRow,
        animateRows: false,
      }),
    )
  },
  sort: () => {
    api?.applyColumnState({ state: [{ colId: 'estimate', sort: 'desc' }] })
  },
  edit: (id, title) => {
    if (visible === undefined) return
    const changed = withTitle(visible.rows, id, title).filter((row) => row.id === id)
    api?.applyTransaction({ update: changed })
  },
  selectAll: () => {
    api?.selectAll()
  },
  scroller: () => {
    const scroller = visible?.element.querySelector<HTMLElement>('.ag-grid-viewport')
    if (!scroller) throw new Error('AG Grid has drawn no viewport.')
    return { down: scroller, across: scroller }
  },
  drawn: '.ag-cell',
}
