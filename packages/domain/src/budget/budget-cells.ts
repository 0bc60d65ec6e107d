import { dayNumberOf, monthIndexOf } from '../calendar-dates'
import type { DateRange } from '../calendar-dates'
import { periodIndexOf } from './budget-periods'
import type { BudgetPeriod } from './budget-periods'
import type { BudgetFigures, CompleteBudgetItem } from './budget-rows'
import { varianceOf } from './month-expenses'

const noFigures: BudgetFigures = { estimate: null, actual: null, variance: null, itemCount: 0 }

/** Returns the sum of cells; a figure that no cell has stays null. */
export function sumFigures(cells: readonly BudgetFigures[]): BudgetFigures {
  let estimate: number | null = null
  let actual: number | null = null
  let itemCount = 0
  for (const cell of cells) {
    estimate = plus(estimate, cell.estimate)
    actual = plus(actual, cell.actual)
    itemCount += cell.itemCount
  }
  return figuresOf(estimate, actual, itemCount)
}

/** Sums by type and span, to which items are added one at a time. */
export interface BudgetCells {
  readonly spanCount: number
  /** Adds an item that starts within the range. */
  readonly add: (item: CompleteBudgetItem) => void
  /** The cells of a type, one for each span; null for all items of unknown types. */
  readonly ofType: (typeId: number | null) => readonly BudgetFigures[]
}

/** Creates the empty sums of some types and spans. */
export function createBudgetCells(
  typeIds: readonly number[],
  {
    range,
    period,
    spanCount,
  }: { readonly range: DateRange; readonly period: BudgetPeriod; readonly spanCount: number },
): BudgetCells {
  const lineOf = new Map(typeIds.map((id, at) => [id, at] as const))
  // The last line is that of unknown types.
  const otherLine = typeIds.length
  const length = (typeIds.length + 1) * spanCount
  const sums = {
    estimates: new Float64Array(length),
    estimateCounts: new Uint32Array(length),
    actuals: new Float64Array(length),
    actualCounts: new Uint32Array(length),
    items: new Uint32Array(length),
  }
  const first = periodIndexOf(monthIndexOf(dayNumberOf(range.start)), period)
  const add = (list: Float64Array | Uint32Array, at: number, amount: number): void => {
    list[at] = (list[at] ?? 0) + amount
  }
  return {
    spanCount,
    add: ({ tacticTypeId, startDate, estimatedCost, actualCost }) => {
      // Reading two numbers from the text is much faster than reading the date.
      const monthIndex = Number(startDate.slice(0, 4)) * 12 + Number(startDate.slice(5, 7)) - 1
      const span = periodIndexOf(monthIndex, period) - first
      const at = (lineOf.get(tacticTypeId) ?? otherLine) * spanCount + span
      add(sums.items, at, 1)
      if (estimatedCost !== null) {
        add(sums.estimates, at, estimatedCost)
        add(sums.estimateCounts, at, 1)
      }
      if (actualCost !== null) {
        add(sums.actuals, at, actualCost)
        add(sums.actualCounts, at, 1)
      }
    },
    ofType: (typeId) => {
      const line = typeId === null ? otherLine : (lineOf.get(typeId) ?? otherLine)
      return Array.from({ length: spanCount }, (_unused, span) => {
        const at = line * spanCount + span
        const itemCount = sums.items[at] ?? 0
        if (itemCount === 0) return noFigures
        const hasEstimate = (sums.estimateCounts[at] ?? 0) > 0
        const hasActual = (sums.actualCounts[at] ?? 0) > 0
        return figuresOf(
          hasEstimate ? (sums.estimates[at] ?? 0) : null,
          hasActual ? (sums.actuals[at] ?? 0) : null,
          itemCount,
        )
      })
    },
  }
}

function figuresOf(
  estimate: number | null,
  actual: number | null,
  itemCount: number,
): BudgetFigures {
  if (itemCount === 0) return noFigures
  const isEmpty = estimate === null && actual === null
  return {
    estimate,
    actual,
    variance: isEmpty ? null : varianceOf(estimate ?? 0, actual ?? 0),
    itemCount,
  }
}

function plus(sum: number | null, amount: number | null): number | null {
  if (amount === null) return sum
  return (sum ?? 0) + amount
}
