import type { PlanListEntry } from '@throughline/api-client'
import { formatShortDate } from '@throughline/domain/calendar-dates'

/** Returns the dates of a plan, `mm/dd/yy – mm/dd/yy`; empty if it has none. */
export function planDates({ startDate, endDate }: PlanListEntry): string {
  if (startDate === null && endDate === null) return ''
  const [from, to] = [startDate, endDate].map((date) =>
    date === null ? '' : formatShortDate(date),
  )
  return `${from} – ${to}`.trim()
}

/**
 * Returns the widths of the columns beside the names of the plans, in pixels; null for a column
 * without any value.
 */
export function planColumnWidths(plans: readonly PlanListEntry[]) {
  // Omits a column that would be completely blank.
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
