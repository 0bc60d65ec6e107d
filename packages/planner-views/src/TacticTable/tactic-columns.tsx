import {
  cellRefusal,
  cellTextOf,
  fieldIdOf,
  isFieldColumn,
  isInitiallyHidden,
  refuseCell,
} from '@throughline/domain/tactic-table'
import type {
  FieldColumn,
  RowExpenses,
  StandardColumn,
  TableField,
  TacticColumn,
} from '@throughline/domain/tactic-table'
import type { TreeTableColumn, TreeTableValue } from '@throughline/ui/TreeTable'
import type { ReactNode } from 'react'
import type { Locale } from '@throughline/domain/locale'

import { figureText, widthOfFigures } from '../money-parts'
import { editorOf, editTextOf } from './cell-editors'
import { columnHeader, englishTacticTableLabels } from './TacticTable.labels'
import type { TacticTableLabels } from './TacticTable.labels'
import type { TableEntry } from './model/table-entries'
import type { TacticTableProps } from './TacticTable.types'
import { drawChannel, drawFlag, drawLink, drawName, drawTags } from './TacticTableCells'
import type { CellDrawing } from './TacticTableCells'

type Column = TreeTableColumn<TableEntry>

/** The id of the column with a link to each item. */
export const OPEN_COLUMN = 'open'

/**
 * Usual widths in pixels. With those of figures, they fit a window of 1440 pixels beside the
 * navigation and a scrollbar.
 */
const widths: Readonly<Partial<Record<StandardColumn, number>>> = {
  title: 220,
  flag: 52,
  plan: 64,
  channel: 120,
  type: 108,
  platforms: 130,
  startDate: 80,
  endDate: 80,
  repeats: 84,
  initiatives: 128,
  tags: 114,
}

/** Least width of a column of money, in pixels. */
const MIN_MONEY_WIDTH = 74

const OPEN_WIDTH = 60
/** Of every other column, such as that of a universal field. */
const OTHER_WIDTH = 120

/** Users read titles: in a wide window the title gets as much room as four other columns. */
const TITLE_GROWTH = 4

const money = ['estimate', 'actual', 'variance'] as const
type MoneyColumn = (typeof money)[number]

function isMoney(column: StandardColumn): column is MoneyColumn {
  return money.some((one) => one === column)
}

export interface ColumnOptions extends CellDrawing, Pick<TacticTableProps, 'cells' | 'hrefOf'> {
  readonly columns: readonly TacticColumn[]
  readonly frozenColumns: ReadonlySet<string>
  /** The universal fields that have columns. */
  readonly fields: readonly TableField[]
  readonly locale: Locale
  /** Width of each column of money, in pixels. */
  readonly moneyWidth: number
}

/** Returns the width in which every amount can be read, for all columns of money. */
export function moneyWidthOf(
  entries: readonly TableEntry[],
  totals: readonly TableEntry[],
  locale?: Locale,
): number {
  const items = entries.flatMap((entry) => (entry.kind === 'group' ? entry.children : []))
  const figures = [...entries, ...items, ...totals]
  return Math.max(
    MIN_MONEY_WIDTH,
    widthOfFigures(figures.map(expensesOfEntry), (amount) => figureText(amount, locale)),
  )
}

/** Returns the columns of the table; the last one opens items. */
export function tacticColumnsOf(options: ColumnOptions): readonly Column[] {
  return [...options.columns.map((column) => columnOf(column, options)), openColumn(options)]
}

function columnOf(column: TacticColumn, options: ColumnOptions): Column {
  const common = {
    id: column,
    header: columnHeader(column, options.fields, options.labels),
    width: widthOf(column, options),
    isSortable: true,
    ...(options.frozenColumns.has(column) ? ({ isFrozen: 'start' } as const) : null),
    ...editing(column, options),
  }
  if (isFieldColumn(column))
    return { ...common, ...fieldColumn(column, options.fields, options.locale) }
  if (column === 'title') {
    return {
      ...common,
      isRowHeader: true,
      align: 'start',
      growth: TITLE_GROWTH,
      getValue: textOf(column, options.locale),
      renderCell: (entry) => drawName(entry, options),
    }
  }
  if (isMoney(column))
    return { ...common, getValue: moneyOf(column), formatValue: moneyWriter(options.locale) }
  const renderCell = drawn[column]
  return {
    ...common,
    align: 'start',
    getValue: textOf(column, options.locale),
    ...(renderCell === undefined ? null : { renderCell: (entry) => renderCell(entry, options) }),
  }
}

function widthOf(column: TacticColumn, { moneyWidth }: ColumnOptions): number {
  if (isFieldColumn(column)) return OTHER_WIDTH
  return isMoney(column) ? moneyWidth : (widths[column] ?? OTHER_WIDTH)
}

/** Values as text: numbers at the end, links to press. */
function fieldColumn(
  column: FieldColumn,
  fields: readonly TableField[],
  locale: Locale,
): Pick<Column, 'align' | 'getValue' | 'renderCell'> {
  const id = fieldIdOf(column)
  const type = fields.find((field) => field.id === id)?.type
  const getValue = textOf(column, locale)
  if (type === 'number') return { align: 'end', getValue }
  if (type !== 'url') return { align: 'start', getValue }
  return { align: 'start', getValue, renderCell: (entry) => drawLink(getValue(entry) ?? '') }
}

type Renderer = (entry: TableEntry, drawing: CellDrawing) => ReactNode

/** The columns that show more than text. */
const drawn: Readonly<Partial<Record<StandardColumn, Renderer>>> = {
  flag: (entry, { labels }) => (entry.kind === 'item' ? drawFlag(entry.row.item, labels) : null),
  channel: (entry) => (entry.kind === 'item' ? drawChannel(entry.row) : null),
  tags: (entry) => (entry.kind === 'item' ? drawTags(entry.row.tags) : null),
}

function textOf(column: TacticColumn, locale: Locale): (entry: TableEntry) => string | null {
  return (entry) => {
    if (entry.kind === 'item') return cellTextOf(entry.row, column, locale)
    return column === 'title' && entry.kind === 'group' ? entry.group.name : null
  }
}

function moneyOf(column: MoneyColumn): (entry: TableEntry) => number | null {
  return (entry) => expensesOfEntry(entry)[column]
}

function expensesOfEntry(entry: TableEntry): RowExpenses {
  if (entry.kind === 'item') return entry.row
  return entry.kind === 'group' ? entry.group.expenses : entry.expenses
}

/** A dash for no amount, as in the other views. */
function moneyWriter(locale: Locale): (value: TreeTableValue) => string {
  return (value) => (typeof value === 'number' ? figureText(value, locale) : '–')
}

function editing(
  column: TacticColumn,
  { cells, labels }: Pick<ColumnOptions, 'cells' | 'labels'>,
): Pick<Column, 'canEdit' | 'validateText' | 'getEditText' | 'renderEditor'> {
  if (cells === null) return {}
  const renderEditor = editorOf(column, cells)
  return {
    ...(renderEditor === undefined ? null : { renderEditor }),
    canEdit: (entry) =>
      entry.kind === 'item' && cellRefusal(entry.row.item, column, cells) === null,
    getEditText: (entry) => editTextOf(entry, column, cells.locale),
    validateText: ({ row, text }) => {
      const problem = row.kind === 'item' ? refuseCell(row.row.item, { column, text }, cells) : null
      return problem === null ? undefined : labels.problem(problem)
    },
  }
}

function openColumn({ hrefOf, labels }: Pick<ColumnOptions, 'hrefOf' | 'labels'>): Column {
  return {
    id: OPEN_COLUMN,
    header: labels.open,
    width: OPEN_WIDTH,
    isFrozen: 'end',
    align: 'start',
    getValue: () => null,
    isLink: true,
    renderCell: (entry) => {
      if (entry.kind !== 'item') return null
      const { item } = entry.row
      return (
        <a data-part="open" href={hrefOf(item)} aria-label={labels.openItem({ title: item.title })}>
          {labels.open}
        </a>
      )
    },
  }
}

/** A column as the chooser of columns lists it. */
export interface TacticColumnChoice {
  readonly id: TacticColumn
  readonly header: string
  /** The title names the rows and cannot be hidden. */
  readonly isHideable: boolean
  /** The title stays in view until the user lets it scroll. */
  readonly isFrozen: 'start' | undefined
  readonly isInitiallyHidden: boolean
}

/**
 * Columns as the chooser of columns lists them.
 *
 * @param fields the universal fields of the plan, which name their columns
 */
export function tacticColumnChoices(
  columns: readonly TacticColumn[],
  fields: readonly TableField[] = [],
  labels: TacticTableLabels = englishTacticTableLabels,
): readonly TacticColumnChoice[] {
  return columns.map((id) => ({
    id,
    header: columnHeader(id, fields, labels),
    isHideable: id !== 'title',
    isFrozen: id === 'title' ? 'start' : undefined,
    isInitiallyHidden: isInitiallyHidden(id),
  }))
}
