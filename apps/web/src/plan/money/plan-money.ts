import type { PlanDetail } from '@throughline/api-client'
import type { PlanAccess } from '@throughline/domain/access'
import { monthExpenses, sumExpenses, type CostItem } from '@throughline/domain/budget'
import {
  dayNumberOf,
  PICKER_YEARS_EACH_SIDE,
  yearMonthOf,
  type DateRange,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import type { PlanFilters } from '@throughline/domain/filters'
import { showsOwnItemsOnly } from '@throughline/domain/plans'
import type { TacticListItem } from '@throughline/domain/tactics'

/**
 * Whether a view shows money. `other-plans`: not while items of other plans of the family are
 * shown, since no figure names the plan that it belongs to. `none`: there is none for this
 * person, and nothing says that others see some.
 */
export type MoneyVisibility = 'shown' | 'other-plans' | 'none'

/** Whether a view shows money to a person. */
export function moneyVisibilityOf(
  plan: Pick<PlanDetail, 'useBudgets' | 'parentId' | 'plans'> | undefined,
  access: Pick<PlanAccess, 'canViewBudget'> | null,
  filters: PlanFilters,
): MoneyVisibility {
  if (plan === undefined || !plan.useBudgets || access?.canViewBudget !== true) return 'none'
  return showsOwnItemsOnly(plan, filters) ? 'shown' : 'other-plans'
}

/** The filters with the lead plan and all nested plans hidden. */
export function withoutOtherPlans(
  filters: PlanFilters,
  { plans }: Pick<PlanDetail, 'plans'>,
): PlanFilters {
  return {
    ...filters,
    isLeadVisible: false,
    hiddenNestedPlanIds: new Set([...filters.hiddenNestedPlanIds, ...plans.map(({ id }) => id)]),
  }
}

/**
 * The days on which a plan's budget is spent. An open end reaches as far as dates can be
 * picked: ten years before or after the current one.
 */
export function budgetDaysOf(
  { startDate, endDate }: Pick<PlanDetail, 'startDate' | 'endDate'>,
  today: DayNumber,
): DateRange {
  const { year } = yearMonthOf(today)
  return {
    start: startDate ?? `${year - PICKER_YEARS_EACH_SIDE}-01-01`,
    end: endDate ?? `${year + PICKER_YEARS_EACH_SIDE}-12-31`,
  }
}

/** Whether all days of a range lie in another one. */
export function isWithin(inner: DateRange, outer: DateRange): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/**
 * What a plan has spent: the actual costs of its own items that start on some days, whatever
 * the filters, in whole dollars. A series counts once.
 */
export function actualOf(
  items: readonly TacticListItem[],
  planId: number,
  days: DateRange,
  isMonthly: (item: TacticListItem) => boolean,
): number {
  const own = items
    .filter((item) => item.planId === planId && item.actualCost !== null)
    .map((item): CostItem => {
      const { startDate, isUnscheduled, isInitiative, estimatedCost, actualCost } = item
      return {
        startDate,
        isUnscheduled,
        isInitiative,
        isMonthly: isMonthly(item),
        estimatedCost,
        actualCost,
      }
    })
  const range = { startDay: dayNumberOf(days.start), endDay: dayNumberOf(days.end) }
  return sumExpenses(monthExpenses(own, range)).actual
}
