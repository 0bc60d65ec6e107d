import type { CivilDateTime, DayNumber } from '../calendar-dates'
import {
  civilDateTimeOf,
  dayNumberOf,
  endOfMonth,
  isCivilDate,
  isCivilDateTime,
  startOfMonth,
} from '../calendar-dates'

/** The dates of an item, as forms and calendars change them. */
export interface TacticDates {
  readonly startDate: CivilDateTime
  readonly endDate: CivilDateTime
  readonly isAllDay: boolean
}

/** Whether two items happen at the same time. */
export function hasSameDates(a: TacticDates, b: TacticDates): boolean {
  return a.startDate === b.startDate && a.endDate === b.endDate && a.isAllDay === b.isAllDay
}

/**
 * Whether an item has a new start, which clears its repeat: another day, or another time that a
 * user has entered. A time that only follows from an all-day switch is not a new start.
 *
 * @param isRequested whether the change contains a start
 */
export function isNewStart(
  before: CivilDateTime,
  after: CivilDateTime,
  isRequested: boolean,
): boolean {
  return isRequested ? after !== before : dayNumberOf(after) !== dayNumberOf(before)
}

/** The time of new items and of both ends of all-day items: 08:00. */
export const DEFAULT_TACTIC_MINUTES = 480

/** The stored date of items in the parking lot, which have no date. */
export const PARKED_DATE_TIME: CivilDateTime = '1970-01-01T00:00:00'

/** A day at 08:00. */
export function atDefaultTime(day: DayNumber): CivilDateTime {
  return civilDateTimeOf(day, DEFAULT_TACTIC_MINUTES)
}

/**
 * When a new item starts: the preset of the URL, at 08:00 if it is a date without
 * a time; today at 08:00 without a preset or with a malformed one.
 *
 * @param preset the `datetime` of the URL, or null
 */
function newItemStart(preset: string | null, today: DayNumber): CivilDateTime {
  if (preset !== null && isCivilDateTime(preset)) return preset
  return atDefaultTime(preset !== null && isCivilDate(preset) ? dayNumberOf(preset) : today)
}

/** The dates of a new item: one moment for a tactic, the whole day for an initiative. */
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

/** The fields of an item that the parking lot changes. */
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
