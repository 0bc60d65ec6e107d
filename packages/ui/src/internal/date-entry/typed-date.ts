import { isValid, lightFormat, parse } from 'date-fns'

import { fromUtcDate, toUtcDate } from './civil-date'
import type { DateBounds } from './date-bounds'

/** The result of parsing a typed text. */
export type TypedDate =
  | { readonly code: 'date'; readonly date: string }
  | { readonly code: 'empty' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'out-of-bounds'; readonly date: string }

/**
 * The spellings of a day, each with its format. `date-fns` alone would accept a year of
 * three digits, and takes two digits for the closest such year.
 */
const SPELLINGS: readonly (readonly [pattern: RegExp, format: string])[] = [
  [/^\d{1,2}\/\d{1,2}$/, 'M/d'],
  [/^\d{1,2}\/\d{1,2}\/\d{2}$/, 'M/d/yy'],
  [/^\d{1,2}\/\d{1,2}\/\d{4}$/, 'M/d/yyyy'],
  [/^\d{6}$/, 'MMddyy'],
  [/^\d{8}$/, 'MMddyyyy'],
]

/**
 * Parses a typed day: `mm/dd/yy`, `m/d/yy`, `mm-dd-yyyy`, `mm.dd.yy`, `mmddyy`, and
 * `m/d` for the year of today. A year of two digits means the closest such year to
 * today.
 *
 * @param today `YYYY-MM-DD`
 */
export function readTypedDate(text: string, today: string, bounds: DateBounds): TypedDate {
  const trimmed = text.trim()
  if (trimmed === '') return { code: 'empty' }
  const plain = trimmed.replaceAll(/[/.\-\s]+/g, '/')
  const spelling = SPELLINGS.find(([pattern]) => pattern.test(plain))
  const day = spelling && parse(plain, spelling[1], toUtcDate(today))
  if (day === undefined || !isValid(day)) return { code: 'unreadable' }
  const date = fromUtcDate(day)
  // Dates of this form sort as text.
  const isInside = date >= bounds.minDate && date <= bounds.maxDate
  return isInside ? { code: 'date', date } : { code: 'out-of-bounds', date }
}

/**
 * Formats a day as `mm/dd/yy`.
 *
 * @param date `YYYY-MM-DD`
 */
export function formatTypedDate(date: string): string {
  return lightFormat(toUtcDate(date), 'MM/dd/yy')
}
