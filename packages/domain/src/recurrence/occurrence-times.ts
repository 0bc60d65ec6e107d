import type { DayNumber } from '../calendar-dates'
import { occurrenceDays } from './occurrence-days'
import type { TimedRule } from './recurrence-rule'
import {
  isStepFrequency,
  steppedTimes,
  timesOfEveryDay,
  timesOfStart,
  listedTimes,
} from './times-of-day'
import type { DayWithTimes, SteppedTimes, TimesOfDay } from './times-of-day'
import { daysOfPeriods } from './occurrence-days-by-period'

const SECONDS_PER_DAY = 86_400
const MS_PER_DAY = SECONDS_PER_DAY * 1000

/** The maximum number of shown times per day. A series with more shows the first of each day. */
const MAX_TIMES_PER_DAY = 48

/** A window of local times in ms as if they were UTC, half-open. */
export interface TimeWindow {
  readonly fromMs: number
  readonly toMs: number
}

/** The times of one day: those at the positions `from` to `to`, exclusive. */
interface DayOfTimes {
  readonly day: DayNumber
  readonly times: TimesOfDay
  readonly from: number
  readonly to: number
}

interface Start {
  readonly day: DayNumber
  readonly second: number
}

function startOf(startMs: number): Start {
  const day = Math.floor(startMs / MS_PER_DAY)
  return { day, second: Math.floor((startMs - day * MS_PER_DAY) / 1000) }
}

/**
 * The times in a window at which a series begins an occurrence, ascending, as local
 * times of its zone.
 *
 * The cost is bounded by the days of the window and the seconds of one day. A rule with
 * a COUNT adds a step for each day since the start.
 *
 * @param startMs the start of the series, a local time as if it were UTC;
 *   an occurrence only if the rule says so
 * @param max the maximum number of times
 * @returns null when there are more than `max`
 */
export function occurrenceTimes(
  rule: TimedRule,
  startMs: number,
  window: TimeWindow,
  max: number,
): readonly number[] | null {
  const matches: number[] = []
  for (const { day, times, from, to } of daysOfTimes(rule, startOf(startMs), window)) {
    for (let position = from; position < to; position += 1) {
      const ms = day * MS_PER_DAY + times.at(position) * 1000
      if (ms >= window.toMs) return matches
      if (ms < window.fromMs) continue
      if (matches.length === max) return null
      matches.push(ms)
    }
  }
  return matches
}

/**
 * The shown times of a series in a window: all of them, or the first of each day when
 * some day has more than 48. See {@link occurrenceTimes}.
 *
 * @param isExcluded whether the occurrence at a local time does not take place
 */
export function visibleTimes(
  rule: TimedRule,
  startMs: number,
  window: TimeWindow,
  isExcluded: (ms: number) => boolean,
): readonly number[] {
  const matches: number[] = []
  const start = startOf(startMs)
  const stepped = steppedOf(rule, start)
  const isThinned = haveTooMany(rule, start, stepped)
  for (const { day, times, from, to } of daysOfTimes(rule, start, window, stepped)) {
    for (let position = from; position < to; position += 1) {
      const ms = day * MS_PER_DAY + times.at(position) * 1000
      if (isExcluded(ms)) continue
      if (ms >= window.fromMs && ms < window.toMs) matches.push(ms)
      if (isThinned) break
    }
  }
  return matches
}

/** Whether a series has more than 48 occurrences on some day, and so shows only one of each day. */
export function isTooFrequent(rule: TimedRule, startMs: number): boolean {
  const start = startOf(startMs)
  return haveTooMany(rule, start, steppedOf(rule, start))
}

function haveTooMany(rule: TimedRule, start: Start, stepped: SteppedTimes | null): boolean {
  if (rule.dayRule !== null) return false
  if (stepped !== null) return stepped.haveMoreThan(MAX_TIMES_PER_DAY)
  const { size } = timesOfEveryDay(rule, start.second)
  const places = rule.bySetPosition.length
  return (places === 0 ? size : Math.min(size, places)) > MAX_TIMES_PER_DAY
}

/** The times of a rule by hours, minutes or seconds; null for others. */
function steppedOf(rule: TimedRule, start: Start): SteppedTimes | null {
  const { frequency } = rule
  return isStepFrequency(frequency) ? steppedTimes({ ...rule, frequency }, start.second) : null
}

function* daysOfTimes(
  rule: TimedRule,
  start: Start,
  window: TimeWindow,
  stepped: SteppedTimes | null = steppedOf(rule, start),
): Generator<DayOfTimes> {
  const firstDay = Math.max(start.day, Math.floor(window.fromMs / MS_PER_DAY))
  const endDay = Math.ceil(window.toMs / MS_PER_DAY)
  if (firstDay >= endDay) return
  const { frequency, dayRule, count } = rule
  // Only counting needs the days before the window, and a rule of days counts on its own.
  const from = count === null || dayRule !== null ? firstDay : start.day
  let days: Iterable<DayWithTimes>
  if (dayRule !== null) {
    const times = timesOfStart(start.second)
    const named = occurrenceDays(dayRule, start.day, null, from, endDay)
    days = named.map((day) => ({ day, times }))
  } else if (stepped !== null) {
    const named = occurrenceDays(rule.days, start.day, null, from, endDay)
    days = named.map((day) => ({ day, times: stepped.of(day - start.day) }))
  } else {
    const times = timesOfEveryDay(rule, start.second)
    days =
      rule.bySetPosition.length > 0 && frequency !== 'DAILY'
        ? timesByPosition(rule, times, start.day, { from, to: endDay })
        : occurrenceDays(rule.days, start.day, null, from, endDay).map((day) => ({ day, times }))
  }
  const left = dayRule === null && count !== null ? count : Number.POSITIVE_INFINITY
  yield* withinLimits(days, rule, start, { firstDay, left })
}

/** Leaves out times before the start, after the end and beyond the number of occurrences. */
function* withinLimits(
  days: Iterable<DayWithTimes>,
  rule: TimedRule,
  start: Start,
  { firstDay, left: max }: { readonly firstDay: DayNumber; readonly left: number },
): Generator<DayOfTimes> {
  const { untilDay, untilSecond } = rule.days
  let left = max
  for (const { day, times } of days) {
    if (left <= 0 || (untilDay !== null && day > untilDay)) return
    const from = day === start.day ? times.countBefore(start.second) : 0
    const isLastDay = day === untilDay && untilSecond !== null
    const end = isLastDay ? times.countBefore(untilSecond + 1) : times.size
    const to = Math.min(end, from + left)
    if (to <= from) continue
    left -= to - from
    if (day >= firstDay) yield { day, times, from, to }
  }
}

/**
 * Yields the days and times of a weekly, monthly or yearly rule that names several times a day and
 * selects some of them by position. `BYHOUR=9,15;BYSETPOS=-1` is the last of all times of the
 * period, not the last of each day. The periods are complete and ascending, and the first one
 * contains `from`.
 */
function* timesByPosition(
  rule: TimedRule,
  times: TimesOfDay,
  startDay: DayNumber,
  { from, to }: { readonly from: DayNumber; readonly to: DayNumber },
): Generator<DayWithTimes> {
  for (const days of daysOfPeriods(rule.days, startDay, { from, to, isClipped: false })) {
    const size = days.length * times.size
    const places = rule.bySetPosition
      .map((place) => (place > 0 ? place - 1 : size + place))
      .filter((place) => place >= 0 && place < size)
    const ofDays = new Map<DayNumber, number[]>()
    for (const place of [...new Set(places)].sort((one, other) => one - other)) {
      const day = days[Math.floor(place / times.size)]
      if (day === undefined || day < startDay) continue
      const second = times.at(place % times.size)
      const others = ofDays.get(day)
      if (others === undefined) ofDays.set(day, [second])
      else others.push(second)
    }
    for (const [day, seconds] of ofDays) yield { day, times: listedTimes(seconds) }
  }
}
