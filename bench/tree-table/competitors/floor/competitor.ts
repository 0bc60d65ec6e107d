import { budgetColumns, formatDollars, visibleRows } from '../../budget'
import type { Budget, BudgetRow } from '../../budget'
import type { BudgetCompetitor } from '../../competitor'
import './floor.css'

/** The rows that a window of 1280x900 shows below two rows of headers and beside the names. */
const VISIBLE_ROWS = 27
const visibleColumns = budgetColumns.slice(0, 12)

interface WrittenRow {
  readonly row: BudgetRow
  readonly texts: readonly string[]
}

let written: readonly WrittenRow[] = []
let budget: Budget = []
let visibleIn: HTMLElement | undefined

/**
 * The least work of a browser for the same picture: it writes the visible cells, with their texts
 * prepared before the clock starts, as one HTML string.
 */
export const competitor: BudgetCompetitor = {
  prepare: (rows) => prepare(rows),
  show: (root) => {
    visibleIn = root
    root.innerHTML = writeTable(true)
  },
  edit: ({ budget: edited, changedRows, changedColumns }) => {
    budget = edited
    for (const { id, amounts } of changedRows) {
      for (const column of changedColumns) {
        const cell = visibleIn?.querySelector(`#${id} > .${column}`)
        if (cell) cell.textContent = formatDollars(amounts[column] ?? 0)
      }
    }
  },
  setExpanded: (isExpanded) => {
    prepare(budget)
    if (visibleIn !== undefined) visibleIn.innerHTML = writeTable(isExpanded)
  },
  drawn: { kind: 'elements', cell: '.cell' },
}

function prepare(rows: Budget): void {
  budget = rows
  written = rows.map((row) => ({
    row,
    texts: visibleColumns.map(({ id }) => formatDollars(row.amounts[id] ?? 0)),
  }))
}

function writeTable(isExpanded: boolean): string {
  const visible = new Set(visibleRows(budget, isExpanded).slice(0, VISIBLE_ROWS))
  const groups = [...new Set(visibleColumns.map(({ group }) => group))]
    .map((group) => `<div class="group">${group}</div>`)
    .join('')
  const titles = visibleColumns.map(({ title }) => `<div>${title}</div>`).join('')
  const rows = written.filter(({ row }) => visible.has(row)).map(writeRow)
  return `<div class="head"><div></div>${groups}</div><div class="head"><div>Name</div>${titles}</div>${rows.join('')}`
}

function writeRow({ row, texts }: WrittenRow): string {
  const cells = texts
    .map((text, index) => `<div class="cell ${visibleColumns[index]?.id}">${text}</div>`)
    .join('')
  return `<div class="row ${row.kind}" id="${row.id}"><div class="name">${row.name}</div>${cells}</div>`
}
