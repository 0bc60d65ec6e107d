import { cellRefusal, cellTextOf, refuseCell } from '@throughline/domain/tactic-table'
import type { TacticColumn } from '@throughline/domain/tactic-table'
import type { TreeTableColumn, TreeTableValue } from '@throughline/ui/TreeTable'
import type { ReactNode } from 'react'

import { figureText } from '../money-parts'
import type { TableEntry } from './model/table-entries'
import type { TacticTableProps } from './TacticTable.types'
import { drawChannel, drawFlag, drawName, drawTags } from './TacticTableCells'
import type { CellDrawing } from './TacticTableCells'

type Column = TreeTableColumn<TableEntry>

/** The id of the column with a link to each item. */
export const OPEN_COLUMN = 'open'

/** Usual widths in pixels. */
const WIDTHS: Readonly<Record<TacticColumn | typeof OPEN_COLUMN, number>> = {
  title: 260,
  flag: 56,
  plan: 72,
  channel: 140,
  type: 130,
  platforms: 140,
  startDate: 88,
  endDate: 88,
  repeats: 88,
  initiatives: 190,
  tags: 180,
  estimate: 84,
  actual: 84,
  variance: 84,
  open: 72,
}

const MONEY = ['estimate', 'actual', 'variance'] as const
type MoneyColumn = (typeof MONEY)[number]

function isMoney(column: TacticColumn): column is MoneyColumn {
  return MONEY.some((one) => one === column)
}

export interface ColumnOptions
  extends CellDrawing, Pick<TacticTableProps, 'cells' | 'hrefOf' | 'onOpenItem'> {
  readonly columns: readonly TacticColumn[]
  readonly frozenCount: number
}

/** The columns of the table, with the one that opens items at the end. */
export function tacticColumnsOf(options: ColumnOptions): readonly Column[] {
  return [
    ...options.columns.map((column, index) => {
      const frozen = index < options.frozenCount ? ({ isFrozen: 'start' } as const) : null
      return { ...columnOf(column, options), ...frozen }
    }),
    openColumn(options),
  ]
}

function columnOf(column: TacticColumn, options: ColumnOptions): Column {
  const common = {
    id: column,
    header: options.labels.columns[column],
    width: WIDTHS[column],
    isSortable: true,
    ...editing(column, options),
  }
  if (isMoney(column)) return { ...common, getValue: moneyOf(column), formatValue: formatMoney }
  const renderCell = DRAWN[column]
  return {
    ...common,
    align: 'start',
    getValue: textOf(column),
    ...(renderCell === undefined ? null : { renderCell: (entry) => renderCell(entry, options) }),
  }
}

type Renderer = (entry: TableEntry, drawing: CellDrawing) => ReactNode

/** The columns that show more than text. */
const DRAWN: Readonly<Partial<Record<TacticColumn, Renderer>>> = {
  title: drawName,
  flag: (entry, { labels }) => (entry.kind === 'item' ? drawFlag(entry.row.item, labels) : null),
  channel: (entry) => (entry.kind === 'item' ? drawChannel(entry.row) : null),
  tags: (entry) => (entry.kind === 'item' ? drawTags(entry.row.tags) : null),
}

function textOf(column: TacticColumn): (entry: TableEntry) => string | null {
  return (entry) => {
    if (entry.kind === 'item') return cellTextOf(entry.row, column)
    return column === 'title' && entry.kind === 'group' ? entry.group.name : null
  }
}

function moneyOf(column: MoneyColumn): (entry: TableEntry) => number | null {
  return (entry) => {
    if (entry.kind === 'item') return entry.row[column]
    return entry.kind === 'group' ? entry.group.expenses[column] : entry.expenses[column]
  }
}

/** A dash for no amount, as in the other views. */
function formatMoney(value: TreeTableValue): string {
  return typeof value === 'number' ? figureText(value) : '–'
}

function editing(
  column: TacticColumn,
  { cells, labels }: Pick<ColumnOptions, 'cells' | 'labels'>,
): Pick<Column, 'canEdit' | 'validateText' | 'getEditText'> {
  if (cells === null) return {}
  return {
    canEdit: (entry) =>
      entry.kind === 'item' && cellRefusal(entry.row.item, column, cells) === null,
    getEditText: (entry) => (entry.kind === 'item' ? cellTextOf(entry.row, column) : ''),
    validateText: ({ row, text }) => {
      const problem = row.kind === 'item' ? refuseCell(row.row.item, { column, text }, cells) : null
      return problem === null ? undefined : labels.problem(problem)
    },
  }
}

function openColumn({
  hrefOf,
  onOpenItem,
  labels,
}: Pick<ColumnOptions, 'hrefOf' | 'onOpenItem' | 'labels'>): Column {
  return {
    id: OPEN_COLUMN,
    header: labels.open,
    width: WIDTHS[OPEN_COLUMN],
    align: 'start',
    getValue: () => null,
    renderCell: (entry) => {
      if (entry.kind !== 'item') return null
      const { item } = entry.row
      return (
        <a
          data-part="open"
          href={hrefOf(item)}
          aria-label={labels.openItem({ title: item.title })}
          onClick={(event) => {
            onOpenItem({ item, event })
          }}
        >
          {labels.open}
        </a>
      )
    },
  }
}
