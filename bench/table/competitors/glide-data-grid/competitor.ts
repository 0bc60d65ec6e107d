import { CompactSelection, DataEditor, GridCellKind } from '@glideapps/glide-data-grid'
import type { GridCell, GridColumn, GridSelection, Item } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { announceCanvasDrawing } from '../../../browser/changes'
import { tableColumns, sortedByEstimate, textOf, withTitle } from '../../table-plan'
import type { TableTactic } from '../../table-plan'
import { sizes } from '../../competitor'
import type { TableCompetitor } from '../../competitor'

const texts = new Set<string>()
announceCanvasDrawing((text) => texts.add(text))

const columns: readonly GridColumn[] = [
  { id: 'title', title: 'Title', width: sizes.title },
  ...tableColumns.map(({ id, title }) => ({ id, title, width: sizes.column })),
]
const nothingSelected: GridSelection = {
  columns: CompactSelection.empty(),
  rows: CompactSelection.empty(),
}

interface Visible {
  readonly root: Root
  readonly element: HTMLElement
  rows: readonly TableTactic[]
  selection: GridSelection
}

let visible: Visible | undefined

/** glide-data-grid, which draws on a canvas: it requests cells, and the caller sorts. */
export const competitor: TableCompetitor = {
  show: (element, rows) => {
    visible = { root: createRoot(element), element, rows, selection: nothingSelected }
    draw()
  },
  sort: () => change((now) => ({ ...now, rows: sortedByEstimate(now.rows) })),
  edit: (id, title) => change((now) => ({ ...now, rows: withTitle(now.rows, id, title) })),
  selectAll: () =>
    change((now) => ({
      ...now,
      selection: {
        ...nothingSelected,
        rows: CompactSelection.fromSingleSelection([0, now.rows.length]),
      },
    })),
  scroller: () => {
    const scroller = visible?.element.querySelector<HTMLElement>('.dvn-scroller')
    if (!scroller) throw new Error('glide-data-grid has drawn no scroller.')
    return { down: scroller, across: scroller }
  },
  drawn: texts,
}

function change(next: (now: Visible) => Visible): void {
  if (visible === undefined) return
  visible = next(visible)
  flushSync(draw)
}

function draw(): void {
  if (visible === undefined) return
  const { root, rows, selection } = visible
  root.render(
    createElement(DataEditor, {
      columns,
      rows: rows.length,
      getCellContent: (place: Item) => describeCell(rows, place),
      gridSelection: selection,
      onGridSelectionChange: ignore,
      rowMarkers: 'checkbox',
      onCellEdited: ignore,
      freezeColumns: 1,
      rowHeight: sizes.row,
      headerHeight: sizes.headerRow,
      smoothScrollX: true,
      smoothScrollY: true,
      width: '100%',
      height: '100%',
    }),
  )
}

function describeCell(rows: readonly TableTactic[], [columnIndex, rowIndex]: Item): GridCell {
  const row = rows[rowIndex]
  const column = tableColumns[columnIndex - 1]
  const text =
    row === undefined
      ? ''
      : columnIndex === 0 || column === undefined
        ? row.title
        : textOf(row, column)
  return { kind: GridCellKind.Text, data: text, displayData: text, allowOverlay: true }
}

function ignore(): void {}
