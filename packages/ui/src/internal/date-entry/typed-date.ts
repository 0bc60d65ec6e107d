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
const spellings: readonly (readonly [pattern: RegExp, format: string])[] = [
  [/^\d{1,2}\/\d{1,2}$/, 'M/d'],
  [/^\d{1,2}\/\d{1,2}\/\d{2}$/, 'M/d/yy'],
  [/^\d{1,2}\/\d{1,2}\/\d{4}$/, 'M/d/yyyy'],
  [/^\d{4}\/\d{1,2}\/\d{1,2}$/, 'yyyy/M/d'],
  [/^\d{6}$/, 'MMddyy'],
  // No month is 19 or 20.
  [/^(?:19|20)\d{6}$/, 'yyyyMMdd'],
  [/^\d{8}$/, 'MMddyyyy'],
  ...(['MMM', 'MMMM'] as const).flatMap((month) =>
    (['', 'yy', 'yyyy'] as const).flatMap((year) => {
      const name = month === 'MMM' ? '[a-z]{3}' : '[a-z]{4,9}'
      const digits = year === '' ? '' : `/\\d{${year.length}}`
      const ending = year === '' ? '' : `/${year}`
      return [
        [new RegExp(`^${name}/\\d{1,2}${digits}$`, 'i'), `${month}/d${ending}`],
        [new RegExp(`^\\d{1,2}/${name}${digits}$`, 'i'), `d/${month}${ending}`],
      ] as const
    }),
  ),
]

const weekday = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[\s.,]+/i
const ordinal = /(\d)(?:st|nd|rd|th)\b/gi
/** Where the day is before the month, dots are between them: 3.4.26 may be 3 April. */
const dotted = /^(\d{1,2})\.\s*(\d{1,2})(?:\.|$)/

/**
 * Parses a typed or pasted day: `mm/dd/yy`, `m/d/yy`, `mm-dd-yyyy`, `mmddyy`, `yyyy-mm-dd`,
 * `Mar 22, 2027`, `22 March 2027`, and each without a year. A year of two digits means the
 * closest such year to today. With dots, a day that can also be read day first is unreadable.
 *
 * @param today `YYYY-MM-DD`
 * @param near the day that is edited, whose year completes a text without one. @default today
 */
export function readTypedDate(
  text: string,
  today: string,
  bounds: DateBounds,
  near: string = today,
): TypedDate {
  const trimmed = text.trim()
  if (trimmed === '') return { code: 'empty' }
  const [, first, second] = dotted.exec(trimmed) ?? []
  if (first !== second && Number(first) <= 12 && Number(second) <= 12) return { code: 'unreadable' }
  const plain = /[a-z]/i.test(trimmed)
    ? withoutWords(trimmed).replaceAll(/[/.,\-\s]+/g, '/')
    : trimmed.replaceAll(/[/.\-\s]+/g, '/')
  const spelling = spellings.find(([pattern]) => pattern.test(plain))
  if (spelling === undefined) return { code: 'unreadable' }
  const [, format] = spelling
  const day = parse(plain, format, toUtcDate(format.includes('y') ? today : near))
  if (!isValid(day)) return { code: 'unreadable' }
  const date = fromUtcDate(day)
  // Dates of this form sort as text.
  const isInside = date >= bounds.minDate && date <= bounds.maxDate
  return isInside ? { code: 'date', date } : { code: 'out-of-bounds', date }
}

function withoutWords(text: string): string {
  return text
    .replace(weekday, '')
    .replaceAll(ordinal, '$1')
    .replace(/\bsept\b/i, 'sep')
}

/**
 * Formats a day as `mm/dd/yy`.
 *
 * @param date `YYYY-MM-DD`
 */
export function formatTypedDate(date: string): string {
  return lightFormat(toUtcDate(date), 'MM/dd/yy')
}
