import { formatCount } from '@throughline/domain/messages'
import type { BudgetFigures, BudgetRow, BudgetTree } from '@throughline/domain/budget'
import type { DateRange } from '@throughline/domain/calendar-dates'
import {
  columnLetters,
  type SheetCell,
  type SheetColumn,
  type SheetDescription,
  type SheetRow,
} from '@throughline/domain/item-file'

/** Source of the sheets. */
export interface BudgetSheetsSource {
  readonly tree: BudgetTree
  readonly planName: string
  readonly range: DateRange
  readonly activeFilterCount: number
  /** Time of the export, in the planner's zone: `2026-11-18 09:30`. */
  readonly exportedAt: string
}

/** The headers are row 1 of the sheet. */
const FIRST_ROW = 2
/** Index of the first column with figures; the column before it has the names. */
const FIRST_FIGURE = 1
const figureNames = [
  ['estimate', 'Est'],
  ['actual', 'Act'],
  ['variance', 'Var'],
] as const
const TOTAL = 'Total'

/**
 * Returns the sheets of a budget: the table with its sums as formulas, and the meaning of its
 * columns.
 */
export function budgetSheets(source: BudgetSheetsSource): readonly SheetDescription[] {
  return [tableSheet(source.tree), aboutSheet(source)]
}

function tableSheet(tree: BudgetTree): SheetDescription {
  const lines = linesOf(tree)
  const figures = [...tree.spans.map(({ name }) => name), TOTAL].flatMap((period) =>
    figureNames.map(([kind, label]): SheetColumn => ({
      header: `${period} ${label}`,
      kind: kind === 'variance' ? 'variance' : 'money',
    })),
  )
  return {
    name: 'Budget',
    columns: [{ header: 'Channel and type', kind: 'text', width: 30 }, ...figures],
    rows: lines.map((line) => sheetRow(line, tree.spans.length)),
    frozenRows: 1,
    frozenColumns: 1,
  }
}

/** Row of the budget, with the rows of the sheet that it sums. */
interface Line {
  readonly row: BudgetRow
  /** Number from 1, as in formulas. */
  readonly number: number
  /** Numbers of the rows that this row sums; empty for a row with the costs themselves. */
  readonly summed: readonly number[]
}

function linesOf({ rows, total }: BudgetTree): readonly Line[] {
  const lines: Line[] = []
  const channelNumbers: number[] = []
  let number = FIRST_ROW
  for (const row of rows) {
    const first = number + 1
    channelNumbers.push(number)
    lines.push({ row, number, summed: row.rows.map((_type, at) => first + at) })
    row.rows.forEach((type, at) => {
      lines.push({ row: type, number: first + at, summed: [] })
    })
    number += 1 + row.rows.length
  }
  return [...lines, { row: total, number, summed: channelNumbers }]
}

function sheetRow(line: Line, spanCount: number): SheetRow {
  const { row } = line
  const cells = row.cells.flatMap((figures, at) => spanCells(line, figures, at))
  const name = row.kind === 'total' ? 'Monthly Totals' : row.name
  return {
    level: row.kind === 'type' ? 1 : 0,
    ...(row.kind === 'type' ? null : { isStrong: true }),
    cells: [name, ...cells, ...totalCells(line, spanCount)],
  }
}

function spanCells(line: Line, figures: BudgetFigures, at: number): readonly SheetCell[] {
  const [estimate, actual] = figureNames.map((_figure, kind) => columnOf(at, kind))
  const cost = (column: string | undefined, amount: number | null): SheetCell =>
    line.summed.length === 0
      ? amount
      : { formula: sumOf(column ?? '', line.summed), value: amount ?? 0 }
  return [
    cost(estimate, figures.estimate),
    cost(actual, figures.actual),
    difference(line, estimate, actual, figures),
  ]
}

/** Returns the sums of a row over all periods. */
function totalCells(line: Line, spanCount: number): readonly SheetCell[] {
  const { total } = line.row
  const across = (kind: number, amount: number | null): SheetCell => {
    const cells = Array.from(
      { length: spanCount },
      (_unused, at) => `${columnOf(at, kind)}${line.number}`,
    )
    // Excel allows at most 255 values in one sum; three years have 36 months.
    return { formula: `SUM(${cells.join(',')})`, value: amount ?? 0 }
  }
  return [
    across(0, total.estimate),
    across(1, total.actual),
    difference(line, columnOf(spanCount, 0), columnOf(spanCount, 1), total),
  ]
}

/** Returns the variance; empty for a type without any cost, as on the screen. */
function difference(
  { number, summed }: Line,
  estimate: string | undefined,
  actual: string | undefined,
  { variance }: BudgetFigures,
): SheetCell {
  if (variance === null && summed.length === 0) return null
  return { formula: `${estimate ?? ''}${number}-${actual ?? ''}${number}`, value: variance ?? 0 }
}

/** Returns a sum over a range for adjacent rows, else over single cells. */
function sumOf(column: string, rows: readonly number[]): string {
  const [first = 0] = rows
  const last = rows.at(-1) ?? first
  const isRange = last - first + 1 === rows.length
  return isRange
    ? `SUM(${column}${first}:${column}${last})`
    : rows.map((row) => `${column}${row}`).join('+')
}

function columnOf(at: number, kind: number): string {
  return columnLetters(FIRST_FIGURE + at * figureNames.length + kind)
}

function aboutSheet({
  planName,
  range,
  activeFilterCount,
  exportedAt,
}: BudgetSheetsSource): SheetDescription {
  const lines: readonly (readonly [string, string])[] = [
    ['Plan', planName],
    ['Dates', `${range.start} to ${range.end}`],
    ['Filters', activeFilterCount === 0 ? 'None' : `${formatCount(activeFilterCount)} in use`],
    ['Exported', exportedAt],
    ['', ''],
    ['Channel and type', 'A channel in bold, and its types below it. The channel sums its types.'],
    ['Est', 'Estimated cost in whole US dollars. Empty: no item has one.'],
    ['Act', 'Actual cost in whole US dollars. Empty: no item has one.'],
    ['Var', 'Estimated cost minus actual cost: negative when more was spent than planned.'],
    ['Total', 'The sum over the shown dates.'],
    ['Monthly Totals', 'The sum of all channels.'],
    [
      'What counts',
      'The whole cost of an item counts on its first day, that of a repeating item once. Items of the parking lot, initiatives and items of whole months have no cost.',
    ],
  ]
  return {
    name: 'About',
    columns: [
      { header: 'About this file', kind: 'text', width: 24 },
      { header: '', kind: 'text', width: 90 },
    ],
    rows: lines.map((cells) => ({ level: 0, cells })),
    frozenRows: 1,
    frozenColumns: 0,
  }
}
