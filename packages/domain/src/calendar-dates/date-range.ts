import type { CivilDate, CivilDateTime } from './civil-date'

/** Two days, both inclusive; `start` is not after `end`. */
export interface DateRange {
  readonly start: CivilDate
  readonly end: CivilDate
}

/** Whether a moment is on a day of a range. */
export function isWithinRange(moment: CivilDateTime, { start, end }: DateRange): boolean {
  // Texts of one form sort as their days do. A time follows the day, so that a text of the last day
  // is longer than the day alone.
  return moment >= start && (moment < end || moment.startsWith(end))
}

/** Date pickers offer this many years before and after the current one. */
export const PICKER_YEARS_EACH_SIDE = 10
