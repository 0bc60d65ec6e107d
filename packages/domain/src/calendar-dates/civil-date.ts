import { dayNumberOfParts, daysInMonth, monthIndexOf, startOfMonthIndex } from './gregorian'

/** A day of the calendar, `YYYY-MM-DD`, without zone. Real dates of the years 1900..9999 only. */
export type CivilDate = string

/**
 * A day and a time on the wall clock, `YYYY-MM-DDTHH:mm:ss`, without zone.
 * The same text means the same day and hour for every planner.
 */
export type CivilDateTime = string

/** Whole days since 1970-01-01, without zone; negative before. */
export type DayNumber = number

/** The first year that a civil date can name. */
export const FIRST_YEAR = 1900
/** The last year that a civil date can name. */
export const LAST_YEAR = 9999

/** 1900-01-01. */
const FIRST_DAY = dayNumberOfParts(FIRST_YEAR, 1, 1)
/** 9999-12-31. */
const LAST_DAY = dayNumberOfParts(LAST_YEAR, 12, 31)

const MINUTES_PER_DAY = 1440
const CODE_ZERO = 48
const CODE_NINE = 57
const CODE_DASH = 45
const CODE_COLON = 58
const CODE_T = 84
/** So far below zero that sums with it stay negative. */
const NOT_A_DIGIT = -1_000_000

function digitAt(text: string, index: number): number {
  const code = text.charCodeAt(index)
  return code >= CODE_ZERO && code <= CODE_NINE ? code - CODE_ZERO : NOT_A_DIGIT
}

/** Two digits as a number; negative when one of them is not a digit. */
function twoDigitsAt(text: string, index: number): number {
  return digitAt(text, index) * 10 + digitAt(text, index + 1)
}

/** The day of a date at the start of a text; null when it is not a real day of the years 1900..9999. */
function readDay(text: string): DayNumber | null {
  if (text.charCodeAt(4) !== CODE_DASH || text.charCodeAt(7) !== CODE_DASH) return null
  const year = twoDigitsAt(text, 0) * 100 + twoDigitsAt(text, 2)
  const month = twoDigitsAt(text, 5)
  const dayOfMonth = twoDigitsAt(text, 8)
  return year >= FIRST_YEAR && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(year, month)
    ? dayNumberOfParts(year, month, dayOfMonth)
    : null
}

function isTimeAtEnd(text: string): boolean {
  if (
    text.charCodeAt(10) !== CODE_T ||
    text.charCodeAt(13) !== CODE_COLON ||
    text.charCodeAt(16) !== CODE_COLON
  ) {
    return false
  }
  const hour = twoDigitsAt(text, 11)
  const minute = twoDigitsAt(text, 14)
  const second = twoDigitsAt(text, 17)
  return hour >= 0 && hour <= 23 && minute >= 0 && minute <= 59 && second >= 0 && second <= 59
}

/** Whether a text is a real day, `YYYY-MM-DD`, of the years 1900..9999. */
export function isCivilDate(text: string): boolean {
  return text.length === 10 && readDay(text) !== null
}

/** Whether a text is a real day and time, `YYYY-MM-DDTHH:mm:ss`, 00:00:00..23:59:59, without zone. */
export function isCivilDateTime(text: string): boolean {
  return text.length === 19 && readDay(text) !== null && isTimeAtEnd(text)
}

/**
 * The day number of a civil date or date-time; the time is checked and dropped.
 *
 * @throws RangeError on anything else, such as 2026-02-30 or an instant with a zone
 */
export function dayNumberOf(dateOrDateTime: string): DayNumber {
  const { length } = dateOrDateTime
  const isShaped = length === 10 || (length === 19 && isTimeAtEnd(dateOrDateTime))
  const day = isShaped ? readDay(dateOrDateTime) : null
  if (day === null) {
    throw new RangeError(
      `"${dateOrDateTime}" is not a civil date, so it has no day number. ` +
        'Pass YYYY-MM-DD or YYYY-MM-DDTHH:mm:ss with a real day and no zone.',
    )
  }
  return day
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`
}

/** Whether a date can name a day: it is from 1900-01-01 to 9999-12-31. */
export function isDayWithDate(day: DayNumber): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY
}

/**
 * The civil date of a day number; the inverse of `dayNumberOf`.
 *
 * @throws RangeError outside 1900-01-01..9999-12-31 and for fractions
 */
export function civilDateOf(day: DayNumber): CivilDate {
  if (!Number.isInteger(day) || !isDayWithDate(day)) {
    throw new RangeError(
      `${day} is not a day of the years ${FIRST_YEAR} to ${LAST_YEAR}, so it cannot be written as a date. ` +
        'Pass whole days since 1970-01-01.',
    )
  }
  const monthIndex = monthIndexOf(day)
  const year = Math.floor(monthIndex / 12)
  const month = monthIndex - year * 12 + 1
  const dayOfMonth = day - startOfMonthIndex(monthIndex) + 1
  return `${year}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`
}

/**
 * Returns the civil date of a day number, and for a day outside the years 1900 to 9999 the first or
 * the last date. The weeks of the last month reach beyond it.
 *
 * @throws RangeError for fractions
 */
export function nearestDateOf(day: DayNumber): CivilDate {
  return civilDateOf(Math.min(Math.max(day, FIRST_DAY), LAST_DAY))
}

/**
 * Returns the civil date-time of a day and a minute of that day; seconds are 00.
 *
 * @param minutes whole minutes after midnight; values outside 0..1439 reach into the neighboring
 *   days, so that a caller can pass a start plus a duration unchanged
 * @throws RangeError for fractions and for days that no date can name
 */
export function civilDateTimeOf(day: DayNumber, minutes: number): CivilDateTime {
  if (!Number.isInteger(minutes)) {
    throw new RangeError(
      `${minutes} is not a whole number of minutes, so it names no time. Round it before.`,
    )
  }
  const daysOver = Math.floor(minutes / MINUTES_PER_DAY)
  const minuteOfDay = minutes - daysOver * MINUTES_PER_DAY
  const hour = Math.floor(minuteOfDay / 60)
  return `${civilDateOf(day + daysOver)}T${twoDigits(hour)}:${twoDigits(minuteOfDay - hour * 60)}:00`
}

/**
 * Minutes after midnight of a civil date-time, 0..1439; seconds are dropped.
 *
 * @throws RangeError when the text is not a civil date-time
 */
export function minutesOfDay(dateTime: CivilDateTime): number {
  if (!isCivilDateTime(dateTime)) {
    throw new RangeError(
      `"${dateTime}" is not a civil date-time, so it has no time of day. Pass YYYY-MM-DDTHH:mm:ss.`,
    )
  }
  return twoDigitsAt(dateTime, 11) * 60 + twoDigitsAt(dateTime, 14)
}

/**
 * Seconds after midnight of a civil date-time, 0..86399.
 *
 * @throws RangeError on anything but a civil date-time
 */
export function secondsOfDay(dateTime: CivilDateTime): number {
  return minutesOfDay(dateTime) * 60 + twoDigitsAt(dateTime, 17)
}

/** The day part of a civil date or date-time, unchecked: `2026-03-03T08:00:00` gives `2026-03-03`. */
export function dateOfDateTime(dateTime: CivilDateTime): CivilDate {
  return dateTime.slice(0, 10)
}

/**
 * The date a number of days later (earlier when negative).
 *
 * @throws RangeError on a malformed date and when the result has no four-digit year from 1900
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  return civilDateOf(dayNumberOf(date) + days)
}
