import type { BudgetFigures, BudgetTree } from '@throughline/domain/budget'

import { figureOrDash } from '../../money-parts'
import { FIGURE_KINDS } from './visible-rows'

/** Width of a digit in strong weight, in pixels; commas are narrower. */
const DIGIT_PIXELS = 8
/** Padding of a cell on both sides together, in pixels. */
const INSET_PIXELS = 20
const MIN_PIXELS = 64

/** Widths in which every figure of a tree can be read, in pixels. */
export interface CellWidths {
  readonly span: number
  readonly total: number
}

/**
 * Widths of figures that are loading. They fit the figures of a usual month and of a usual year, so
 * that columns seldom move when the figures arrive.
 */
export const usualWidths: CellWidths = {
  span: widthOfLength('100,000'.length),
  total: widthOfLength('1,000,000'.length),
}

/** The widths of all columns of one kind are the same, so that amounts can be compared across. */
export function cellWidthsOf({ rows, total }: BudgetTree): CellWidths {
  const all = [...rows.flatMap((row) => [row, ...row.rows]), total]
  return {
    span: widthFor(all.flatMap(({ cells }) => cells)),
    total: widthFor(all.map((row) => row.total)),
  }
}

function widthFor(figures: readonly BudgetFigures[]): number {
  let [least, greatest] = [0, 0]
  for (const each of figures) {
    for (const kind of FIGURE_KINDS) {
      const amount = each[kind] ?? 0
      least = Math.min(least, amount)
      greatest = Math.max(greatest, amount)
    }
  }
  const length = Math.max(figureOrDash(least).length, figureOrDash(greatest).length)
  return widthOfLength(length)
}

function widthOfLength(length: number): number {
  return Math.max(MIN_PIXELS, length * DIGIT_PIXELS + INSET_PIXELS)
}
