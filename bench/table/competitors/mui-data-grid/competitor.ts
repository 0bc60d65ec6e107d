import { DataGrid } from '@mui/x-data-grid'
import type {
  GridColDef,
  GridPaginationModel,
  GridRowSelectionModel,
  GridSortModel,
} from '@mui/x-data-grid'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { tableColumns, sortedByEstimate, textOf, withTitle } from '../../table-plan'
import type { TableTactic } from '../../table-plan'
import { sizes } from '../../competitor'
import type { TableCompetitor } from '../../competitor'

const columns: GridColDef<TableTactic>[] = [
  { field: 'title', headerName: 'Title', width: sizes.title, cellClassName: 'shown' },
  ...tableColumns.map((column): GridColDef<TableTactic> => ({
    field: column.id,
    headerName: column.title,
    width: sizes.column,
    editable: true,
    cellClassName: 'shown',
    valueFormatter: (_value, row) => textOf(row, column),
  })),
]
const unsorted: GridSortModel = []
const byEstimate: GridSortModel = [{ field: 'estimate', sort: 'desc' }]
const none: GridRowSelectionModel = { type: 'include', ids: new Set() }
const all: GridRowSelectionModel = { type: 'exclude', ids: new Set() }

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  rows: readonly TableTactic[]
  page: GridPaginationModel
  sortModel: GridSortModel
  selection: GridRowSelectionModel
}

let visible: Visible | undefined

/**
 * MUI X Data Grid, community. The free edition pages its own rows by at most 100. So a "server"
 * provides all rows on one page, and sorts them; grouping is not free.
 */
export const competitor: TableCompetitor = {
  show: (element, rows) => {
    const page = { page: 0, pageSize: 100 }
    const root = createRoot(element)
    visible = { root, element, rows, page, sortModel: unsorted, selection: none }
    draw()
  },
  sort: () =>
    change((now) => ({ ...now, rows: sortedByEstimate(now.rows), sortModel: byEstimate })),
  edit: (id, title) => change((now) => ({ ...now, rows: withTitle(now.rows, id, title) })),
  selectAll: () => change((now) => ({ ...now, selection: all })),
  scroller: () => {
    const scroller = visible?.element.querySelector<HTMLElement>('.MuiDataGrid-virtualScroller')
    if (!scroller) throw new Error('MUI X Data Grid has drawn no scroller.')
    return { down: scroller, across: scroller }
  },
  drawn: '.MuiDataGrid-cell.shown',
}

function change(next: (now: Visible) => Visible): void {
  if (visible === undefined) return
  visible = next(visible)
  flushSync(draw)
}

function draw(): void {
  if (visible === undefined) return
  const { root, rows, page, sortModel, selection } = visible
  root.render(
    createElement(DataGrid<TableTactic>, {
      columns,
      rows,
      rowCount: rows.length,
      paginationMode: 'server',
      paginationModel: page,
      sortingMode: 'server',
      sortModel,
      checkboxSelection: true,
      rowSelectionModel: selection,
      hideFooter: true,
      rowHeight: sizes.row,
      columnHeaderHeight: sizes.headerRow,
    }),
  )
}
