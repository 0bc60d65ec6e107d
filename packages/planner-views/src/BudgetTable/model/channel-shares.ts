import type { BudgetRow } from '@throughline/domain/budget'

/** Amount spent on a channel. */
export interface ChannelShare {
  readonly id: string
  readonly name: string
  /** `#RRGGBB`; null for none. */
  readonly color: string | null
  /** Whole dollars, above 0. */
  readonly actual: number
  /** Share of the total amount, 0 to 100. */
  readonly percent: number
}

/** Returns the channels with an actual cost, the largest amount first. */
export function channelShares(rows: readonly BudgetRow[]): readonly ChannelShare[] {
  const spent = rows.flatMap(({ id, name, color, total: { actual } }) =>
    actual === null || actual <= 0 ? [] : [{ id, name, color, actual }],
  )
  const all = spent.reduce((sum, { actual }) => sum + actual, 0)
  return spent
    .map(({ id, name, color, actual }) => ({
      id,
      name,
      color,
      actual,
      percent: Math.round((actual / all) * 100),
    }))
    .toSorted((one, other) => other.actual - one.actual)
}
