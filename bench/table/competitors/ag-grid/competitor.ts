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
import { COLUMNS, textOf, withTitle } from '../../table-plan'
import type { TableTactic } from '../../table-plan'
import { SIZES } from '../../competitor'
import type { TableCompetitor } from '../../competitor'

ModuleRegistry.registerModules([
  ClientSideRowModelModule,
  ClientSideRowModelApiModule,
  ColumnApiModule,
  RowSelectionModule,
  TextEditorModule,
])

const columnDefs: ColDef<TableTactic>[] = [
  { colId: 'title', headerName: 'Title', field: 'title', width: SIZES.title, pinned: 'left' },
  ...COLUMNS.map((column): ColDef<TableTactic> => ({
    colId: column.id,
    headerName: column.title,
    field: column.id,
    width: SIZES.column,
    sortable: true,
    editable: true,
    valueFormatter: ({ data }) => (data === undefined ? '' : textOf(data, column)),
  })),
]
const ROW_SELECTION: RowSelectionOptions<TableTactic> = { mode: 'multiRow' }

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
        rowSelection: ROW_SELECTION,
        onGridPreDestroyed: () => {
          api = undefined
        },
        onGridReady: (event) => {
          api = event.api
        },
        rowHeight: SIZES.row,
        headerHeight: SIZES.headerRow,
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
