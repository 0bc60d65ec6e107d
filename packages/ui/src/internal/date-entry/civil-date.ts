import { UTCDateMini } from '@date-fns/utc/date/mini'
import * as dateFns from 'date-fns'

/**
 * A civil day for `date-fns`, as midnight in UTC. There every day exists and has 24
 * hours, while some local clocks have skipped whole days.
 *
 * @param date `YYYY-MM-DD`
 */
export function toUtcDate(date: string): Date {
  return new UTCDateMini(`${date}T00:00:00Z`)
}

const FIRST_DATE = toUtcDate('0001-01-01')
const LAST_DATE = toUtcDate('9999-12-31')

/**
 * The civil day of a date of `toUtcDate`, as `YYYY-MM-DD`; the first or the last one for a date
 * outside of the years 1 to 9999, because no text names it.
 */
function fromUtcDate(date: Date): string {
  if (date < FIRST_DATE) return '0001-01-01'
  if (date > LAST_DATE) return '9999-12-31'
  return dateFns.lightFormat(date, 'yyyy-MM-dd')
}

/**
 * Adds days, or subtracts them.
 *
 * @param date `YYYY-MM-DD`
 */
export function addDays(date: string, days: number): string {
  return fromUtcDate(dateFns.addDays(toUtcDate(date), days))
}

/**
 * Adds or subtracts months; in a shorter month the result is its last day.
 *
 * @param date `YYYY-MM-DD`
 */
export function addMonths(date: string, months: number): string {
  return fromUtcDate(dateFns.addMonths(toUtcDate(date), months))
}

/** The first day of the month of a day, both `YYYY-MM-DD`. */
export function startOfMonth(date: string): string {
  return fromUtcDate(dateFns.startOfMonth(toUtcDate(date)))
}
