import type { CivilDate } from '../calendar-dates'

/** The values of a budget that a person enters. Days as `YYYY-MM-DD`. */
export interface BudgetEntry {
  /** Whole dollars; null for no entry. */
  readonly value: number | null
  readonly startDate: CivilDate | null
  readonly endDate: CivilDate | null
}

/** The problems of a budget, by field; a field without an entry is valid. */
export interface BudgetProblems {
  readonly value?: 'no-number' | 'negative'
  readonly endDate?: 'before-start'
}

/**
 * Returns the problems of a budget. Every value is optional: the function only refuses an amount
 * that is no number or below zero, and an end before the start.
 */
export function budgetProblems({ value, startDate, endDate }: BudgetEntry): BudgetProblems {
  return {
    ...(value === null || value >= 0
      ? {}
      : { value: Number.isNaN(value) ? 'no-number' : 'negative' }),
    ...(startDate !== null && endDate !== null && endDate < startDate
      ? { endDate: 'before-start' }
      : {}),
  }
}
