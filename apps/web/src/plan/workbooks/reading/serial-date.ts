import { civilDateTimeOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import type { FileCell } from '@throughline/domain/item-file'

const SECONDS_PER_DAY = 86_400
/** Days from 1899-12-30, day 0 of workbooks, to 1970-01-01. */
const DAYS_BEFORE_1970 = 25_569
/** Days from there to 1904-01-01, day 0 of other workbooks. */
const DAYS_BEFORE_1904 = 1462
const FIRST_DAY = dayNumberOf('1900-03-01')
const LAST_DAY = dayNumberOf('9999-12-31')

const twoDigits = (value: number) => String(value).padStart(2, '0')

/**
 * Returns the cell of a number with a date format: a date, or a text such as `08:00:00` for a time
 * without a day. Numbers outside of the supported days yield an empty date.
 *
 * @param is1904 the workbook counts from 1904
 */
export function dateCellOf(serial: number, is1904: boolean): FileCell {
  // 08:00 is no exact fraction of a day, so it may arrive as 07:59:59.999.
  const seconds = Math.round(serial * SECONDS_PER_DAY)
  const whole = Math.floor(seconds / SECONDS_PER_DAY)
  const ofDay = seconds - whole * SECONDS_PER_DAY
  const time = `${civilDateTimeOf(0, Math.floor(ofDay / 60)).slice(11, 16)}:${twoDigits(ofDay % 60)}`
  if (whole === 0) return time
  const day = whole - DAYS_BEFORE_1970 + (is1904 ? DAYS_BEFORE_1904 : 0)
  if (!(day >= FIRST_DAY && day <= LAST_DAY)) return { date: '' }
  return { date: `${civilDateTimeOf(day, 0).slice(0, 10)}T${time}` }
}

const iso = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::(\d{2})(?:\.\d+)?)?)?$/

/**
 * Returns the cell of a date in ISO 8601. The date is civil, so no zone changes it. Returns a text
 * of another form, such as one with a zone, unchanged; the reader of its field validates it.
 */
export function isoDateCellOf(text: string): FileCell {
  const [, day, time = '00:00', seconds = '00'] = iso.exec(text) ?? []
  if (day !== undefined) return { date: `${day}T${time}:${seconds}` }
  return text.replace(/^T(?=\d)/, '').replace(/(?<=:\d{2})\.\d+$/, '')
}
