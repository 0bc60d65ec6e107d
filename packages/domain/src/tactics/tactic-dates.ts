import type { CivilDateTime, DayNumber } from '../calendar-dates'
import {
  civilDateTimeOf,
  dayNumberOf,
  endOfMonth,
  isCivilDate,
  isCivilDateTime,
  startOfMonth,
} from '../calendar-dates'

/** When an item happens, as a form or a calendar changes it. */
export interface TacticDates {
  readonly startDate: CivilDateTime
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
}

/** Whether two items happen at the same time. */
export function hasSameDates(a: TacticDates, b: TacticDates): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate && a.isAllDay === b.isAllDay
}

/** New items, and the ends of all-day ones, stand at 08:00. */
export const DEFAULT_TACTIC_MINUTES = 480

/** The date that stands in for none while an item lies in the parking lot. */
export const PARKED_DATE_TIME: CivilDateTime = '1970-01-01T00:00:00'

/** A day at 08:00. */
export function atDefaultTime(day: DayNumber): CivilDateTime {
  return civilDateTimeOf(day, DEFAULT_TACTIC_MINUTES)
}

/**
 * When a new item starts: the preset of the address, at 08:00 if it names a
 * date only; today at 08:00 without a preset or with one that is no date.
 *
 * @param preset the `datetime` of the address, or null
 */
export function newItemStart(preset: string | null, today: DayNumber): CivilDateTime {
  if (preset !== null && isCivilDateTime(preset)) return preset
  return atDefaultTime(preset !== null && isCivilDate(preset) ? dayNumberOf(preset) : today)
}

/** When a new item happens: a tactic at one moment, an initiative on the whole day. */
export function newItemDates(
  preset: string | null,
  today: DayNumber,
  kind: 'tactic' | 'initiative',
): TacticDates {
  const startDate = newItemStart(preset, today)
  return kind === 'tactic'
    ? { startDate, endDate: startDate, isAllDay: false }
    : withDuration({ startDate, endDate: startDate, isAllDay: false })
}

/** Whole days, each end at 08:00; an end before the start is raised to it. */
export function withDuration(dates: TacticDates): TacticDates {
  const startDay = dayNumberOf(dates.startDate)
  const endDay = Math.max(startDay, dayNumberOf(dates.endDate))
  return { startDate: atDefaultTime(startDay), endDate: atDefaultTime(endDay), isAllDay: true }
}

/** One moment: the end becomes the start. */
export function withoutDuration(dates: TacticDates): TacticDates {
  return { startDate: dates.startDate, endDate: dates.startDate, isAllDay: false }
}

/**
 * Whole months, as items of a monthly focus or theme last: from the first day of
 * the start's month to the last day of the end's.
 */
export function asWholeMonths(dates: TacticDates): TacticDates {
  const startDay = dayNumberOf(dates.startDate)
  const endDay = Math.max(startDay, dayNumberOf(dates.endDate))
  return {
    startDate: atDefaultTime(startOfMonth(startDay)),
    endDate: atDefaultTime(endOfMonth(endDay)),
    isAllDay: true,
  }
}

/** What the parking lot changes on an item. */
export interface Parking {
  readonly isUnscheduled: boolean
  readonly startDate: CivilDateTime
  readonly endDate: CivilDateTime
  readonly rrule: null
  readonly recurrenceEndDate: null
  readonly relatedInitiativeIds: readonly []
}

/** Puts an item into the parking lot: no date, no repeat and no related initiatives. */
export const PARKED: Parking = {
  isUnscheduled: true,
  startDate: PARKED_DATE_TIME,
  endDate: PARKED_DATE_TIME,
  rrule: null,
  recurrenceEndDate: null,
  relatedInitiativeIds: [],
}

/** Takes an item out of the parking lot: it starts and ends on the first of this month at 08:00. */
export function unpark(today: DayNumber): Pick<Parking, 'isUnscheduled' | 'startDate' | 'endDate'> {
  const date = atDefaultTime(startOfMonth(today))
  return { isUnscheduled: false, startDate: date, endDate: date }
}
