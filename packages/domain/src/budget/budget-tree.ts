import { completeItem } from '../tactics'
import { isMonthlyKind } from '../channels'
import { dayNumberOf } from '../calendar-dates'
import type { DateRange } from '../calendar-dates'
import { createBudgetCells, sumFigures } from './budget-cells'
import type { BudgetCells } from './budget-cells'
import { budgetSpans } from './budget-periods'
import type { BudgetPeriod } from './budget-periods'
import type { BudgetDetails, BudgetFigures, BudgetItem, BudgetRow, BudgetTree } from './budget-rows'
import { isCounted, ownChannels } from './counted-items'
import { keepBudgetTree } from './keep-budget-tree'
import { createMonthSums } from './month-expenses'

/** Name of the row for items whose type the plan does not have. */
const OTHER_NAME = 'Other'

/**
 * Sums the costs of a plan's own items by channel, type and period, with the rules of
 * `monthExpenses`. The whole cost counts on the first day, and a series counts once. The parking
 * lot, initiatives and types that last whole months do not count. Those types have no row.
 *
 * @param range the visible days, both inclusive
 * @param previous the tree before the change: unchanged rows stay the same objects
 * @throws RangeError on a malformed date of the range
 */
export function budgetTree(
  items: readonly BudgetItem[],
  details: BudgetDetails,
  { range, period }: { readonly range: DateRange; readonly period: BudgetPeriod },
  previous: BudgetTree | null = null,
): BudgetTree {
  const spans = budgetSpans(range, period)
  const typeIds = ownChannels(details).flatMap(({ tacticTypes }) => tacticTypes.map(({ id }) => id))
  const cells = createBudgetCells(typeIds, { range, period, spanCount: spans.length })
  const months = createMonthSums({
    startDay: dayNumberOf(range.start),
    endDay: dayNumberOf(range.end),
  })
  const counts = isCounted(details, range)
  for (const source of items) {
    const item = completeItem(source, { planId: details.currentPlanId })
    if (item === null || !counts(item)) continue
    cells.add(item)
    if (item.estimatedCost !== null || item.actualCost !== null) months.add(item)
  }
  const rows = [...channelRows(details, cells), ...otherRows(cells)]
  const total = line('total', 'total', '', null, sumOfRows(rows, spans.length), rows)
  const tree = { spans, rows, total: { ...total, rows: [] }, months: months.months() }
  return previous === null ? tree : keepBudgetTree(tree, previous)
}

function channelRows(details: BudgetDetails, cells: BudgetCells): readonly BudgetRow[] {
  const { hasEmptyRows } = details
  return ownChannels(details).flatMap(({ id, name, uiColor, tacticTypes }) => {
    const costTypes = tacticTypes.filter(({ kind }) => !isMonthlyKind(kind))
    // A channel whose types all last whole months can have no cost at all.
    if (costTypes.length === 0 && tacticTypes.length > 0) return []
    const types = costTypes.flatMap((type) => {
      const row = line(`type:${type.id}`, 'type', type.name, null, cells.ofType(type.id))
      const isVisible = row.total.itemCount > 0 || (hasEmptyRows && !type.isHidden)
      return isVisible ? [row] : []
    })
    if (types.length === 0 && !hasEmptyRows) return []
    const sums = sumOfRows(types, cells.spanCount)
    return [line(`channel:${id}`, 'channel', name, uiColor, sums, types)]
  })
}

function otherRows(cells: BudgetCells): readonly BudgetRow[] {
  const row = line('other', 'other', OTHER_NAME, null, cells.ofType(null))
  return row.total.itemCount > 0 ? [row] : []
}

function line(
  id: string,
  kind: BudgetRow['kind'],
  name: string,
  color: string | null,
  cells: readonly BudgetFigures[],
  rows: readonly BudgetRow[] = [],
): BudgetRow {
  return { id, kind, name, color, cells, total: sumFigures(cells), rows }
}

function sumOfRows(rows: readonly BudgetRow[], spanCount: number): readonly BudgetFigures[] {
  return Array.from({ length: spanCount }, (_unused, at) =>
    sumFigures(rows.flatMap(({ cells }) => cells[at] ?? [])),
  )
}
