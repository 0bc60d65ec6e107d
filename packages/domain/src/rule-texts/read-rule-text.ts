import type { Options } from 'rrule'

import { dayNumberOf, isCivilDate } from '../calendar-dates'
import type { DayNumber, Weekday as WeekdayNumber } from '../calendar-dates'
import { cacheByText, dayRuleOf, rulePartTexts, timedRuleOf } from '../recurrence'
import type { RecurrenceRule, RuleParts, RuleWeekday, TimedRule } from '../recurrence'
import { RRule, Weekday } from './rrule'

const MONDAY = 1

/** A leap second counts as the second before it. `rrule` would begin the next minute. */
function withoutLeapSecond(untilText: string): string {
  return untilText.replace(/(T\d{4})60(Z?)$/, '$159$2')
}

function parse(texts: ReadonlyMap<string, string>): Partial<Options> | null {
  const parts = [...texts].map(
    ([name, text]) => `${name}=${name === 'UNTIL' ? withoutLeapSecond(text) : text}`,
  )
  try {
    return RRule.parseString(parts.join(';'))
  } catch {
    // `rrule` throws errors of many kinds for unreadable texts, a TypeError among them.
    return null
  }
}

/** The numbers of a part; null when `rrule` left a value that is no number as it was. */
function numbersOf(value: unknown): readonly number[] | null {
  if (value === undefined) return []
  const values: readonly unknown[] = Array.isArray(value) ? value : [value]
  return values.every((one) => typeof one === 'number') ? values : null
}

/** Returns one number of a part that has no lists, or the value for a missing part. */
function numberOf<Missing>(value: unknown, missing: Missing): number | Missing | undefined {
  if (value === undefined) return missing
  return typeof value === 'number' ? value : undefined
}

/** `rrule` counts weekdays from Monday, and leaves those out that it does not know. */
function weekdayNumberOf(value: unknown): WeekdayNumber | null {
  return value instanceof Weekday ? (value.weekday + 1) % 7 : null
}

function weekdaysOf(value: unknown): readonly RuleWeekday[] | null {
  const weekdays: RuleWeekday[] = []
  for (const one of Array.isArray(value) ? (value as readonly unknown[]) : []) {
    const weekday = weekdayNumberOf(one)
    if (weekday === null || !(one instanceof Weekday)) return null
    weekdays.push({ weekday, nth: one.n ?? 0 })
  }
  return weekdays
}

/** `rrule` reads 30 February as 2 March and drops the difference between a day and its midnight. */
function untilOf(
  until: Date | null | undefined,
  text: string | undefined,
): { day: DayNumber | null; second: number | null } | null {
  if (text === undefined) return { day: null, second: null }
  const written = until?.toISOString() ?? ''
  const said = withoutLeapSecond(text).replace(/Z$/, '')
  const date = written.slice(0, 10)
  if (!written.replaceAll(/[-:]/g, '').startsWith(said) || !isCivilDate(date)) return null
  const [hour = 0, minute = 0, second = 0] = written.slice(11, 19).split(':').map(Number)
  const isDay = said.length === 'YYYYMMDD'.length
  return { day: dayNumberOf(date), second: isDay ? null : hour * 3600 + minute * 60 + second }
}

/**
 * `rrule` passes on values that it cannot read and refuses no number, so that each value
 * is looked at here; the bounds are checked where the parts become a rule.
 */
function readParts(text: string): RuleParts | null {
  const texts = rulePartTexts(text)
  const options = texts === null ? null : parse(texts)
  if (texts === null || options === null) return null
  const frequency = typeof options.freq === 'number' ? RRule.FREQUENCIES[options.freq] : undefined
  const weekStart = texts.has('WKST') ? weekdayNumberOf(options.wkst) : MONDAY
  const until = untilOf(options.until, texts.get('UNTIL'))
  const interval = numberOf(options.interval, 1)
  const count = numberOf(options.count, null)
  const byWeekday = weekdaysOf(options.byweekday)
  const lists = {
    byMonthDay: numbersOf(options.bymonthday),
    byMonth: numbersOf(options.bymonth),
    byYearDay: numbersOf(options.byyearday),
    byWeekNumber: numbersOf(options.byweekno),
    bySetPosition: numbersOf(options.bysetpos),
    byHour: numbersOf(options.byhour),
    byMinute: numbersOf(options.byminute),
    bySecond: numbersOf(options.bysecond),
  }
  if (frequency === undefined || weekStart === null || until === null) return null
  if (interval === undefined || count === undefined || byWeekday === null) return null
  if (!areRead(lists)) return null
  const { day: untilDay, second: untilSecond } = until
  return { frequency, interval, weekStart, untilDay, untilSecond, count, byWeekday, ...lists }
}

function areRead<Name extends string>(
  lists: Readonly<Record<Name, readonly number[] | null>>,
): lists is Readonly<Record<Name, readonly number[]>> {
  return Object.values(lists).every((list) => list !== null)
}

const readDays = cacheByText((text) => {
  const parts = readParts(text)
  return parts === null ? null : dayRuleOf(parts)
})

/**
 * Reads and checks the text of a recurrence rule of days (RFC 5545):
 * `FREQ=WEEKLY;BYDAY=TU`, with or without `RRULE:` before it.
 *
 * @returns null when an item cannot repeat by this text: it is null, empty, the word
 *   `custom`, not a rule at all, or about times of day
 */
export function readRuleText(text: string | null): RecurrenceRule | null {
  return text === null ? null : readDays(text)
}

function timedReader(isAllDay: boolean): (text: string) => TimedRule | null {
  return cacheByText((text) => {
    const parts = readParts(text)
    return parts === null ? null : timedRuleOf(parts, isAllDay)
  })
}

const readAllDay = timedReader(true)
const readTimed = timedReader(false)

/**
 * Reads and checks the text of a recurrence rule of days and times, as other calendars
 * write it (RFC 5545, 3.3.10).
 *
 * @param isAllDay whether the series is one of whole days, whose rules have no times
 * @returns null when the text is no rule of the standard
 */
export function readTimedRuleText(text: string, isAllDay: boolean): TimedRule | null {
  return isAllDay ? readAllDay(text) : readTimed(text)
}
