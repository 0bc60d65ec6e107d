const dayMs = 86_400_000

/* Computed in UTC, which has no daylight saving time. */
function dayNumberOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day) / dayMs
}

function dateOf(dayNumber: number): string {
  return new Date(dayNumber * dayMs).toISOString().slice(0, 10)
}

/**
 * Adds days, or subtracts them.
 *
 * @param date `YYYY-MM-DD`
 */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumberOf(date) + days)
}

/**
 * Adds or subtracts months; in a shorter month the result is its last day.
 *
 * @param date `YYYY-MM-DD`
 */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = Date.UTC(year, month - 1 + months, 1) / dayMs
  const next = Date.UTC(year, month + months, 1) / dayMs
  return dateOf(first + Math.min(day, next - first) - 1)
}

/** The first day of the month of a day, both `YYYY-MM-DD`. */
export function startOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`
}
