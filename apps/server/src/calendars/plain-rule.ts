import { parseTimedRule } from '@throughline/domain/recurrence'
import { changeRuleText } from '@throughline/domain/rule-texts'
import { localMsOf } from './calendar-clock'
import type { Moment } from './calendar-clock'

const DAY_MS = 86_400_000

/**
 * Returns a rule whose UNTIL has the format of the event's start: a day for an all-day event, else
 * the last possible start as a local time of its zone. Calendars write UNTIL in UTC (RFC 5545,
 * 3.3.10), where it may be on another day.
 */
export function plainRule(
  rule: string,
  { start, isAllDay }: { readonly start: Moment; readonly isAllDay: boolean },
): string {
  const [said, year, month, day, hour, minute, second, utc] =
    /UNTIL=(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2}):?(\d{2})(Z?))?/i.exec(rule) ?? []
  if (said === undefined) return rule
  const dayMs = Date.UTC(Number(year), Number(month) - 1, Number(day))
  if (isAllDay) return rule.replace(said, `UNTIL=${year}${month}${day}`)
  // A rule of several times a day may end between two starts of a day.
  const isOfDays = parseTimedRule(rule, isAllDay)?.dayRule !== null
  const clockMs = clockOf(start)
  let lastMs = dayMs + (isOfDays ? clockMs : DAY_MS - 1000)
  if (hour !== undefined) {
    const readMs = dayMs + (Number(hour) * 3600 + Number(minute) * 60 + Number(second)) * 1000
    const localMs = utc?.toUpperCase() === 'Z' ? localMsOf(start.zone, readMs) : readMs
    lastMs = localMs - (((localMs % DAY_MS) + DAY_MS) % DAY_MS) + clockMs
    if (lastMs > localMs) lastMs -= DAY_MS
    if (!isOfDays) lastMs = localMs
  }
  return rule.replace(said, `UNTIL=${written(lastMs)}`)
}

/** A rule that ends at a reading of its clock, that included, without the end that it had. */
export function ruleUntil(rule: string, lastMs: number, isAllDay: boolean): string {
  const untilDay = Math.floor(lastMs / DAY_MS)
  const untilSecond = isAllDay ? null : Math.floor((lastMs - untilDay * DAY_MS) / 1000)
  return changeRuleText(rule, { untilDay, untilSecond })
}

/** The time of day of a reading, in ms. */
export function clockOf({ localMs }: Moment): number {
  return ((localMs % DAY_MS) + DAY_MS) % DAY_MS
}

function written(localMs: number): string {
  return new Date(localMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
}
