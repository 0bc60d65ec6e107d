import { daysInMonth } from '../calendar-dates'
import type { CivilDate } from '../calendar-dates'
import { plainDigits } from './plain-digits'
import type { Locale, LocaleDateOrder } from './locale'
import { englishLocale } from './locale'

/** The result of reading a text as a day. */
export type DayReading =
  | { readonly code: 'date'; readonly date: CivilDate }
  | { readonly code: 'empty' }
  | { readonly code: 'unreadable' }
  /** It can be read as several days, in the order of the calendar: `3.4.26`. */
  | { readonly code: 'ambiguous'; readonly readings: readonly CivilDate[] }

interface DayRules {
  /** @default englishLocale */
  readonly locale?: Pick<
    Locale,
    'tag' | 'dateOrder' | 'signs' | 'monthName' | 'weekdayName' | 'day'
  >
  /** Today as `YYYY-MM-DD`: a year of two digits is the closest one. */
  readonly today: CivilDate
  /** The day that is edited, whose year completes a text without one. @default today */
  readonly near?: CivilDate
}

interface Parts {
  readonly year: string
  readonly month: string
  readonly day: string
}

const orders: Readonly<Record<LocaleDateOrder, readonly (keyof Parts)[]>> = {
  'month-first': ['month', 'day', 'year'],
  'day-first': ['day', 'month', 'year'],
  'year-first': ['year', 'month', 'day'],
}

const ordinal = /(\d)(?:st|nd|rd|th|er|e|º|ª)(?=$|[^\p{L}\d])/giu
const separators = /[\s/.,·、\-\u2010-\u2015\u2212]+/gu

/**
 * Reads a day as a person types it or pastes it from somewhere else, in the order of a locale:
 * `11/18/26` or `18.11.26`, `2026-11-18`, `18 November 2026`, digits without separators, and each
 * without a year. A text that can be read as two days, and is not written as the locale writes
 * days, is ambiguous: `3.4.26` for a locale that begins with the month.
 */
export function readDay(
  text: string,
  { locale = englishLocale, today, near = today }: DayRules,
): DayReading {
  const plain = plainDigits(text, locale.signs.digits).trim()
  if (plain === '') return { code: 'empty' }
  const dates = [...new Set(readingsOf(plain, locale, today, near))].sort()
  const [date] = dates
  if (date === undefined) return { code: 'unreadable' }
  return dates.length === 1 ? { code: 'date', date } : { code: 'ambiguous', readings: dates }
}

function readingsOf(
  text: string,
  locale: NonNullable<DayRules['locale']>,
  today: CivilDate,
  near: CivilDate,
): readonly CivilDate[] {
  const { dateOrder } = locale
  const write = (parts: readonly string[], order: LocaleDateOrder): readonly CivilDate[] => {
    const names = orders[order].filter((name) => name !== 'year' || parts.length === 3)
    const written = { year: '', month: '', day: '' }
    names.forEach((name, at) => {
      written[name] = parts[at] ?? ''
    })
    const date = dateOf(written, today, near)
    return date === null ? [] : [date]
  }
  const digits = /^\d{6}$|^\d{8}$/.exec(text)?.[0]
  if (digits !== undefined) return digitReadings(digits, dateOrder, write)
  const named = /\p{L}/u.test(text) ? withMonthAsNumber(text, locale) : null
  if (named !== null) {
    const { month, others } = named
    // The year has four digits before the day; elsewhere it is behind.
    const [first = '', second = ''] = others
    if (others.length === 1) return write([month, first], 'month-first')
    if (others.length !== 2) return []
    return first.length === 4
      ? write([first, month, second], 'year-first')
      : write([month, first, second], 'month-first')
  }
  if (/\p{L}/u.test(text)) return []
  const parts = text.split(separators)
  // A lone dot ends a day in some languages: 18.11.
  const isEnded = /^\d{1,2}\.\s*\d{1,2}\.$/.test(text) && dateOrder === 'day-first'
  const numbers = isEnded ? parts.slice(0, -1) : parts
  if (numbers.some((part) => part === '') || ![2, 3].includes(numbers.length)) return []
  if (numbers[0]?.length === 4) return numbers.length === 3 ? write(numbers, 'year-first') : []
  const sign = /[/.]/.exec(text)?.[0] ?? ''
  if (dateOrder !== 'year-first' && isWrittenLike(locale, sign)) return write(numbers, dateOrder)
  const all = (['month-first', 'day-first'] as const).flatMap((order) => write(numbers, order))
  return dateOrder === 'year-first' && numbers.length === 3
    ? [...all, ...write(numbers, 'year-first')]
    : all
}

/** Whether a separator leaves no doubt about the order of a text. */
function isWrittenLike({ dateOrder, day }: NonNullable<DayRules['locale']>, sign: string): boolean {
  if (dateOrder === 'month-first') return sign !== '.'
  // Where dots are usual, a slash may come from a text that begins with the month.
  return sign !== '/' || day('2026-11-18').includes('/')
}

function digitReadings(
  digits: string,
  order: LocaleDateOrder,
  write: (parts: readonly string[], order: LocaleDateOrder) => readonly CivilDate[],
): readonly CivilDate[] {
  // No month and no day with a month behind it is 19 or 20 in a text of eight digits.
  if (digits.length === 8 && /^(?:19|20)/.test(digits)) {
    const yearFirst = write([digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)], 'year-first')
    if (yearFirst.length > 0) return yearFirst
  }
  const parts =
    order === 'year-first'
      ? [digits.slice(0, -4), digits.slice(-4, -2), digits.slice(-2)]
      : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)]
  return write(parts, order)
}

interface NamedMonth {
  readonly month: string
  readonly others: readonly string[]
}

/** The month of a name in a text, and the numbers beside it; null without a month. */
function withMonthAsNumber(
  text: string,
  locale: NonNullable<DayRules['locale']>,
): NamedMonth | null {
  // 2026年11月18日
  const signs = /^(?:(\d{2,4})年)?(\d{1,2})月(\d{1,2})日?(?:\p{L}曜日?)?$/u.exec(
    text.replaceAll(/\s/g, ''),
  )
  if (signs !== null) {
    const [, year, month = '', day = ''] = signs
    return { month, others: year === undefined ? [day] : [day, year] }
  }
  const words = text.replaceAll(ordinal, '$1').split(/[\s/.,،·\-\u2010-\u2015]+/u)
  const isWeekday = (word: string) => startsName(word, weekdaysOf(locale), 2)
  const rest = words.filter((word) => word !== '' && !/^(?:de|of|den|le|the|feira)$/iu.test(word))
  if (rest[0] !== undefined && /^\p{L}/u.test(rest[0]) && isWeekday(rest[0])) {
    const withoutWeekday = rest.slice(1)
    // `Mar` may be a weekday in one language and a month in another.
    if (withoutWeekday.some((word) => /^\p{L}/u.test(word)) || monthOf(rest[0], locale) === null) {
      rest.shift()
    }
  }
  const names = rest.filter((word) => !/^\d+$/.test(word))
  const [name] = names
  if (names.length !== 1 || name === undefined) return null
  const month = monthOf(name, locale)
  if (month === null) return null
  const others = rest.filter((word) => word !== name)
  return { month: String(month), others }
}

const nameKeyOf = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}.\u200E\u200F\u061C]/gu, '')
    .toLowerCase()
    .trim()

const namesByTag = new Map<string, { months: readonly string[]; weekdays: readonly string[] }>()

function namesOf(locale: NonNullable<DayRules['locale']>) {
  let names = namesByTag.get(locale.tag)
  if (names === undefined) {
    const both = [locale, englishLocale]
    names = {
      months: both.flatMap(({ monthName }) =>
        (['long', 'short'] as const).flatMap((length) =>
          Array.from({ length: 12 }, (_unused, at) => nameKeyOf(monthName(at + 1, length))),
        ),
      ),
      weekdays: both.flatMap(({ weekdayName }) =>
        (['long', 'short'] as const).flatMap((length) =>
          Array.from({ length: 7 }, (_unused, at) => nameKeyOf(weekdayName(at, length))),
        ),
      ),
    }
    namesByTag.set(locale.tag, names)
  }
  return names
}

const weekdaysOf = (locale: NonNullable<DayRules['locale']>) => namesOf(locale).weekdays

function startsName(word: string, names: readonly string[], minLength: number): boolean {
  const key = nameKeyOf(word)
  return key.length >= minLength && names.some((name) => name.startsWith(key) || key === name)
}

/** The month of a name, or of at least three letters that begin the name of one month only. */
function monthOf(word: string, locale: NonNullable<DayRules['locale']>): number | null {
  const key = nameKeyOf(word)
  const { months } = namesOf(locale)
  const full = months.findIndex((name) => name === key)
  if (full !== -1) return (full % 12) + 1
  if (key.length < 3) return null
  const matches = new Set(
    months.flatMap((name, at) => (name.startsWith(key) ? [(at % 12) + 1] : [])),
  )
  if (matches.size === 1) return [...matches][0] ?? null
  return key === 'sept' ? 9 : null
}

function dateOf({ year, month, day }: Parts, today: CivilDate, near: CivilDate): CivilDate | null {
  if (![1, 2].includes(month.length) || ![1, 2].includes(day.length)) return null
  if (![0, 2, 4].includes(year.length)) return null
  const fullYear =
    year === ''
      ? Number(near.slice(0, 4))
      : year.length === 4
        ? Number(year)
        : closestYear(Number(year), Number(today.slice(0, 4)))
  if (![year, month, day].every((part) => /^\d*$/.test(part)) || fullYear < 1) return null
  const isDay =
    Number(day) >= 1 && Number(month) >= 1 && Number(day) <= daysInMonth(fullYear, Number(month))
  return isDay
    ? `${String(fullYear).padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : null
}

/** 50 years back rather than 50 years on. */
function closestYear(twoDigits: number, thisYear: number): number {
  const year = thisYear - (thisYear % 100) + twoDigits
  if (year - thisYear >= 50) return year - 100
  return thisYear - year > 50 ? year + 100 : year
}

/**
 * Writes a day so that `readDay` reads it back: with a year of four digits where two would mean
 * another one.
 */
export function writeDay(date: CivilDate, locale: Locale, today: CivilDate): string {
  const text = locale.day(date)
  const reading = readDay(text, { locale, today })
  if (reading.code === 'date' && reading.date === date) return text
  const year = locale.day(date, 'short').replaceAll(/[\u200E\u200F\u061C]/g, '')
  const own = new Map(Array.from(locale.signs.digits, ([digit, western]) => [western, digit]))
  const write = (digits: string) => digits.replaceAll(/\d/g, (digit) => own.get(digit) ?? digit)
  const short = write(date.slice(2, 4))
  const long = write(date.slice(0, 4))
  const at = locale.dateOrder === 'year-first' ? year.indexOf(short) : year.lastIndexOf(short)
  return `${year.slice(0, at)}${long}${year.slice(at + short.length)}`
}
