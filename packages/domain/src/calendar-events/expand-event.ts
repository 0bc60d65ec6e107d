import type { CivilDateTime, DayNumber } from '../calendar-dates'
import { civilDateTimeOf, dayNumberOf, minutesOfDay } from '../calendar-dates'
import { occurrenceDays, parseRule, repeats } from '../recurrence'
import { civilAt, instantOfCivil } from '../zone-clock'
import type { SubscriptionEvent } from './calendar-event'

/** Days on show, both ends inclusive. */
export interface ShownRange {
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
const UNTIL_TIME = /UNTIL=(\d{8})T(\d{2})(\d{2})/i

/**
 * When an event takes place in a range of days, one day more on each side
 * included, as the clocks of `viewerZone` show it. A timed series keeps its time
 * of day in its own zone, across changes of the clocks; an all-day one its days.
 *
 * @param viewerZone IANA name
 * @throws RangeError on a malformed date
 */
export function expandEvent(
  event: SubscriptionEvent,
  range: ShownRange,
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
  const excluded = new Set(event.excludedDates.map((text) => dayNumberOf(text.slice(0, 10))))
  return daysOf(event.rrule, startDay, from - length, to)
    .filter((day) => !excluded.has(day))
    .map((day) => ({
      startDate: civilDateTimeOf(day, 0),
      endDate: civilDateTimeOf(day + length, 0),
    }))
}

function timedTimes(
  event: SubscriptionEvent,
  from: DayNumber,
  to: DayNumber,
  viewerZone: string,
): EventTime[] {
  const startMs = Date.parse(event.startDate)
  const lengthMs = Math.max(0, Date.parse(event.endDate) - startMs)
  const shown = (instantMs: number): EventTime => ({
    startDate: civilAt(viewerZone, instantMs),
    endDate: civilAt(viewerZone, instantMs + lengthMs),
  })
  if (!repeats(event.rrule)) return [shown(startMs)]

  const zone = event.timeZone ?? 'UTC'
  const start = civilAt(zone, startMs)
  const startDay = dayNumberOf(start)
  const minutes = minutesOfDay(start)
  const excluded = new Set(event.excludedDates.map((text) => Date.parse(text)))
  const lengthDays = Math.ceil(lengthMs / 86_400_000)
  return daysOf(event.rrule, startDay, from - lengthDays - ZONE_MARGIN_DAYS, to + ZONE_MARGIN_DAYS)
    .filter((day) => !isAfterUntil(event.rrule, day, minutes))
    .map((day) => instantOfCivil(zone, civilDateTimeOf(day, minutes)))
    .filter((instantMs) => !excluded.has(instantMs))
    .map(shown)
}

function daysOf(
  ruleText: string | null,
  startDay: DayNumber,
  from: DayNumber,
  to: DayNumber,
): readonly DayNumber[] {
  const rule = repeats(ruleText) ? parseRule(ruleText) : null
  // A rule that is none of days stands once, as the calendar's first date.
  if (rule === null) return [startDay]
  return occurrenceDays(rule, startDay, null, from, to)
}

/** Whether the end of a rule, which names a time as well, lies before the start on that day. */
function isAfterUntil(ruleText: string | null, day: DayNumber, minutes: number): boolean {
  const [, date, hour, minute] = UNTIL_TIME.exec(ruleText ?? '') ?? []
  if (date === undefined) return false
  const untilDay = dayNumberOf(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`)
  return day === untilDay && minutes > Number(hour) * 60 + Number(minute)
}

/** A timed event that ends at midnight does not touch the day that begins then. */
function lastDayOf(endDate: CivilDateTime, isAllDay: boolean): DayNumber {
  const day = dayNumberOf(endDate)
  return !isAllDay && minutesOfDay(endDate) === 0 ? day - 1 : day
}
