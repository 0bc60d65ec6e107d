import {
  BUDGET_PERIODS,
  budgetTree,
  DEFAULT_BUDGET_PERIOD,
  type BudgetDetails,
  type BudgetPeriod,
  type BudgetTree,
} from '@throughline/domain/budget'
import { hasChosen } from '@throughline/domain/filters'
import type { TacticListItem } from '@throughline/domain/tactics'
import { useMemo, useState } from 'react'
import { useRangeTactics } from '../../data/use-tactics'
import {
  moneyVisibilityOf,
  type MoneyVisibility,
  type RangeUrl,
  type VisibleItems,
  type VisiblePlan,
  useVisibleItems,
} from '../../plan'

/** Data that the budget of a plan shows. */
export interface BudgetData extends VisibleItems {
  readonly money: MoneyVisibility
  /**
   * False until the plan with the days of its budget has loaded. Until then the view names no days.
   */
  readonly isRangeLoaded: boolean
  /** Length of a column. */
  readonly period: BudgetPeriod
  readonly details: BudgetDetails
  /** Has no rows if money is hidden, and no names of periods until they are known. */
  readonly tree: BudgetTree
}

const UNKNOWN_NAME = '…'
const noItems: readonly TacticListItem[] = []

/** Returns the period that a URL names; the default one for any other text. */
function periodOf(name: string | null): BudgetPeriod {
  return BUDGET_PERIODS.find((period) => period === name) ?? DEFAULT_BUDGET_PERIOD
}

/** Reads a plan and its items on the days of a budget, filters them and sums their costs. */
export function useBudgetData({
  planId,
  visiblePlan,
  days: { place, isChosen },
}: {
  /** null for a URL that names no plan. */
  readonly planId: number | null
  readonly visiblePlan: VisiblePlan
  readonly days: Pick<RangeUrl, 'place' | 'isChosen'>
}): BudgetData {
  const isRangeLoaded = isChosen || visiblePlan.plan.data !== undefined
  const { start, end } = place.range
  const tactics = useRangeTactics(
    useMemo(
      // A request for the wrong days would be wasted.
      () => (planId === null || !isRangeLoaded ? null : { planId, startDate: start, endDate: end }),
      [planId, isRangeLoaded, start, end],
    ),
  )
  const data = useVisibleItems({ visiblePlan, planId, tactics })
  const { access, plan, visibleItems } = data
  const { filters } = data.filters
  const money = moneyVisibilityOf(plan.data, access, filters)
  const period = periodOf(place.period)
  const channels = money === 'shown' ? plan.data?.channels : undefined
  const details = useMemo(
    (): BudgetDetails => ({
      currentPlanId: planId ?? 0,
      channels: channels ?? [],
      hasEmptyRows: !hasChosen(filters),
    }),
    [planId, channels, filters],
  )
  const [sum] = useState(createBudgetSums)
  const items = money === 'shown' ? visibleItems : noItems
  const tree = useMemo(() => {
    const summed = sum(items, details, { range: { start, end }, period })
    return isRangeLoaded ? summed : withoutNames(summed)
  }, [sum, items, details, start, end, period, isRangeLoaded])
  return { ...data, money, isRangeLoaded, period, details, tree }
}

/**
 * Returns the tree without names of periods: the columns keep their place until the periods are
 * known.
 */
function withoutNames(tree: BudgetTree): BudgetTree {
  return { ...tree, spans: tree.spans.map((span) => ({ ...span, name: UNKNOWN_NAME })) }
}

/**
 * Creates a function that sums costs and reuses the rows that have not changed since its last call.
 */
function createBudgetSums() {
  let last: BudgetTree | null = null
  return (...[items, details, place]: Parameters<typeof budgetTree>) => {
    last = budgetTree(items, details, place, last)
    return last
  }
}
