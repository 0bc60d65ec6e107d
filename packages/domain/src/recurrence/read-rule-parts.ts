import { dayNumberOf, isCivilDate } from '../calendar-dates'
import type { DayNumber, Weekday } from '../calendar-dates'
import type { AnyFrequency, RuleWeekday } from './recurrence-rule'
import { WEEKDAY_CODES } from './recurrence-rule'
import { rulePartTexts } from './rule-part-texts'
import type { RuleParts } from './rule-parts'

const frequencies: ReadonlyMap<string, AnyFrequency> = new Map(
  (['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const).map(
    (frequency) => [frequency, frequency],
  ),
)

const weekdayByCode: ReadonlyMap<string, Weekday> = new Map(
  WEEKDAY_CODES.map((code, weekday) => [code, weekday]),
)

const MONDAY = 1

function readInteger(text: string): number | null {
  return /^[+-]?\d+$/.test(text) ? Number(text) : null
}

function readIntegers(text: string): readonly number[] | null {
  const values: number[] = []
  for (const part of text.split(',')) {
    const value = readInteger(part)
    if (value === null) return null
    values.push(value)
  }
  return values
}

function readWeekdays(text: string): readonly RuleWeekday[] | null {
  const weekdays: RuleWeekday[] = []
  for (const part of text.split(',')) {
    const match = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(part)
    const weekday = weekdayByCode.get(match?.[2] ?? '')
    const nth = match?.[1] === undefined ? 0 : Number(match[1])
    // A weekday without a number is every one of its period, so no text may say 0.
    if (weekday === undefined || (match?.[1] !== undefined && nth === 0)) return null
    weekdays.push({ weekday, nth })
  }
  return weekdays
}

/** A `Z` at the end is ignored: rules are read on one clock. */
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

/**
 * Reads the parts of a rule (RFC 5545, 3.3.10) with a fraction of the code of `rrule`,
 * because calendars have to load quickly.
 *
 * @returns null when the text is empty, too long, has a part that the standard does
 *   not know or a malformed value
 */
export function readRuleParts(text: string): RuleParts | null {
  const texts = rulePartTexts(text)
  if (texts === null) return null
  let isReadable = true
  const read = <Value>(
    name: string,
    readValue: (text: string) => Value | null,
    missing: Value,
  ): Value => {
    const partText = texts.get(name)
    if (partText === undefined) return missing
    const value = readValue(partText)
    if (value === null) isReadable = false
    return value ?? missing
  }
  const frequency = frequencies.get(texts.get('FREQ') ?? '')
  if (frequency === undefined) return null
  const until = read('UNTIL', readUntil, null)
  const parts: RuleParts = {
    frequency,
    interval: read('INTERVAL', readInteger, 1),
    weekStart: read('WKST', (code) => weekdayByCode.get(code) ?? null, MONDAY),
    untilDay: until?.day ?? null,
    untilSecond: until?.second ?? null,
    count: read('COUNT', readInteger, null),
    byWeekday: read('BYDAY', readWeekdays, []),
    byMonthDay: read('BYMONTHDAY', readIntegers, []),
    byMonth: read('BYMONTH', readIntegers, []),
    byYearDay: read('BYYEARDAY', readIntegers, []),
    byWeekNumber: read('BYWEEKNO', readIntegers, []),
    bySetPosition: read('BYSETPOS', readIntegers, []),
    byHour: read('BYHOUR', readIntegers, []),
    byMinute: read('BYMINUTE', readIntegers, []),
    bySecond: read('BYSECOND', readIntegers, []),
  }
  return isReadable ? parts : null
}
