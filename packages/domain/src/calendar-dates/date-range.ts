import type { CivilDate, DayNumber } from './civil-date'
import { civilDateOf } from './civil-date'
import { endOfMonth, startOfMonth } from './month'

/** Two days, both inclusive; `start` is not after `end`. */
export interface DateRange {
  readonly start: CivilDate
  readonly end: CivilDate
}

/** Date pickers offer the years from ten before the current one to ten after it. */
export const PICKER_YEARS_EACH_SIDE = 10

/** The range a view shows before anybody chose one: the month of `today`, first to last day. */
export function defaultDateRange(today: DayNumber): DateRange {
  return { start: civilDateOf(startOfMonth(today)), end: civilDateOf(endOfMonth(today)) }
}
