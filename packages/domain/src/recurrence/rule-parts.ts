import { dayNumberOf, isCivilDate } from '../calendar-dates'
import type { DayNumber, Weekday } from '../calendar-dates'
import type { AnyFrequency, RuleWeekday } from './recurrence-rule'
import { WEEKDAY_CODES } from './recurrence-rule'

/** The parts of a rule as its text says them; empty lists and null where it says nothing. */
export interface RuleParts {
  readonly frequency: AnyFrequency | null
  readonly interval: number
  readonly weekStart: Weekday
  readonly untilDay: DayNumber | null
  readonly untilSecond: number | null
  readonly count: number | null
  readonly byWeekday: readonly RuleWeekday[]
  readonly byMonthDay: readonly number[]
  readonly byMonth: readonly number[]
  readonly byYearDay: readonly number[]
  readonly byWeekNumber: readonly number[]
  readonly bySetPosition: readonly number[]
  readonly byHour: readonly number[]
  readonly byMinute: readonly number[]
  readonly bySecond: readonly number[]
}

type Draft = { -readonly [Key in keyof RuleParts]: RuleParts[Key] }

const FREQUENCIES: ReadonlyMap<string, AnyFrequency> = new Map(
  (['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).map(
    (frequency) => [frequency, frequency],
  ),
)

const WEEKDAY_BY_CODE: ReadonlyMap<string, number> = new Map(
  WEEKDAY_CODES.map((code, weekday) => [code, weekday]),
)

const MONDAY = 1
/** Longer texts are refused before they are looked at. */
const TEXT_LIMIT_LENGTH = 2000
const HIGHEST_NUMBER = 999_999_999

/** A whole number within bounds, or null. */
function readInteger(text: string, lowest: number, highest: number): number | null {
  if (!/^[+-]?\d{1,9}$/.test(text)) return null
  const value = Number(text)
  return value >= lowest && value <= highest ? value : null
}

/** Numbers from 1, and from -1 backwards when `isSigned`, each at most `highest` from zero. */
function readIntegers(text: string, highest: number, isSigned: boolean): number[] | null {
  const values: number[] = []
  for (const part of text.split(',')) {
    const value = readInteger(part, isSigned ? -highest : 1, highest)
    if (value === null || value === 0) return null
    values.push(value)
  }
  return values
}

/** Numbers from 0, ascending and each once; what is above `highest` counts as it when allowed. */
function readTimes(text: string, highest: number, allowed = highest): number[] | null {
  const values = new Set<number>()
  for (const part of text.split(',')) {
    const value = readInteger(part, 0, allowed)
    if (value === null) return null
    values.add(Math.min(value, highest))
  }
  return [...values].sort((one, other) => one - other)
}

function readWeekdays(text: string): RuleWeekday[] | null {
  const weekdays: RuleWeekday[] = []
  for (const part of text.split(',')) {
    const match = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(part)
    const weekday = WEEKDAY_BY_CODE.get(match?.[2] ?? '')
    const nth = match?.[1] === undefined ? 0 : Number(match[1])
    if (weekday === undefined || nth < -53 || nth > 53) return null
    if (match?.[1] !== undefined && nth === 0) return null
    weekdays.push({ weekday, nth })
  }
  return weekdays
}

/** The day and the second of an UNTIL; a `Z` is not looked at, because rules here are read on one clock. */
function readUntil(text: string): { day: DayNumber; second: number | null } | null {
  const [, year, month, dayOfMonth, hour, minute, second] =
    /^(\d{4})(\d{2})(\d{2})(?:T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)Z?)?$/.exec(text) ?? []
  const date = `${year}-${month}-${dayOfMonth}`
  if (!isCivilDate(date)) return null
  const day = dayNumberOf(date)
  if (hour === undefined) return { day, second: null }
  const clock = Number(hour) * 3600 + Number(minute) * 60 + Math.min(59, Number(second))
  return { day, second: clock }
}

/** Keeps what was read of a part; false when it could not be read. */
function keep<Value>(value: Value | null, write: (value: Value) => void): boolean {
  if (value === null) return false
  write(value)
  return true
}

/** Reads a part into a field of the draft; false when it could not be read. */
type PartReader = (draft: Draft, text: string) => boolean

function field<Key extends keyof RuleParts>(
  key: Key,
  read: (text: string) => Draft[Key] | null,
): PartReader {
  return (draft, text) =>
    keep(read(text), (value) => {
      draft[key] = value
    })
}

const PART_READERS: ReadonlyMap<string, PartReader> = new Map<string, PartReader>([
  ['FREQ', field('frequency', (text) => FREQUENCIES.get(text) ?? null)],
  ['INTERVAL', field('interval', (text) => readInteger(text, 1, HIGHEST_NUMBER))],
  ['COUNT', field('count', (text) => readInteger(text, 1, HIGHEST_NUMBER))],
  [
    'UNTIL',
    (draft, text) =>
      keep(readUntil(text), ({ day, second }) => {
        draft.untilDay = day
        draft.untilSecond = second
      }),
  ],
  ['WKST', field('weekStart', (text) => WEEKDAY_BY_CODE.get(text) ?? null)],
  ['BYDAY', field('byWeekday', readWeekdays)],
  ['BYMONTHDAY', field('byMonthDay', (text) => readIntegers(text, 31, true))],
  ['BYMONTH', field('byMonth', (text) => readIntegers(text, 12, false))],
  ['BYYEARDAY', field('byYearDay', (text) => readIntegers(text, 366, true))],
  ['BYWEEKNO', field('byWeekNumber', (text) => readIntegers(text, 53, true))],
  ['BYSETPOS', field('bySetPosition', (text) => readIntegers(text, 366, true))],
  ['BYHOUR', field('byHour', (text) => readTimes(text, 23))],
  ['BYMINUTE', field('byMinute', (text) => readTimes(text, 59))],
  ['BYSECOND', field('bySecond', (text) => readTimes(text, 59, 60))],
  // The calendar that everybody has; another one would need another arithmetic (RFC 7529).
  ['RSCALE', (_draft, text) => text === 'GREGORIAN'],
  ['SKIP', (_draft, text) => text === 'OMIT'],
])

/** The rule's own line, without the name of the property; a DTSTART before it does not count. */
function ruleLineOf(text: string): string | null {
  const lines = text
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('DTSTART'))
  const [line] = lines
  if (line === undefined || lines.length > 1) return null
  return line.startsWith('RRULE:') ? line.slice('RRULE:'.length) : line
}

/**
 * Reads the parts of a rule (RFC 5545, 3.3.10).
 *
 * @returns null when the text is empty, too long, has a part that the standard does
 *   not know or a value that it does not allow
 */
export function readRuleParts(text: string): RuleParts | null {
  const line = text.length > TEXT_LIMIT_LENGTH ? null : ruleLineOf(text)
  if (line === null) return null
  const draft: Draft = {
    frequency: null,
    interval: 1,
    weekStart: MONDAY,
    untilDay: null,
    untilSecond: null,
    count: null,
    byWeekday: [],
    byMonthDay: [],
    byMonth: [],
    byYearDay: [],
    byWeekNumber: [],
    bySetPosition: [],
    byHour: [],
    byMinute: [],
    bySecond: [],
  }
  for (const part of line.split(';')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const read = PART_READERS.get(part.slice(0, equals))
    if (equals < 0 || read === undefined || !read(draft, part.slice(equals + 1))) return null
  }
  return draft.frequency === null ? null : draft
}
