import { lightFormat } from 'date-fns'

/**
 * A civil day for the calendar of react-day-picker, which works on local dates: noon of
 * that day, because no change of the clocks moves noon to another day. Only its local
 * parts may be read.
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

/** The civil day of a `Date` on the local clock, as `YYYY-MM-DD`. */
export function fromLocalDate(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd')
}
