import type { DayNumber } from '../calendar-dates'
import { repeats } from '../recurrence'
import type { TacticListItem } from './tactic'
import { asWholeMonths, atDefaultTime } from './tactic-dates'
import type { Parking, TacticDates } from './tactic-dates'

/** The fields of an item that the parking lot clears. */
export type ParkedFields = Pick<TacticListItem, keyof Parking | 'isAllDay'>

/** The values besides its dates that an item loses in the parking lot. */
export interface ParkingLosses {
  /** It repeats, and the series ends. */
  readonly isSeries: boolean
  /** The initiatives that it belongs to, which it leaves. */
  readonly initiativeIds: readonly number[]
}

/**
 * Returns the values that an item would lose in the parking lot; null if it only loses its dates.
 */
export function lossesOfParking(
  item: Pick<TacticListItem, 'rrule' | 'relatedInitiativeIds'>,
): ParkingLosses | null {
  const isSeries = repeats(item.rrule)
  const initiativeIds = item.relatedInitiativeIds
  return isSeries || initiativeIds.length > 0 ? { isSeries, initiativeIds } : null
}

/** Returns all fields of an item that the parking lot clears, so that an undo can restore them. */
export function parkedFieldsOf(item: ParkedFields): ParkedFields {
  return {
    isUnscheduled: item.isUnscheduled,
    isAllDay: item.isAllDay,
    startDate: item.startDate,
    endDate: item.endDate,
    rrule: item.rrule,
    recurrenceEndDate: item.recurrenceEndDate,
    relatedInitiativeIds: item.relatedInitiativeIds,
  }
}

/**
 * The dates of an item that leaves the parking lot for a day: that day at 08:00, all-day or
 * not as it was before. An item that lasts whole months takes the month of the day.
 */
export function scheduledOn(
  day: DayNumber,
  { isAllDay, isMonthly }: { readonly isAllDay: boolean; readonly isMonthly: boolean },
): TacticDates & Pick<TacticListItem, 'isUnscheduled'> {
  const date = atDefaultTime(day)
  const dates = { startDate: date, endDate: date, isAllDay }
  return { isUnscheduled: false, ...(isMonthly ? asWholeMonths(dates) : dates) }
}
