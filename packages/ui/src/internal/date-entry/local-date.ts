import { lightFormat } from 'date-fns'

/**
 * Converts a day to a `Date` at noon local time, for react-day-picker. At noon no
 * daylight saving change can shift it to another day.
 *
 * @param date `YYYY-MM-DD`
 */
export function toLocalDate(date: string): Date {
  return new Date(
    Number(date.slice(0, 4)),
    Number(date.slice(5, 7)) - 1,
    Number(date.slice(8, 10)),
    12,
  )
}

/** Converts a local `Date` back to `YYYY-MM-DD`. */
export function fromLocalDate(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd')
}
