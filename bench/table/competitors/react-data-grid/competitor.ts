import { createElement } from 'react'
import { DataGrid, SelectColumn, TreeDataGrid } from 'react-data-grid'
import type { Column } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { tableColumns, formatDollars, sortedByEstimate, textOf, withTitle } from '../../table-plan'
import type { TableColumn, TableTactic } from '../../table-plan'
import { sizes } from '../../competitor'
import type { TableCompetitor } from '../../competitor'

const fullHeight = { blockSize: '100%' }
const groupBy = ['channel']

const columns: readonly Column<TableTactic>[] = [
  SelectColumn,
  { key: 'title', name: 'Title', width: sizes.title, frozen: true, cellClass: 'shown' },
  ...tableColumns.map(columnOf),
]

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  rows: readonly TableTactic[]
  selected: ReadonlySet<number>
  isGrouped: boolean
}

let visible: Visible | undefined

/** react-data-grid: the caller sorts; its tree grid groups. */
export const competitor: TableCompetitor = {
  show: (element, rows) => {
    visible = { root: createRoot(element), element, rows, selected: new Set(), isGrouped: false }
    draw()
  },
  sort: () => change((now) => ({ ...now, rows: sortedByEstimate(now.rows) })),
  edit: (id, title) => change((now) => ({ ...now, rows: withTitle(now.rows, id, title) })),
  selectAll: () => change((now) => ({ ...now, selected: new Set(now.rows.map(({ id }) => id)) })),
  group: () => change((now) => ({ ...now, isGrouped: true })),
  scroller: () => {
    const grid = visible?.element.querySelector<HTMLElement>('.rdg')
    if (!grid) throw new Error('react-data-grid has drawn no grid.')
    return { down: grid, across: grid }
  },
  drawn: '.rdg-cell.shown',
}

function change(next: (now: Visible) => Visible): void {
  if (visible === undefined) return
  visible = next(visible)
  flushSync(draw)
}

function draw(): void {
  if (visible === undefined) return
  const { root, rows, selected, isGrouped } = visible
  const common = {
    columns,
    rows,
    rowKeyGetter: ({ id }: TableTactic) => id,
    rowHeight: sizes.row,
    headerRowHeight: sizes.headerRow,
    selectedRows: selected,
    onSelectedRowsChange: ignore,
    style: fullHeight,
  }
  root.render(
    isGrouped
      ? createElement(TreeDataGrid<TableTactic, unknown, number>, {
          ...common,
          groupBy,
          rowGrouper,
          expandedGroupIds: groupIds(rows),
          onExpandedGroupIdsChange: ignore,
        })
      : createElement(DataGrid<TableTactic, unknown, number>, common),
  )
}

function columnOf(column: TableColumn): Column<TableTactic> {
  const { id, title } = column
  return {
    key: id,
    name: title,
    width: sizes.column,
    sortable: true,
    cellClass: 'shown',
    renderCell: ({ row }) => textOf(row, column),
    renderGroupCell: ({ childRows }) =>
      id === 'estimate'
        ? formatDollars(childRows.reduce((sum, { estimate }) => sum + estimate, 0))
        : null,
  }
}

function rowGrouper(rows: readonly TableTactic[]): Record<string, readonly TableTactic[]> {
  const groups: Record<string, TableTactic[]> = {}
  for (const row of rows) (groups[row.channel] ??= []).push(row)
  return groups
}

function groupIds(rows: readonly TableTactic[]): ReadonlySet<unknown> {
  return new Set(rows.map(({ channel }) => channel))
}

function ignore(): void {}
