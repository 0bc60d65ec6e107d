import type { DateRange, DayNumber } from '@throughline/domain/calendar-dates'
import type { FlowBarFigures, FlowBarProps } from '@throughline/planner-views/flow-bar'
import { useCallback, useMemo } from 'react'
import { useRangeTactics } from '../../data/use-tactics'
import type { VisibleItems } from '../items/use-visible-items'
import { actualOf, budgetDaysOf, isWithin, type MoneyVisibility } from './plan-money'

interface PlanFiguresOptions extends Pick<VisibleItems, 'plan' | 'lookup' | 'allItems' | 'status'> {
  readonly money: MoneyVisibility
  /** Spending on the visible items, in whole dollars; null while money is hidden. */
  readonly spent: number | null
}

/**
 * Returns the figures above a view that shows money. The spending of the budget is a sum of items,
 * so it follows a change at once. If the visible days contain the budget's days, it sums the loaded
 * items. Otherwise it reads the items of the budget's days.
 *
 * @returns `onRetryBudget` if those could not be read
 */
export function usePlanFigures(
  { plan, money, spent, lookup, allItems, status }: PlanFiguresOptions,
  range: DateRange,
  today: DayNumber,
): Pick<FlowBarProps, 'figures' | 'onRetryBudget'> {
  const visiblePlan = money === 'shown' ? plan.data : undefined
  const total = visiblePlan?.totalBudget ?? null
  const planId = visiblePlan?.id ?? null
  const { startDate = null, endDate = null } = visiblePlan ?? {}
  const budgetDays = useMemo(
    () => (total === null ? null : budgetDaysOf({ startDate, endDate }, today)),
    [total, startDate, endDate, today],
  )
  const isOnShow = budgetDays !== null && isWithin(budgetDays, range)
  const elsewhere = useRangeTactics(
    useMemo(
      () =>
        planId === null || budgetDays === null || isOnShow
          ? null
          : { planId, startDate: budgetDays.start, endDate: budgetDays.end },
      [planId, budgetDays, isOnShow],
    ),
  )
  const itemsElsewhere = elsewhere.isPlaceholderData ? undefined : elsewhere.data
  const itemsOnShow = status === 'ready' ? allItems : undefined
  const items = isOnShow ? itemsOnShow : itemsElsewhere
  const actual = useMemo(
    () =>
      planId === null || budgetDays === null || items === undefined
        ? null
        : actualOf(items, planId, budgetDays, lookup.isMonthly),
    [planId, budgetDays, items, lookup],
  )
  const figures = useMemo((): FlowBarFigures | null => {
    if (spent === null) return null
    const budget = total === null ? null : { total, actual, startDate, endDate }
    return { budget, expenses: spent, range }
  }, [spent, total, actual, startDate, endDate, range])
  const { isError, refetch } = elsewhere
  const onRetryBudget = useCallback(() => {
    void refetch()
  }, [refetch])
  return { figures, onRetryBudget: isError && items === undefined ? onRetryBudget : undefined }
}
