import { dayNumberOf, isCivilDate } from '../calendar-dates'
import type { Frequency, RecurrenceRule, RuleWeekday } from './recurrence-rule'
import { WEEKDAY_CODES } from './recurrence-rule'

const FREQUENCIES: ReadonlyMap<string, Frequency> = new Map<string, Frequency>([
  ['DAILY', 'DAILY'],
  ['WEEKLY', 'WEEKLY'],
  ['MONTHLY', 'MONTHLY'],
  ['YEARLY', 'YEARLY'],
])

const WEEKDAY_BY_CODE: ReadonlyMap<string, number> = new Map(
  WEEKDAY_CODES.map((code, weekday) => [code, weekday]),
)

const MONDAY = 1
/** Longer texts are refused before they are looked at. */
const TEXT_LIMIT_LENGTH = 2000

type Draft = { -readonly [Key in keyof RecurrenceRule]: RecurrenceRule[Key] } & {
  hasFrequency: boolean
}

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

/** The day of an UNTIL; its time is dropped, because rules here count days. */
function readUntil(text: string): number | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T\d{6}Z?)?$/.exec(text)
  if (match === null) return null
  const date = `${match[1]}-${match[2]}-${match[3]}`
  return isCivilDate(date) ? dayNumberOf(date) : null
}

/** Keeps what was read of a part; false when it could not be read. */
function keep<Value>(value: Value | null, write: (value: Value) => void): boolean {
  if (value === null) return false
  write(value)
  return true
}

type PartReader = (draft: Draft, text: string) => boolean

const HIGHEST_INTERVAL = 9999
const HIGHEST_COUNT = 999_999

/** The parts of a rule (RFC 5545, 3.3.10) that a series of days can have. */
const PART_READERS: ReadonlyMap<string, PartReader> = new Map<string, PartReader>([
  [
    'FREQ',
    (draft, text) =>
      keep(FREQUENCIES.get(text) ?? null, (value) => {
        draft.frequency = value
        draft.hasFrequency = true
      }),
  ],
  [
    'INTERVAL',
    (draft, text) =>
      keep(readInteger(text, 1, HIGHEST_INTERVAL), (value) => {
        draft.interval = value
      }),
  ],
  [
    'COUNT',
    (draft, text) =>
      keep(readInteger(text, 1, HIGHEST_COUNT), (value) => {
        draft.count = value
      }),
  ],
  [
    'UNTIL',
    (draft, text) =>
      keep(readUntil(text), (value) => {
        draft.untilDay = value
      }),
  ],
  [
    'WKST',
    (draft, text) =>
      keep(WEEKDAY_BY_CODE.get(text) ?? null, (value) => {
        draft.weekStart = value
      }),
  ],
  [
    'BYDAY',
    (draft, text) =>
      keep(readWeekdays(text), (value) => {
        draft.byWeekday = value
      }),
  ],
  [
    'BYMONTHDAY',
    (draft, text) =>
      keep(readIntegers(text, 31, true), (value) => {
        draft.byMonthDay = value
      }),
  ],
  [
    'BYMONTH',
    (draft, text) =>
      keep(readIntegers(text, 12, false), (value) => {
        draft.byMonth = value
      }),
  ],
  [
    'BYYEARDAY',
    (draft, text) =>
      keep(readIntegers(text, 366, true), (value) => {
        draft.byYearDay = value
      }),
  ],
  [
    'BYWEEKNO',
    (draft, text) =>
      keep(readIntegers(text, 53, true), (value) => {
        draft.byWeekNumber = value
      }),
  ],
  [
    'BYSETPOS',
    (draft, text) =>
      keep(readIntegers(text, 366, true), (value) => {
        draft.bySetPosition = value
      }),
  ],
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

function readRule(text: string): RecurrenceRule | null {
  const line = text.length > TEXT_LIMIT_LENGTH ? null : ruleLineOf(text)
  if (line === null) return null
  const draft: Draft = {
    frequency: 'YEARLY',
    interval: 1,
    weekStart: MONDAY,
    untilDay: null,
    count: null,
    byWeekday: [],
    byMonthDay: [],
    byMonth: [],
    byYearDay: [],
    byWeekNumber: [],
    bySetPosition: [],
    hasFrequency: false,
  }
  for (const part of line.split(';')) {
    if (part === '') continue
    const equals = part.indexOf('=')
    const read = PART_READERS.get(part.slice(0, equals))
    if (equals < 0 || read === undefined || !read(draft, part.slice(equals + 1))) return null
  }
  const { hasFrequency, ...rule } = draft
  return hasFrequency ? rule : null
}

/** A plan uses a handful of texts; the bound only keeps a hostile list from filling memory. */
const CACHE_LIMIT_RULES = 5000
const cache = new Map<string, RecurrenceRule | null>()

/**
 * Reads the text of a recurrence rule (RFC 5545): `FREQ=WEEKLY;BYDAY=TU`, with or
 * without `RRULE:` before it. Each text is read once.
 *
 * null: the text is no rule that days can follow. It is empty, the word
 * `custom`, not a rule at all, happens several times a day, or has parts that
 * the standard does not know. Whoever asks treats the item as happening once.
 */
export function parseRule(text: string): RecurrenceRule | null {
  const known = cache.get(text)
  if (known !== undefined) return known
  const rule = readRule(text)
  if (cache.size >= CACHE_LIMIT_RULES) cache.clear()
  cache.set(text, rule)
  return rule
}
