import { civilDateOf, dayNumberOf } from '@throughline/domain/calendar-dates'
import { expandRuleText } from '@throughline/domain/recurrence'
import type { CalendarEvent } from '../calendar-event'
import { instantOf } from '@throughline/domain/zone-clock'

const DAY_MS = 86_400_000

/** Days `YYYY-MM-DD`, both ends inclusive. */
export interface Window {
  readonly from: string
  readonly to: string
}

/**
 * The occurrences that events have in a window, as whoever shows them works them
 * out: start, end and title of each, instants in UTC, days as days, in order.
 */
export function occurrencesOf(events: readonly CalendarEvent[], window: Window): string[] {
  return events.flatMap((event) => occurrencesOfOne(event, window)).toSorted()
}

function occurrencesOfOne(event: CalendarEvent, { from, to }: Window): string[] {
  const { rrule, startText, endText, isAllDay, title } = event
  const days = expandRuleText({
    ruleText: rrule,
    startDay: event.firstDay,
    untilDay: null,
    windowStart: dayNumberOf(from),
    windowEnd: dayNumberOf(to) + 1,
  })
  if (isAllDay) {
    const length = dayNumberOf(endText) - dayNumberOf(startText)
    return days
      .filter((day) => !event.excludedDates.includes(civilDateOf(day)))
      .map((day) => `${civilDateOf(day)} ${civilDateOf(day + length)} ${title}`)
  }
  const startMs = Date.parse(startText)
  const lengthMs = Date.parse(endText) - startMs
  const clockMs = Date.parse(`1970-01-01T${startText.slice(11, 19)}Z`)
  const excluded = new Set(event.excludedDates.map((text) => Date.parse(text)))
  return days
    .map((day) =>
      rrule === null ? startMs : instantOf(event.timeZone ?? 'UTC', day * DAY_MS + clockMs),
    )
    .filter((ms) => !excluded.has(ms))
    .map((ms) => `${instant(ms)} ${instant(ms + lengthMs)} ${title}`)
}

function instant(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16)}Z`
}
