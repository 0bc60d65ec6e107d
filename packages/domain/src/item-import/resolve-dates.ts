import { dateOfDateTime, dayNumberOf, isCivilDate, isCivilDateTime } from '../calendar-dates'
import type { CivilDateTime } from '../calendar-dates'
import type { ItemFormValues } from '../item-form'
import { atDefaultTime } from '../tactics'
import type { TacticDates } from '../tactics'
import { NOTHING, problemOf } from './item-import'
import type { ItemImportProblem, ItemImportValues, ResolvedValues } from './item-import'

/** The first day that is stored. */
const FIRST_DAY = '1900-01-01'

/** A date of a row: a day, or a time of a day. */
interface GivenDate {
  readonly value: CivilDateTime
  readonly isDay: boolean
}

type DateValues = Pick<ItemImportValues, 'startDate' | 'endDate' | 'isUnscheduled'>

/**
 * The dates that a row gives an item.
 *
 * - Two days make it all-day, two times timed. One date alone keeps the other, and one that is
 *   of another kind makes the item all-day or timed.
 * - A moment stays one when it is given another start.
 * - A new item without a start goes to the parking lot.
 *
 * @param before the form of the stored item; null for a new one
 */
export function resolveDates(values: DateValues, before: ItemFormValues | null): ResolvedValues {
  const isParked = before === null || before.isUnscheduled
  if (values.isUnscheduled === true) {
    return before?.isUnscheduled === true ? NOTHING : PARK
  }
  const start = readDate('startDate', values.startDate)
  const end = readDate('endDate', values.endDate)
  const problems = [start, end].filter((date) => isProblem(date))
  if (problems.length > 0 || isProblem(start) || isProblem(end)) return { change: {}, problems }
  if (isParked && start === null) {
    if (end !== null || values.isUnscheduled === false) {
      return { change: {}, problems: [problemOf('startDate', 'required')] }
    }
    return before === null ? PARK : NOTHING
  }
  if (start !== null && end !== null && start.isDay !== end.isDay) {
    return { change: {}, problems: [problemOf('endDate', 'invalid-date')] }
  }
  const dates = datesFrom(start, end, isParked ? null : before)
  if (dates === null) return NOTHING
  if (isBefore(dates)) return { change: {}, problems: [problemOf('endDate', 'end-before-start')] }
  return { change: changeOf(dates, isParked ? null : before), problems: [] }
}

const PARK: ResolvedValues = { change: { isUnscheduled: true }, problems: [] }

function readDate(
  column: 'startDate' | 'endDate',
  text: string | undefined,
): GivenDate | ItemImportProblem | null {
  if (text === undefined) return null
  const trimmed = text.trim()
  if (trimmed === '') return problemOf(column, 'required')
  const isDay = isCivilDate(trimmed)
  if ((!isDay && !isCivilDateTime(trimmed)) || trimmed < FIRST_DAY) {
    return problemOf(column, 'invalid-date')
  }
  return { value: isDay ? atDefaultTime(dayNumberOf(trimmed)) : trimmed, isDay }
}

function isProblem(date: GivenDate | ItemImportProblem | null): date is ItemImportProblem {
  return date !== null && 'code' in date
}

/** @param stored the form of an item that has dates; null without any */
function datesFrom(
  start: GivenDate | null,
  end: GivenDate | null,
  stored: ItemFormValues | null,
): TacticDates | null {
  if (start === null) {
    const startDate = stored?.startDate ?? null
    return end === null || startDate === null
      ? null
      : { startDate, endDate: end.value, isAllDay: end.isDay }
  }
  return {
    startDate: start.value,
    endDate: end?.value ?? keptEnd(start, stored),
    isAllDay: start.isDay,
  }
}

function keptEnd(start: GivenDate, stored: ItemFormValues | null): CivilDateTime {
  const end = stored?.endDate ?? null
  if (stored === null || end === null || !stored.hasDuration) return start.value
  // The time of an all-day item says nothing, so that on its own day a timed start is a moment.
  const isOwnDay = stored.isAllDay && !start.isDay && isSameDay(end, start.value)
  return isOwnDay ? start.value : end
}

function isBefore({ startDate, endDate, isAllDay }: TacticDates): boolean {
  // Texts of this form sort like the times that they name.
  return isAllDay ? dateOfDateTime(endDate) < dateOfDateTime(startDate) : endDate < startDate
}

/** The start is left out where it is the same, because a start that is asked for clears the repeat. */
function changeOf(dates: TacticDates, stored: ItemFormValues | null): Partial<ItemFormValues> {
  const { startDate, endDate, isAllDay } = dates
  if (stored === null) return { ...dates, isUnscheduled: false }
  const isSame = (a: CivilDateTime, b: CivilDateTime | null): boolean =>
    b !== null && (isAllDay && stored.isAllDay ? isSameDay(a, b) : a === b)
  const isSameStart = isSame(startDate, stored.startDate)
  if (isSameStart && isAllDay === stored.isAllDay && isSame(endDate, stored.endDate)) return {}
  return {
    endDate,
    ...(isSameStart ? null : { startDate }),
    ...(isAllDay === stored.isAllDay ? null : { isAllDay }),
  }
}

function isSameDay(a: CivilDateTime, b: CivilDateTime): boolean {
  return dateOfDateTime(a) === dateOfDateTime(b)
}
