import type { CivilDate, DayNumber } from '../calendar-dates'
import {
  nearestDateOf,
  dayNumberOf,
  momentOf,
  monthIndexOf,
  startOfMonthIndex,
} from '../calendar-dates'
import { monthLabel } from './budget-periods'

/** The cost of an item and its date; initiatives and monthly items have no cost. */
export interface CostItem {
  readonly startDate: string
  readonly isUnscheduled: boolean
  readonly isInitiative: boolean
  readonly isMonthly: boolean
  /** Whole dollars, or null for none. */
  readonly estimatedCost: number | null
  /** Whole dollars, or null for none. */
  readonly actualCost: number | null
}

/** Sums in whole dollars. */
export interface Expenses {
  readonly estimate: number
  readonly actual: number
  /** Estimate minus actual: negative when more was spent than planned. */
  readonly variance: number
}

/** The expenses of one month. */
export interface MonthExpenses extends Expenses {
  /** Place in the shown range, from 0. */
  readonly index: number
  /** `Nov 2026`. */
  readonly name: string
  /** The first of the month. */
  readonly date: CivilDate
}

/** Estimate minus actual, in whole dollars. */
export function varianceOf(estimateDollars: number, actualDollars: number): number {
  return estimateDollars - actualDollars
}

/** Whether an item can carry a cost at all. */
export function carriesCost(item: Pick<CostItem, 'isInitiative' | 'isMonthly'>): boolean {
  return !item.isInitiative && !item.isMonthly
}

/** The sum of expenses; zero for an empty list. */
export function sumExpenses(expenses: readonly Expenses[]): Expenses {
  let estimate = 0
  let actual = 0
  for (const one of expenses) {
    estimate += one.estimate
    actual += one.actual
  }
  return { estimate, actual, variance: varianceOf(estimate, actual) }
}

/**
 * Returns the expenses of every month that a range of days touches, empty months included. An
 * item's whole cost counts in the month of its start date, once, regardless of its length and
 * repeats: there is one cost per record. Items in the parking lot are not counted.
 *
 * @param range first and last day, both inclusive; an end before the start gives no month
 */
export function monthExpenses(
  items: readonly CostItem[],
  range: { readonly startDay: DayNumber; readonly endDay: DayNumber },
): readonly MonthExpenses[] {
  const sums = createMonthSums(range)
  for (const item of items) {
    if (!item.isUnscheduled && carriesCost(item)) sums.add(item)
  }
  return sums.months()
}

/** Costs by month, to which items are added one at a time. */
export interface MonthSums {
  /** Adds the costs of an item; ignores an item without a start, or with one outside the range. */
  readonly add: (item: Pick<CostItem, 'startDate' | 'estimatedCost' | 'actualCost'>) => void
  /** Every month that the range touches, in order. */
  readonly months: () => readonly MonthExpenses[]
}

/**
 * Creates the sums of {@link monthExpenses} for a caller that has already chosen which items count.
 *
 * @param range first and last day, both inclusive
 */
export function createMonthSums({
  startDay,
  endDay,
}: {
  readonly startDay: DayNumber
  readonly endDay: DayNumber
}): MonthSums {
  const firstMonth = monthIndexOf(startDay)
  const length = Math.max(0, monthIndexOf(endDay) - firstMonth + 1)
  const estimates = new Float64Array(length)
  const actuals = new Float64Array(length)
  return {
    add: ({ startDate, estimatedCost, actualCost }) => {
      const start = momentOf(startDate)
      if (start === null) return
      const day = dayNumberOf(start)
      if (day < startDay || day > endDay) return
      const index = monthIndexOf(day) - firstMonth
      estimates[index] = (estimates[index] ?? 0) + (estimatedCost ?? 0)
      actuals[index] = (actuals[index] ?? 0) + (actualCost ?? 0)
    },
    months: () =>
      Array.from({ length }, (_unused, index) => {
        const monthIndex = firstMonth + index
        const estimate = estimates[index] ?? 0
        const actual = actuals[index] ?? 0
        return {
          index,
          name: monthLabel(monthIndex),
          date: nearestDateOf(startOfMonthIndex(monthIndex)),
          estimate,
          actual,
          variance: varianceOf(estimate, actual),
        }
      }),
  }
}
