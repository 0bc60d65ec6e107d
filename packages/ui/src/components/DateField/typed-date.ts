/** The days that a field accepts, both included, as `YYYY-MM-DD`. */
export interface DateBounds {
  readonly minDate: string
  readonly maxDate: string
}

/** The result of parsing a typed text. */
export type TypedDate =
  | { readonly code: 'date'; readonly date: string }
  | { readonly code: 'empty' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'out-of-bounds'; readonly date: string }

const pad = (value: number) => String(value).padStart(2, '0')

/** Days of a month of the Gregorian calendar; `month` from 1. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The year closest to `year` that ends in these two digits. */
function closestYear(twoDigits: number, year: number): number {
  const century = Math.floor(year / 100) * 100
  const candidates = [century - 100, century, century + 100].map((start) => start + twoDigits)
  return candidates.reduce((best, candidate) =>
    Math.abs(candidate - year) < Math.abs(best - year) ? candidate : best,
  )
}

function splitParts(text: string): [month: string, day: string, year: string | undefined] | null {
  const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})$/.exec(text)
  const separated = /^(\d{1,2})[/.\-\s]+(\d{1,2})(?:[/.\-\s]+(\d{2}|\d{4}))?$/.exec(text)
  const match = digits ?? separated
  const [, month, day, year] = match ?? []
  return month === undefined || day === undefined ? null : [month, day, year]
}

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
  const parts = splitParts(trimmed)
  if (!parts) return { code: 'unreadable' }
  const thisYear = Number(today.slice(0, 4))
  const [month, day] = [Number(parts[0]), Number(parts[1])]
  const year =
    parts[2] === undefined
      ? thisYear
      : parts[2].length === 4
        ? Number(parts[2])
        : closestYear(Number(parts[2]), thisYear)
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) {
    return { code: 'unreadable' }
  }
  const date = `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`
  // Dates of this shape sort as text.
  const isInside = date >= bounds.minDate && date <= bounds.maxDate
  return isInside ? { code: 'date', date } : { code: 'out-of-bounds', date }
}

/**
 * Formats a day as `mm/dd/yy`.
 *
 * @param date `YYYY-MM-DD`
 */
export function formatTypedDate(date: string): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(2, 4)}`
}

/**
 * The default bounds: whole years, from 1 January ten years before today's year to 31
 * December ten years after it.
 *
 * @param today `YYYY-MM-DD`
 */
export function boundsAround(today: string): DateBounds {
  const year = Number(today.slice(0, 4))
  return { minDate: `${year - 10}-01-01`, maxDate: `${year + 10}-12-31` }
}
