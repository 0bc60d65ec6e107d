import {
  BUDGET_PERIODS,
  budgetTree,
  DEFAULT_BUDGET_PERIOD,
  type BudgetFacts,
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
  type RangePlace,
  type ShownItems,
  useShownItems,
  useShownPlan,
} from '../../plan'

/** Everything that the budget of a plan shows. */
export interface BudgetData extends ShownItems {
  readonly money: MoneyVisibility
  /** How long a column is. */
  readonly period: BudgetPeriod
  readonly facts: BudgetFacts
  /** Without rows where money is not shown. */
  readonly tree: BudgetTree
}

const NO_ITEMS: readonly TacticListItem[] = []

/** The period that a URL names; the default one for any other text. */
function periodOf(name: string | null): BudgetPeriod {
  return BUDGET_PERIODS.find((period) => period === name) ?? DEFAULT_BUDGET_PERIOD
}

/** Reads a plan and its items on the days of a budget, filters them and sums their costs. */
export function useBudgetData({
  planId,
  place,
  isAccountActive,
}: {
  /** null for a URL that names no plan. */
  readonly planId: number | null
  readonly place: RangePlace
  readonly isAccountActive: boolean
}): BudgetData {
  const shownPlan = useShownPlan(planId, isAccountActive)
  const { start, end } = place.range
  const tactics = useRangeTactics(
    useMemo(
      () => (planId === null ? null : { planId, startDate: start, endDate: end }),
      [planId, start, end],
    ),
  )
  const data = useShownItems({ shownPlan, planId, tactics })
  const { access, plan, shownItems } = data
  const { filters } = data.filters
  const money = moneyVisibilityOf(plan.data, access, filters)
  const period = periodOf(place.period)
  const channels = money === 'shown' ? plan.data?.channels : undefined
  const facts = useMemo(
    (): BudgetFacts => ({
      currentPlanId: planId ?? 0,
      channels: channels ?? [],
      hasEmptyRows: !hasChosen(filters),
    }),
    [planId, channels, filters],
  )
  const [sum] = useState(createBudgetSums)
  const items = money === 'shown' ? shownItems : NO_ITEMS
  const tree = useMemo(
    () => sum(items, facts, { range: { start, end }, period }),
    [sum, items, facts, start, end, period],
  )
  return { ...data, money, period, facts, tree }
}

/** Sums that keep the rows in which nothing has changed since they were made last. */
function createBudgetSums() {
  let last: BudgetTree | null = null
  return (...[items, facts, place]: Parameters<typeof budgetTree>) => {
    last = budgetTree(items, facts, place, last)
    return last
  }
}
