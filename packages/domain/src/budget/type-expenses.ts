import type { DayNumber } from '../calendar-dates'
import { carriesCost, createMonthSums } from './month-expenses'
import type { CostItem, MonthSums } from './month-expenses'

/** An item with its cost and its type. */
export interface TypedCostItem extends CostItem {
  readonly channelId: number
  readonly tacticTypeId: number
}

/** The costs of the items of one type that start in one month, in whole dollars. */
export interface TypeExpense {
  readonly channelId: number
  readonly tacticTypeId: number
  /** `YYYY-MM`. */
  readonly month: string
  readonly estimated: number
  readonly actual: number
}

interface TypeSums {
  readonly channelId: number
  readonly tacticTypeId: number
  readonly sums: MonthSums
}

/**
 * The expenses of each type by month. The same items count as in `monthExpenses`, so that the sums
 * over all types are the expenses of the months. Months without a sum are left out.
 *
 * @param range first and last day, both inclusive
 * @returns by the ids of channel and type, then by month
 */
export function typeExpenses(
  items: readonly TypedCostItem[],
  range: { readonly startDay: DayNumber; readonly endDay: DayNumber },
): readonly TypeExpense[] {
  const types = new Map<number, TypeSums>()
  for (const item of items) {
    if (item.isUnscheduled || !carriesCost(item)) continue
    const { channelId, tacticTypeId } = item
    const existing = types.get(tacticTypeId)
    const type = existing ?? { channelId, tacticTypeId, sums: createMonthSums(range) }
    if (existing === undefined) types.set(tacticTypeId, type)
    type.sums.add(item)
  }
  return [...types.values()]
    .toSorted((a, b) => a.channelId - b.channelId || a.tacticTypeId - b.tacticTypeId)
    .flatMap(({ channelId, tacticTypeId, sums }) =>
      sums
        .months()
        .filter(({ estimate, actual }) => estimate !== 0 || actual !== 0)
        .map(({ date, estimate, actual }) => ({
          channelId,
          tacticTypeId,
          month: date.slice(0, 7),
          estimated: estimate,
          actual,
        })),
    )
}
