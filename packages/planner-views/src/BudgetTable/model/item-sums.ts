import { sumFigures, varianceOf } from '@throughline/domain/budget'
import type { BudgetFigures } from '@throughline/domain/budget'

import type { BudgetCellItem } from '../BudgetCellItems.types'

/** The sums of the items behind a cell. */
export function sumsOfItems(items: readonly BudgetCellItem[]): BudgetFigures {
  return sumFigures(
    items.map(({ estimatedCost, actualCost }) => ({
      estimate: estimatedCost,
      actual: actualCost,
      variance:
        estimatedCost === null && actualCost === null
          ? null
          : varianceOf(estimatedCost ?? 0, actualCost ?? 0),
      itemCount: 1,
    })),
  )
}

/** By their first day, and those of one day by title: an order that costs do not change. */
export function inOrder(items: readonly BudgetCellItem[]): readonly BudgetCellItem[] {
  return items.toSorted(
    (one, other) =>
      one.startDate.localeCompare(other.startDate) ||
      one.title.localeCompare(other.title) ||
      one.id - other.id,
  )
}
