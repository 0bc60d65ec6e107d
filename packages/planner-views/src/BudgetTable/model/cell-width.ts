import type { BudgetFigures, BudgetTree } from '@throughline/domain/budget'
import type { Locale } from '@throughline/domain/locale'

import { totalText, widthOfFigures } from '../../money-parts'

const MIN_PIXELS = 64

/** Widths in which every figure of a tree can be read, in pixels. */
export interface CellWidths {
  readonly span: number
  readonly total: number
}

/**
 * Widths of figures that are loading, and of a tree without rows. They fit the figures of a usual
 * month and of a usual year, so that columns seldom move when figures arrive.
 */
export const usualWidths: CellWidths = {
  span: widthFor([usualFigures(100_000)]),
  total: widthFor([usualFigures(1_000_000)]),
}

/** The widths of all columns of one kind are the same, so that amounts can be compared across. */
export function cellWidthsOf({ rows, total }: BudgetTree, locale?: Locale): CellWidths {
  if (rows.length === 0) return usualWidths
  const all = [...rows.flatMap((row) => [row, ...row.rows]), total]
  return {
    span: widthFor(
      all.flatMap(({ cells }) => cells),
      locale,
    ),
    total: widthFor(
      all.map((row) => row.total),
      locale,
    ),
  }
}

function widthFor(figures: readonly Omit<BudgetFigures, 'itemCount'>[], locale?: Locale): number {
  return Math.max(
    MIN_PIXELS,
    widthOfFigures(figures, (amount) => totalText(amount, locale)),
  )
}

function usualFigures(dollars: number): Omit<BudgetFigures, 'itemCount'> {
  return { estimate: dollars, actual: dollars, variance: 0 }
}
