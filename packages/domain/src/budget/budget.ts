import type { CivilDate } from '../calendar-dates'

/** A budget of a plan. */
export interface Budget {
  readonly id: number
  /** Grows with each change; a write names the version it was made from. */
  readonly version: number
  readonly creatorId: number | null
  readonly planId: number
  readonly name: string
  /** Whole dollars, never negative. */
  readonly value: number
  /** null: open. */
  readonly startDate: CivilDate | null
  /** Inclusive; null: open. */
  readonly endDate: CivilDate | null
  /** False once archived. */
  readonly active: boolean
  /** Archived by switching `useBudgets` of the plan off; switching it on restores it. */
  readonly isArchivedBySwitch: boolean
  /** The plan's own total and dates mirror this budget. */
  readonly isPrimary: boolean
  readonly initiativeIds: readonly number[]
  readonly tagIds: readonly number[]
  readonly channelIds: readonly number[]
}

/** The default name of a plan's budget. */
export function defaultBudgetName(planName: string): string {
  return `${planName} Budget`
}

/**
 * Returns the remaining amount of a budget: negative when the costs exceed the budget. Whole
 * dollars.
 */
export function remainingBudget(valueDollars: number, actualDollars: number): number {
  return valueDollars - actualDollars
}
