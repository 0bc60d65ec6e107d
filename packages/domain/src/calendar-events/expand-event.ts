import type { CivilDateTime, DayNumber } from '../calendar-dates'
import { civilDateTimeOf, dayNumberOf, secondsOfDay } from '../calendar-dates'
import { parseTimedRule, repeats, visibleTimes } from '../recurrence'
import type { TimedRule } from '../recurrence'
import { civilSecondAt, instantOf, offsetMinutesAt } from '../zone-clock'
import type { SubscriptionEvent } from './calendar-event'

/** The shown days, both ends inclusive. */
export interface VisibleRange {
  readonly startDay: DayNumber
  readonly endDay: DayNumber
}

/** When one occurrence takes place. */
export interface EventTime {
  readonly startDate: CivilDateTime
  readonly endDate: CivilDateTime
}

/** Occurrences are looked for this many days beyond each end of the shown range. */
const MARGIN_DAYS = 1
/** Clocks on earth are at most 26 hours apart. */
const ZONE_MARGIN_DAYS = 2
const DAYS_PER_YEAR = 366
const MS_PER_DAY = 86_400_000
const MS_PER_MINUTE = 60_000

/**
 * Returns when an event takes place in a range of days, plus one day on each side, by the clocks of
 * `viewerZone`. A timed series keeps its time of day in its zone across changes of the clocks; an
 * all-day series keeps its days. A series with more than 48 occurrences on some day shows the first
 * of each day, as its `singleReason` says.
 *
 * @param viewerZone IANA name
 * @throws RangeError on a malformed date
 */
export function expandEvent(
  event: SubscriptionEvent,
  range: VisibleRange,
  viewerZone: string,
): readonly EventTime[] {
  const from = range.startDay - MARGIN_DAYS
  const to = range.endDay + MARGIN_DAYS + 1
  const times = event.isAllDay
    ? allDayTimes(event, from, to)
    : timedTimes(event, from, to, viewerZone)
  return times.filter(
    ({ startDate, endDate }) =>
      dayNumberOf(startDate) < to &&
      Math.max(lastDayOf(endDate, event.isAllDay), dayNumberOf(startDate)) >= from,
  )
}

function allDayTimes(event: SubscriptionEvent, from: DayNumber, to: DayNumber): EventTime[] {
  const startDay = dayNumberOf(event.startDate)
  const length = Math.max(0, dayNumberOf(event.endDate) - startDay)
  const visible = (day: DayNumber): EventTime => ({
    startDate: civilDateTimeOf(day, 0),
    endDate: civilDateTimeOf(day + length, 0),
  })
  const rule = ruleOf(event)
  if (rule === null) return [visible(startDay)]
  const excluded = new Set(event.excludedDates.map((text) => dayNumberOf(text.slice(0, 10))))
  const window = { fromMs: (from - length) * MS_PER_DAY, toMs: to * MS_PER_DAY }
  const days = visibleTimes(rule, startDay * MS_PER_DAY, window, (localMs) =>
    excluded.has(Math.floor(localMs / MS_PER_DAY)),
  ).map((localMs) => Math.floor(localMs / MS_PER_DAY))
  // A rule by hours has several occurrences on one day.
  return [...new Set(days)].map(visible)
}

function timedTimes(
  event: SubscriptionEvent,
  from: DayNumber,
  to: DayNumber,
  viewerZone: string,
): EventTime[] {
  const startMs = instantIn(event.startDate)
  const lengthMs = Math.max(0, instantIn(event.endDate) - startMs)
  const visible = (instantMs: number): EventTime => ({
    startDate: civilSecondAt(viewerZone, instantMs),
    endDate: civilSecondAt(viewerZone, instantMs + lengthMs),
  })
  const rule = ruleOf(event)
  if (rule === null) return [visible(startMs)]

  const zone = event.timeZone ?? 'UTC'
  const excluded = new Set(event.excludedDates.map((text) => Date.parse(text)))
  const wholeDays = Math.ceil(lengthMs / MS_PER_DAY)
  // A series of long overlapping occurrences covers every day, so that looking further back changes nothing.
  const lengthDays = rule.dayRule === null ? Math.min(wholeDays, DAYS_PER_YEAR) : wholeDays
  const window = {
    fromMs: (from - lengthDays - ZONE_MARGIN_DAYS) * MS_PER_DAY,
    toMs: (to + ZONE_MARGIN_DAYS) * MS_PER_DAY,
  }
  const localStartMs = startMs + offsetMinutesAt(zone, startMs) * MS_PER_MINUTE
  const instants = visibleTimes(rule, localStartMs, window, (localMs) =>
    excluded.has(instantOf(zone, localMs)),
  ).map((localMs) => instantOf(zone, localMs))
  // A local time that the clock skips can be the same instant as a later one.
  return [...new Set(instants)].map(visible)
}

/** Whether an event repeats by hours, minutes or seconds, which is more work than by days. */
export function repeatsWithinDays(event: SubscriptionEvent): boolean {
  const frequency = ruleOf(event)?.frequency
  return frequency === 'HOURLY' || frequency === 'MINUTELY' || frequency === 'SECONDLY'
}

/** The rule of an event; null where it shows once, as the calendar's first date. */
function ruleOf({ rrule, isAllDay }: SubscriptionEvent): TimedRule | null {
  return repeats(rrule) ? parseTimedRule(rrule, isAllDay) : null
}

function instantIn(text: string): number {
  const instantMs = Date.parse(text)
  if (!Number.isNaN(instantMs)) return instantMs
  throw new RangeError(`"${text}" is not an instant, so the event has no place on the calendar.`)
}

/** A timed event that ends at midnight does not touch the day that begins then. */
function lastDayOf(endDate: CivilDateTime, isAllDay: boolean): DayNumber {
  const day = dayNumberOf(endDate)
  return !isAllDay && secondsOfDay(endDate) === 0 ? day - 1 : day
}
