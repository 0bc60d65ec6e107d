import type { CivilDate } from '../calendar-dates'

/** What a person enters for a budget. Days as `YYYY-MM-DD`. */
export interface BudgetEntry {
  /** Whole dollars; null for nothing entered. */
  readonly value: number | null
  readonly startDate: CivilDate | null
  readonly endDate: CivilDate | null
}

/** What is wrong with a budget, by field; a field without an entry is fine. */
export interface BudgetProblems {
  readonly value?: 'no-number' | 'negative'
  readonly endDate?: 'before-start'
}

/**
 * What is wrong with a budget. Nothing is required: only an amount that is no number or below
 * zero, and an end before the start are refused.
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
