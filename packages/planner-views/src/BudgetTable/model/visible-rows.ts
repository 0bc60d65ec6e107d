import type { BudgetFigures, BudgetRow, BudgetTree } from '@throughline/domain/budget'

/** The rows that are seen, from top to bottom, the totals last. */
export function visibleRows(
  { rows, total }: BudgetTree,
  expandedRowIds: ReadonlySet<string>,
): readonly BudgetRow[] {
  const seen = rows.flatMap((row) => (expandedRowIds.has(row.id) ? [row, ...row.rows] : [row]))
  return rows.length === 0 ? [] : [...seen, total]
}

/** The three figures of a cell, in the order of their columns. */
export const FIGURE_KINDS = ['estimate', 'actual', 'variance'] as const

/** One of the figures of a cell. */
export type FigureKind = (typeof FIGURE_KINDS)[number]

/** The amounts of a row that a column shows; `at` is the place of the period, -1 for the total. */
export function figuresAt({ cells, total }: BudgetRow, at: number): BudgetFigures {
  return cells[at] ?? total
}
