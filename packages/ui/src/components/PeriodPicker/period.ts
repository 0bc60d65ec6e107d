import { addDays, addMonths, startOfMonth } from '../../internal/date-entry/civil-date'
import type { DateBounds } from '../../internal/date-entry/date-bounds'

/** The unit of a period picker. */
export type PeriodMode = 'month' | 'day'

/**
 * The period that is a number of periods later or earlier.
 *
 * @param date a day of the period, `YYYY-MM-DD`
 * @returns the first day of the month, or the day; null beyond the bound in that direction, so that
 *   a period outside of the bounds leads back
 */
export function shiftPeriod(
  date: string,
  mode: PeriodMode,
  count: number,
  bounds: DateBounds,
): string | null {
  const next = mode === 'month' ? addMonths(startOfMonth(date), count) : addDays(date, count)
  const first = mode === 'month' ? startOfMonth(bounds.minDate) : bounds.minDate
  const isBeyond = (count <= 0 && next < first) || (count >= 0 && next > bounds.maxDate)
  return isBeyond ? null : next
}
