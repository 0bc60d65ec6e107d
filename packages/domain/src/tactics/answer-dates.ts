import { dateOfDateTime } from '../calendar-dates'
import { hasNoTime } from './complete-item'
import type { UncheckedItem } from './complete-item'
import type { TacticDates } from './tactic-dates'

/**
 * Returns new dates of an item in the form in which its host writes them: days without a time for
 * as long as it is an all-day item, so that they can be saved as they are.
 */
export function answerDates<Dates extends TacticDates>(source: UncheckedItem, dates: Dates): Dates {
  if (!dates.isAllDay || !hasNoTime(source)) return dates
  return {
    ...dates,
    startDate: dateOfDateTime(dates.startDate),
    endDate: dateOfDateTime(dates.endDate),
  }
}
