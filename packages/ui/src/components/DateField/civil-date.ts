const dayMs = 86_400_000

/* In UTC no clock is ever changed: the zone of the machine has no say. */
function dayNumberOf(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return Date.UTC(year, month - 1, day) / dayMs
}

function dateOf(dayNumber: number): string {
  return new Date(dayNumber * dayMs).toISOString().slice(0, 10)
}

/**
 * Some days on, or back.
 *
 * @param date `YYYY-MM-DD`
 */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumberOf(date) + days)
}

/**
 * The same day some months on, or back; in a shorter month its last.
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
