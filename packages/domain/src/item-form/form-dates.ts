import type { CivilDateTime } from '../calendar-dates'
import { dayNumberOf, isCivilDateTime } from '../calendar-dates'
import { PARKED_DATE_TIME, asWholeMonths, atDefaultTime, unpark } from '../tactics'
import type { FormChoice } from './form-choice'
import type { ItemFormContext, ItemFormValues } from './item-form'

/** When an item happens, as its form holds it. */
export type FormDates = Pick<
  ItemFormValues,
  'startDate' | 'endDate' | 'isAllDay' | 'hasDuration' | 'isUnscheduled'
>

/** The dates of a form alone. */
export function datesOf(values: ItemFormValues): FormDates {
  const { startDate, endDate, isAllDay, hasDuration, isUnscheduled } = values
  return { startDate, endDate, isAllDay, hasDuration, isUnscheduled }
}

/** Dates after a change, with the corrections. */
export interface DatesStep {
  readonly dates: FormDates
  readonly isEndRaised: boolean
  readonly isWidened: boolean
}

/**
 * Returns the dates after a change of dates, channel or type.
 *
 * - In the parking lot, the item has no dates. Out of it, the item starts and ends on the first of
 *   this month at 08:00.
 * - An all-day item has a duration, and both of its times are 08:00. Without a duration the end
 *   is the start.
 * - A channel of initiatives makes the item all-day; a monthly type makes it last whole months.
 * - An end before the start becomes the start. An incomplete date stays as it is.
 *
 * @param isIntoInitiatives whether the change moves the item into the Initiatives channel
 */
export function changeDates(
  before: ItemFormValues,
  change: Partial<ItemFormValues>,
  {
    isMonthly,
    isIntoInitiatives,
    today,
  }: Pick<FormChoice, 'isMonthly'> &
    Pick<ItemFormContext, 'today'> & {
      readonly isIntoInitiatives: boolean
    },
): DatesStep {
  const isUnscheduled = change.isUnscheduled ?? before.isUnscheduled
  if (isUnscheduled) return uncorrected({ ...parked(before), ...durationAfter(before, change) })
  const base = before.isUnscheduled ? unparked(before, today) : before
  const startDate = change.startDate === undefined ? base.startDate : dateOrNull(change.startDate)
  const isMoment = !base.hasDuration && change.endDate === undefined
  const endDate = isMoment
    ? startDate
    : change.endDate === undefined
      ? base.endDate
      : dateOrNull(change.endDate)
  const duration = durationAfter(base, change)
  const hasOwnEnd = change.endDate !== undefined && endDate !== startDate
  const requested: FormDates = {
    startDate,
    endDate,
    isUnscheduled,
    isAllDay: duration.isAllDay || (isIntoInitiatives && change.isAllDay === undefined),
    hasDuration:
      duration.hasDuration ||
      (isIntoInitiatives && change.hasDuration === undefined) ||
      (hasOwnEnd && change.hasDuration === undefined),
  }
  return isMonthly ? inWholeMonths(requested) : inOrder(requested)
}

/**
 * Returns `isAllDay` and `hasDuration` after a change. Show Duration means all-day with an end;
 * without it the item is a moment.
 */
function durationAfter(
  { isAllDay, hasDuration }: Pick<FormDates, 'isAllDay' | 'hasDuration'>,
  change: Partial<ItemFormValues>,
): Pick<FormDates, 'isAllDay' | 'hasDuration'> {
  if (change.hasDuration !== undefined && change.hasDuration !== hasDuration) {
    const isOn = change.hasDuration
    return { hasDuration: isOn, isAllDay: isOn && (change.isAllDay ?? true) }
  }
  if (change.isAllDay === undefined) return { isAllDay, hasDuration }
  return { isAllDay: change.isAllDay, hasDuration: hasDuration || change.isAllDay }
}

function uncorrected(dates: FormDates): DatesStep {
  return { dates, isEndRaised: false, isWidened: false }
}

function parked(dates: FormDates): FormDates {
  const { isAllDay, hasDuration } = dates
  return {
    isAllDay,
    hasDuration,
    isUnscheduled: true,
    startDate: PARKED_DATE_TIME,
    endDate: PARKED_DATE_TIME,
  }
}

function unparked(dates: FormDates, today: number): FormDates {
  // Both ends are the same moment, so that only whole days still have a duration.
  return { ...dates, ...unpark(today), hasDuration: dates.isAllDay }
}

function dateOrNull(date: CivilDateTime | null): CivilDateTime | null {
  return date !== null && isCivilDateTime(date) ? date : null
}

function wholeDay(date: CivilDateTime | null): CivilDateTime | null {
  return date === null ? null : atDefaultTime(dayNumberOf(date))
}

function inOrder(dates: FormDates): DatesStep {
  if (!dates.hasDuration) {
    return uncorrected({ ...dates, isAllDay: false, endDate: dates.startDate })
  }
  const startDate = dates.isAllDay ? wholeDay(dates.startDate) : dates.startDate
  const endDate = dates.isAllDay ? wholeDay(dates.endDate) : dates.endDate
  // Texts of this form sort like the times that they name.
  const isEndRaised = startDate !== null && endDate !== null && endDate < startDate
  return {
    dates: { ...dates, startDate, endDate: isEndRaised ? startDate : endDate },
    isEndRaised,
    isWidened: false,
  }
}

function inWholeMonths(dates: FormDates): DatesStep {
  const requested = inOrder({ ...dates, isAllDay: true, hasDuration: true }).dates
  // An incomplete date does not prevent the other one from moving to its month.
  const one = requested.startDate ?? requested.endDate
  if (one === null) return uncorrected(requested)
  const months = asWholeMonths({
    startDate: requested.startDate ?? one,
    endDate: requested.endDate ?? one,
    isAllDay: true,
  })
  const startDate = requested.startDate === null ? null : months.startDate
  const endDate = requested.endDate === null ? null : months.endDate
  return {
    dates: { ...requested, startDate, endDate },
    isEndRaised: false,
    isWidened: startDate !== requested.startDate || endDate !== requested.endDate,
  }
}
