import * as dateFns from 'date-fns'

import { fromLocalDate, toLocalDate } from './local-date'

/**
 * The day that lies a number of days later, or earlier when negative.
 *
 * @param date `YYYY-MM-DD`
 */
export function addDays(date: string, days: number): string {
  return fromLocalDate(dateFns.addDays(toLocalDate(date), days))
}

/**
 * The same day of the month a number of months later, or earlier when negative; the
 * last day of a shorter month.
 *
 * @param date `YYYY-MM-DD`
 */
export function addMonths(date: string, months: number): string {
  return fromLocalDate(dateFns.addMonths(toLocalDate(date), months))
}

/** The first day of the month of a day, both `YYYY-MM-DD`. */
export function startOfMonth(date: string): string {
  return fromLocalDate(dateFns.startOfMonth(toLocalDate(date)))
}
