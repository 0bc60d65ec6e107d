import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { parseTimedRule, shownTimes } from '@throughline/domain/recurrence'
import type { CalendarEvent } from '../../calendars/calendar-event'
import type { DayRange } from '../../calendars/source-queries'

/** Windows longer than this are not looked through day by day: nearly every series touches them. */
const LONGEST_WINDOW_DAYS = 400
const DAY_MS = 86_400_000

/**
 * Whether an event takes place on a day of a range. A series does when an
 * occurrence of it does that is not excluded; one whose rule cannot be read counts as
 * soon as its span touches the range.
 */
export function touchesDays(event: CalendarEvent, { firstDay, lastDay }: DayRange): boolean {
  if (event.firstDay > lastDay) return false
  if (event.lastDay !== null && event.lastDay < firstDay) return false
  const { rrule, isAllDay } = event
  if (rrule === null || lastDay - firstDay > LONGEST_WINDOW_DAYS) return true
  const rule = parseTimedRule(rrule, isAllDay)
  if (rule === null) return true
  const startMs = localMsOf(event.startText)
  const lengthDays = dayNumberOf(event.endText.slice(0, 10)) - event.firstDay
  const window = { fromMs: (firstDay - lengthDays) * DAY_MS, toMs: (lastDay + 1) * DAY_MS }
  const excluded = new Set(event.excludedDates.map(localMsOf))
  return shownTimes(rule, startMs, window, (localMs) => excluded.has(localMs)).length > 0
}

/** The reading of clock and calendar in a day or an instant with offset, as if it were UTC. */
function localMsOf(text: string): number {
  return Date.parse(text.length === 10 ? text : `${text.slice(0, 19)}Z`)
}
