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
  type RangeUrl,
  type ShownItems,
  type ShownPlan,
  useShownItems,
} from '../../plan'

/** Everything that the budget of a plan shows. */
export interface BudgetData extends ShownItems {
  readonly money: MoneyVisibility
  /** False while the plan says which days its budget is about. Nothing names the days until then. */
  readonly isRangeKnown: boolean
  /** How long a column is. */
  readonly period: BudgetPeriod
  readonly facts: BudgetFacts
  /** Without rows where money is not shown, and without names of periods while they are not known. */
  readonly tree: BudgetTree
}

const UNKNOWN_NAME = '…'
const NO_ITEMS: readonly TacticListItem[] = []

/** The period that a URL names; the default one for any other text. */
function periodOf(name: string | null): BudgetPeriod {
  return BUDGET_PERIODS.find((period) => period === name) ?? DEFAULT_BUDGET_PERIOD
}

/** Reads a plan and its items on the days of a budget, filters them and sums their costs. */
export function useBudgetData({
  planId,
  shownPlan,
  days: { place, isChosen },
}: {
  /** null for a URL that names no plan. */
  readonly planId: number | null
  readonly shownPlan: ShownPlan
  readonly days: Pick<RangeUrl, 'place' | 'isChosen'>
}): BudgetData {
  const isRangeKnown = isChosen || shownPlan.plan.data !== undefined
  const { start, end } = place.range
  const tactics = useRangeTactics(
    useMemo(
      // Days that are not known yet would be read in vain.
      () => (planId === null || !isRangeKnown ? null : { planId, startDate: start, endDate: end }),
      [planId, isRangeKnown, start, end],
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
  const tree = useMemo(() => {
    const summed = sum(items, facts, { range: { start, end }, period })
    return isRangeKnown ? summed : withoutNames(summed)
  }, [sum, items, facts, start, end, period, isRangeKnown])
  return { ...data, money, isRangeKnown, period, facts, tree }
}

/** Keeps the places of the columns while it is not known which periods they are. */
function withoutNames(tree: BudgetTree): BudgetTree {
  return { ...tree, spans: tree.spans.map((span) => ({ ...span, name: UNKNOWN_NAME })) }
}

/** Sums that keep the rows in which nothing has changed since they were made last. */
function createBudgetSums() {
  let last: BudgetTree | null = null
  return (...[items, facts, place]: Parameters<typeof budgetTree>) => {
    last = budgetTree(items, facts, place, last)
    return last
  }
}
