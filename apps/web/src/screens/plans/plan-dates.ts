import type { PlanListEntry } from '@throughline/api-client'
import { formatShortDate } from '@throughline/domain/calendar-dates'

/** The dates of a plan, `mm/dd/yy – mm/dd/yy`; empty when it has none. */
export function planDates({ startDate, endDate }: PlanListEntry): string {
  if (startDate === null && endDate === null) return ''
  const [from, to] = [startDate, endDate].map((date) =>
    date === null ? '' : formatShortDate(date),
  )
  return `${from} – ${to}`.trim()
}

/** Widths of the columns of the list beside the plans, in pixels; null for a column that says nothing. */
export function planColumnWidths(plans: readonly PlanListEntry[]) {
  // So that no column is blank from top to bottom.
  const hasDates = plans.some((plan) => planDates(plan) !== '')
  const hasCounts = plans.some(({ tacticCount }) => tacticCount !== null)
  return {
    type: 88,
    role: 104,
    dates: hasDates ? 156 : null,
    tactics: hasCounts ? 76 : null,
    actions: 148,
  } as const
}
