import { DataEditor, GridCellKind } from '@glideapps/glide-data-grid'
import type { DataEditorRef, GridCell, GridColumn, Item } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import { createElement, createRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { announceCanvasDrawing } from '../../../browser/changes'
import { budgetColumns, formatDollars, visibleRows } from '../../budget'
import type { Budget } from '../../budget'
import { sizes } from '../../competitor'
import type { BudgetCompetitor } from '../../competitor'

const editor = createRef<DataEditorRef>()
const texts = new Set<string>()
announceCanvasDrawing((text) => texts.add(text))

const columns: readonly GridColumn[] = [
  { id: 'name', title: 'Name', width: sizes.name },
  ...budgetColumns.map(({ id, title, group }) => ({ id, title, group, width: sizes.column })),
]
const columnIndexes = new Map(budgetColumns.map(({ id }, index) => [id, index + 1]))

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  budget: Budget
  rows: Budget
}

let visible: Visible | undefined

/** glide-data-grid, which draws on a canvas: it requests cells, and open sections are rows. */
export const competitor: BudgetCompetitor = {
  show: (element, budget) => {
    visible = { root: createRoot(element), element, budget, rows: budget }
    draw(true)
  },
  edit: ({ budget, changedRows, changedColumns }) => {
    if (visible === undefined) return
    visible.budget = budget
    visible.rows = budget
    const damaged = changedRows.flatMap((changed) => {
      const row = budget.indexOf(changed)
      return changedColumns.map((column) => ({
        cell: [columnIndexes.get(column) ?? 0, row] as Item,
      }))
    })
    editor.current?.updateCells(damaged)
  },
  setExpanded: (isExpanded) => flushSync(() => draw(isExpanded)),
  scroller: () => {
    const scroller = visible?.element.querySelector<HTMLElement>('.dvn-scroller')
    if (!scroller) throw new Error('glide-data-grid has drawn no scroller.')
    return { down: scroller, across: scroller }
  },
  drawn: { kind: 'canvas', texts },
}

function draw(isExpanded: boolean): void {
  if (visible === undefined) return
  const rows = visibleRows(visible.budget, isExpanded)
  visible.rows = rows
  visible.root.render(
    createElement(DataEditor, {
      ref: editor,
      columns,
      rows: rows.length,
      // A new function for new rows makes the editor request every cell again.
      getCellContent: (place: Item) => describeCell(visible?.rows ?? rows, place),
      onCellEdited: ignore,
      freezeColumns: 1,
      rowHeight: sizes.row,
      headerHeight: sizes.headerRow,
      groupHeaderHeight: sizes.headerRow,
      smoothScrollX: true,
      smoothScrollY: true,
      width: '100%',
      height: '100%',
    }),
  )
}

function describeCell(rows: Budget, [column, rowIndex]: Item): GridCell {
  const row = rows[rowIndex]
  if (row === undefined || column === 0) {
    const name = row?.name ?? ''
    return { kind: GridCellKind.Text, data: name, displayData: name, allowOverlay: false }
  }
  const amount = row.amounts[budgetColumns[column - 1]?.id ?? ''] ?? 0
  return {
    kind: GridCellKind.Number,
    data: amount,
    displayData: formatDollars(amount),
    allowOverlay: row.kind === 'item',
    contentAlign: 'right',
  }
}

function ignore(): void {}
