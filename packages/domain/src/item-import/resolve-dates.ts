import { dateOfDateTime, dayNumberOf, isCivilDate, isCivilDateTime } from '../calendar-dates'
import type { CivilDateTime } from '../calendar-dates'
import type { ItemFormValues } from '../item-form'
import { atDefaultTime } from '../tactics'
import type { TacticDates } from '../tactics'
import { nothing, problemOf } from './item-import'
import type { ItemImportProblem, ItemImportValues, ResolvedValues } from './item-import'

/** The first day that is stored. */
const FIRST_DAY = '1900-01-01'

/** A date of a row: a day `YYYY-MM-DD`, or a time of a day. */
interface ProvidedDate {
  readonly value: CivilDateTime
  readonly isDay: boolean
}

type DateValues = Pick<ItemImportValues, 'startDate' | 'endDate' | 'isAllDay' | 'isUnscheduled'>

/**
 * Returns the changes of an item's dates by a row, with their problems.
 *
 * - `isAllDay` says whether the item is all-day or timed. Without it, a time makes the item timed,
 *   and a day changes neither: a timed item keeps its time on the new day.
 * - One date alone keeps the other. A moment stays a moment after a new start.
 * - A new item without a start goes to the parking lot.
 *
 * @param before the form of the stored item; null for a new one
 */
export function resolveDates(values: DateValues, before: ItemFormValues | null): ResolvedValues {
  const isParked = before === null || before.isUnscheduled
  if (values.isUnscheduled === true) {
    return before?.isUnscheduled === true ? nothing : park
  }
  const start = readDate('startDate', values.startDate)
  const end = readDate('endDate', values.endDate)
  const problems = [start, end].filter((date) => isProblem(date))
  if (problems.length > 0 || isProblem(start) || isProblem(end)) return { change: {}, problems }
  if (isParked && start === null) {
    if (end !== null || values.isUnscheduled === false) {
      return { change: {}, problems: [problemOf('startDate', 'required')] }
    }
    return before === null ? park : nothing
  }
  const stored = isParked ? null : before
  const isAllDay = values.isAllDay ?? kindOf([start, end], stored)
  const isMixed = start !== null && end !== null && start.isDay !== end.isDay
  if (isMixed && !isAllDay && stored?.isAllDay !== false) {
    return { change: {}, problems: [problemOf('endDate', 'invalid-date')] }
  }
  const dates = datesFrom(start, end, { isAllDay, stored })
  if (dates === null) return nothing
  if (isBefore(dates)) return { change: {}, problems: [problemOf('endDate', 'end-before-start')] }
  return { change: changeOf(dates, stored), problems: [] }
}

/** A time makes an item timed; a day leaves a stored item as it is, and makes a new one all-day. */
function kindOf(
  provided: readonly (ProvidedDate | null)[],
  stored: ItemFormValues | null,
): boolean {
  return provided.some((date) => date?.isDay === false) ? false : (stored?.isAllDay ?? true)
}

const park: ResolvedValues = { change: { isUnscheduled: true }, problems: [] }

function readDate(
  column: 'startDate' | 'endDate',
  text: string | undefined,
): ProvidedDate | ItemImportProblem | null {
  if (text === undefined) return null
  const trimmed = text.trim()
  if (trimmed === '') return problemOf(column, 'required')
  const isDay = isCivilDate(trimmed)
  if ((!isDay && !isCivilDateTime(trimmed)) || trimmed < FIRST_DAY) {
    return problemOf(column, 'invalid-date')
  }
  return { value: trimmed, isDay }
}

function isProblem(date: ProvidedDate | ItemImportProblem | null): date is ItemImportProblem {
  return date !== null && 'code' in date
}

interface DatesContext {
  readonly isAllDay: boolean
  /** The form of an item that has dates; null without any. */
  readonly stored: ItemFormValues | null
}

function datesFrom(
  start: ProvidedDate | null,
  end: ProvidedDate | null,
  context: DatesContext,
): TacticDates | null {
  const { isAllDay, stored } = context
  const startDate = dateAt(start, stored?.startDate ?? null, context)
  if (startDate === null) return null
  // A moment stays a moment after a new start.
  const isMoment = end === null && start !== null && stored?.hasDuration !== true
  const endDate = isMoment ? startDate : dateAt(end, stored?.endDate ?? null, context)
  // The time of an all-day item has no meaning, so a timed start on the same day makes it a moment.
  const isOwnDay = end === null && stored?.isAllDay === true && isSameDay(endDate ?? '', startDate)
  return { startDate, endDate: isOwnDay || endDate === null ? startDate : endDate, isAllDay }
}

/** A day of a timed item has the time of its stored date, or the default time. */
function dateAt(
  provided: ProvidedDate | null,
  storedDate: CivilDateTime | null,
  { isAllDay, stored }: DatesContext,
): CivilDateTime | null {
  if (provided === null && (storedDate === null || stored?.isAllDay === isAllDay)) return storedDate
  if (provided?.isDay === false && !isAllDay) return provided.value
  const day = dateOfDateTime(provided?.value ?? storedDate ?? '')
  const isTimed = !isAllDay && stored?.isAllDay === false && storedDate !== null
  return isTimed ? `${day}${storedDate.slice(day.length)}` : atDefaultTime(dayNumberOf(day))
}

function isBefore({ startDate, endDate, isAllDay }: TacticDates): boolean {
  // Texts of this form sort like the times that they name.
  return isAllDay ? dateOfDateTime(endDate) < dateOfDateTime(startDate) : endDate < startDate
}

/** Leaves out an unchanged start, because an entered start clears the repeat. */
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
