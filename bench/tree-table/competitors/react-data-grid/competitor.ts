import { createElement } from 'react'
import { DataGrid } from 'react-data-grid'
import type { ColumnOrColumnGroup } from 'react-data-grid'
import 'react-data-grid/lib/styles.css'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { budgetColumns, formatDollars, visibleRows } from '../../budget'
import type { Budget, BudgetRow } from '../../budget'
import { sizes } from '../../competitor'
import type { BudgetCompetitor } from '../../competitor'

const columnGroups = [...new Set(budgetColumns.map(({ group }) => group))]
const fullHeight = { blockSize: '100%' }

let visible: { readonly root: Root; readonly element: HTMLElement; budget: Budget } | undefined

/** react-data-grid with a frozen name, column groups and editable amounts; open sections are rows. */
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
    const grid = visible?.element.querySelector<HTMLElement>('.rdg')
    if (!grid) throw new Error('react-data-grid has drawn no grid.')
    return { down: grid, across: grid }
  },
  drawn: { kind: 'elements', cell: '.rdg-cell.amount' },
}

const columns = describeColumns()

function draw(isExpanded: boolean): void {
  visible?.root.render(
    createElement(DataGrid<BudgetRow>, {
      columns,
      rows: visibleRows(visible.budget, isExpanded),
      rowKeyGetter: ({ id }) => id,
      rowHeight: sizes.row,
      headerRowHeight: sizes.headerRow,
      onRowsChange: ignore,
      style: fullHeight,
    }),
  )
}

function describeColumns(): readonly ColumnOrColumnGroup<BudgetRow>[] {
  const groups = columnGroups.map((name) => ({
    name,
    children: budgetColumns
      .filter(({ group }) => group === name)
      .map(({ id, title }) => ({
        key: id,
        name: title,
        width: sizes.column,
        cellClass: 'amount',
        editable: ({ kind }: BudgetRow) => kind === 'item',
        renderCell: ({ row }: { readonly row: BudgetRow }) => formatDollars(row.amounts[id] ?? 0),
      })),
  }))
  return [{ key: 'name', name: 'Name', width: sizes.name, frozen: true }, ...groups]
}

function ignore(): void {}
