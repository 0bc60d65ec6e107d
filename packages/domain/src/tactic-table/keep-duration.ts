import {
  civilDateTimeOf,
  dayNumberOf,
  minutesOfDay,
  monthIndexOf,
  startOfMonthIndex,
} from '../calendar-dates'
import type { CivilDateTime } from '../calendar-dates'
import type { TacticListItem } from '../tactics'

/** The last day that a civil date can name. */
const LAST_DAY = dayNumberOf('9999-12-31')

/**
 * Returns the end that keeps the duration of an item that gets another start: in days, or in months
 * where it lasts whole months. Undefined where the end follows by itself.
 */
export function endAfterStart(
  item: Pick<TacticListItem, 'startDate' | 'endDate' | 'isAllDay' | 'isUnscheduled'>,
  startDate: CivilDateTime,
  isMonthly: boolean,
): CivilDateTime | undefined {
  const isMoment = !item.isAllDay && item.startDate === item.endDate
  if (item.isUnscheduled || isMoment || startDate === item.startDate) return undefined
  const [before, after, end] = [item.startDate, startDate, item.endDate].map(dayNumberOf)
  if (before === undefined || after === undefined || end === undefined) return undefined
  const moved = isMonthly
    ? startOfMonthIndex(monthIndexOf(end) + monthIndexOf(after) - monthIndexOf(before))
    : end + after - before
  return civilDateTimeOf(Math.min(moved, LAST_DAY), minutesOfDay(item.endDate))
}
