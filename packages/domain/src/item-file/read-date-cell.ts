import { isCivilDate, isCivilDateTime, MONTH_NAMES } from '../calendar-dates'
import type { CellProblemCode } from './cell-problem'
import { isFileDate, textOfCell, type FileCell } from './sheet'

/** Whether `3/4/2026` is 4 March or 3 April. */
export type DateOrder = 'month-first' | 'day-first'

/**
 * The order of the dates of a column. `either`: the dates fit both orders. `both`: some have one
 * order, some the other.
 */
export type ColumnDateOrder = DateOrder | 'either' | 'both'

/**
 * A civil date if the text has no time, else a civil date-time; or the reason why the text is no
 * date.
 */
export type DateReading =
  | { readonly ok: true; readonly date: string }
  | { readonly ok: false; readonly code: CellProblemCode }

/** `3/4/2026`, `3-4-26`; with dots the day is always first. */
const numericPattern = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?:,?\s+(.+))?$/
/** `2026-10-01`, `2026/10/1`, `2026-10-01T08:00:00`. */
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:(?:T|,?\s+)(.+))?$/i
/** `1 October 2026`, `1-Oct-26`. */
const dayNamedPattern =
  /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]+([a-z]{3,9})\.?[\s,-]+(\d{4}|\d{2})(?:,?\s+(.+))?$/i
/** `October 1, 2026`. */
const monthNamed = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:,?\s+(.+))?$/i
const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,?\s+/i
const zone = /\d(?:z|\s*(?:utc|gmt)(?:[+-]\d+)?|[+-]\d{2}:?\d{2})$/i
const timePattern = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.0+)?)?\s*(am|pm)?$/i

interface Parts {
  readonly year: string
  readonly month: number
  readonly day: number
  readonly time: string | undefined
}

/**
 * Reads a date from a cell. Dates of a workbook are used unchanged; texts may be written as ISO
 * 8601, as numbers with slashes, dashes or dots, or with the name of the month, each with or
 * without a time.
 *
 * @param order the order of numbers with slashes and dashes; `both` refuses those with two readings
 */
export function readDateCell(cell: FileCell, order: DateOrder | 'both'): DateReading {
  if (isFileDate(cell)) {
    return isCivilDateTime(cell.date) ? result(withoutMidnight(cell.date)) : refused('not-a-date')
  }
  const text = textOfCell(cell).trim().replace(weekday, '')
  if (typeof cell !== 'string') return refused('not-a-date')
  if (text.includes(':') && zone.test(text)) return refused('date-has-zone')
  const parts = partsOf(text, order)
  if (parts === null) return refused('not-a-date')
  if (parts === 'date-order') return refused('date-order')
  const date = `${parts.year}-${twoDigits(parts.month)}-${twoDigits(parts.day)}`
  if (!isCivilDate(date)) return refused('not-a-date')
  if (parts.time === undefined) return result(date)
  const time = timeOf(parts.time)
  return time === null ? refused('not-a-date') : result(`${date}T${time}`)
}

/** A time of day `HH:mm:ss`, or the reason why a cell has no time. */
export type TimeReading =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly code: CellProblemCode }

/**
 * Reads a time of day from a separate time cell: a text, a time of a workbook, or a part of a day.
 */
export function readTimeCell(cell: FileCell): TimeReading {
  const time = isFileDate(cell) ? cell.date.slice(11) : timeOf(textOfTime(cell))
  return time === null || time === ''
    ? { ok: false, code: 'not-a-time' }
    : { ok: true, value: time }
}

const SECONDS_PER_DAY = 86_400

function textOfTime(cell: FileCell): string {
  if (typeof cell !== 'number') return textOfCell(cell)
  const seconds = Math.round(cell * SECONDS_PER_DAY)
  if (seconds < 0 || seconds >= SECONDS_PER_DAY) return ''
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return parts.map(twoDigits).join(':')
}

/**
 * How the dates of a whole column are written, from those that can be read in one way only:
 * `25/3/2026` says that the day is first.
 */
export function dateOrderOf(cells: readonly FileCell[]): ColumnDateOrder {
  let isDayFirst = false
  let isMonthFirst = false
  for (const cell of cells) {
    if (typeof cell !== 'string') continue
    const match = numericPattern.exec(cell.trim().replace(weekday, ''))
    if (match === null || match[2] === '.') continue
    if (Number(match[1]) > 12) isDayFirst = true
    if (Number(match[3]) > 12) isMonthFirst = true
  }
  if (isDayFirst && isMonthFirst) return 'both'
  if (isDayFirst) return 'day-first'
  return isMonthFirst ? 'month-first' : 'either'
}

/** Whether a cell is a date that the order of its column decides. */
export function dependsOnOrder(cell: FileCell): boolean {
  if (typeof cell !== 'string') return false
  const match = numericPattern.exec(cell.trim().replace(weekday, ''))
  return match !== null && match[2] !== '.' && match[1] !== match[3]
}

function partsOf(text: string, order: DateOrder | 'both'): Parts | 'date-order' | null {
  const iso = yearFirst.exec(text)
  if (iso !== null) {
    return { year: iso[1] ?? '', month: Number(iso[3]), day: Number(iso[4]), time: iso[5] }
  }
  const numeric = numericPattern.exec(text)
  if (numeric !== null) return numericParts(numeric, order)
  const dayNamed = dayNamedPattern.exec(text)
  if (dayNamed !== null) {
    const [, day = '', month = '', year = '', time] = dayNamed
    return { year: fullYear(year), month: monthOf(month), day: Number(day), time }
  }
  const named = monthNamed.exec(text)
  if (named === null) return null
  const [, month = '', day = '', year = '', time] = named
  return { year, month: monthOf(month), day: Number(day), time }
}

function numericParts(match: RegExpExecArray, order: DateOrder | 'both'): Parts | 'date-order' {
  const [, first = '', separator = '', second = '', year = '', time] = match
  const rest = { year: fullYear(year), time }
  const dayFirst = { ...rest, day: Number(first), month: Number(second) }
  const monthFirst = { ...rest, day: Number(second), month: Number(first) }
  if (separator === '.') return dayFirst
  if (order === 'both') {
    if (Number(first) > 12) return dayFirst
    return Number(second) > 12 || first === second ? monthFirst : 'date-order'
  }
  return order === 'day-first' ? dayFirst : monthFirst
}

/** Returns the month of a name or of its first three letters and more, 1..12; 0 for no month. */
function monthOf(name: string): number {
  const sought = name.toLowerCase()
  return (
    MONTH_NAMES.findIndex((month) => {
      const full = month.toLowerCase()
      return (
        full === sought ||
        (sought.length >= 3 && full.startsWith(sought)) ||
        (sought === 'sept' && full === 'september')
      )
    }) + 1
  )
}

/** `08:00:00` of `8:00`, `8:00 AM` or `08:00:00`; null where it is no time. */
function timeOf(text: string): string | null {
  const match = timePattern.exec(text.trim())
  if (match === null) return null
  const [, hourText = '', minutes = '', seconds = '00', half] = match
  let hour = Number(hourText)
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return null
    hour = (hour % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
  }
  const time = `${twoDigits(hour)}:${minutes}:${seconds}`
  return isCivilDateTime(`2000-01-01T${time}`) ? time : null
}

/** Two digits are a year of this century, because plans do not cover another one. */
function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year
}

function withoutMidnight(date: string): string {
  return date.endsWith('T00:00:00') ? date.slice(0, 10) : date
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

const result = (date: string): DateReading => ({ ok: true, date })
const refused = (code: CellProblemCode): DateReading => ({ ok: false, code })
