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
 * Whether a view shows money. `other-plans`: hidden while the view shows items of other plans of
 * the family, because no figure names its plan. `none`: hidden from this user, without a hint that
 * other users see money.
 */
export type MoneyVisibility = 'shown' | 'other-plans' | 'none'

/** Returns whether a view shows money to a user. */
export function moneyVisibilityOf(
  plan: Pick<PlanDetail, 'useBudgets' | 'parentId' | 'plans'> | undefined,
  access: Pick<PlanAccess, 'canViewBudget'> | null,
  filters: PlanFilters,
): MoneyVisibility {
  if (plan === undefined || !plan.useBudgets || access?.canViewBudget !== true) return 'none'
  return showsOwnItemsOnly(plan, filters) ? 'shown' : 'other-plans'
}

/** Returns the filters with the lead plan and all nested plans hidden. */
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
 * Returns the days of a plan's budget. An open end extends to the limit of the date picker: ten
 * years before or after the current one.
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

/** Returns whether a range contains another range completely. */
export function isWithin(inner: DateRange, outer: DateRange): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}

/**
 * Returns the spending of a plan in whole dollars: the actual costs of its own items that start in
 * a range, regardless of the filters. A series counts once.
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
