import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { parseTimedRule, visibleTimes } from '@throughline/domain/recurrence'
import type { CalendarEvent } from '../../calendars/calendar-event'
import type { DayRange } from '../../calendars/source-queries'

/** Longer ranges are not checked day by day, because nearly every series touches them. */
const LONGEST_WINDOW_DAYS = 400
const DAY_MS = 86_400_000

/**
 * Whether an event takes place on a day of a range. For a series, one occurrence that is
 * not excluded is enough. If its rule cannot be read, its span decides.
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
  return visibleTimes(rule, startMs, window, (localMs) => excluded.has(localMs)).length > 0
}

/** The local date and time of a day or an instant with offset, in ms as if it were UTC. */
function localMsOf(text: string): number {
  return Date.parse(text.length === 10 ? text : `${text.slice(0, 19)}Z`)
}
