import type { CivilDate } from './civil-date'
import { dayNumberOf } from './civil-date'

/**
 * A day as the product writes it, `mm/dd/yy`: `2026-11-18` gives `11/18/26`.
 * Takes a date-time too and drops its time.
 *
 * @throws RangeError on a malformed date
 */
export function formatShortDate(date: CivilDate): string {
  // Only for its check: a malformed date must not be printed as if it were one. The text
  // is sliced, because calendars write thousands of dates for their first frame.
  dayNumberOf(date)
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)}`
}
