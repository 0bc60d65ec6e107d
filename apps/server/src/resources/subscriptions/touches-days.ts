import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { expandRuleText, parseRule } from '@throughline/domain/recurrence'
import type { CalendarEvent } from '../../calendars/calendar-event'
import type { DayRange } from '../../calendars/source-queries'

/** Windows longer than this are not looked through day by day: nearly every series touches them. */
const LONGEST_WINDOW_DAYS = 400

/**
 * Whether an event takes place on a day of a range. A series does when an
 * occurrence of it does that is not excluded; one whose rule is none of days, or
 * whose rule cannot be read, counts as soon as its span touches the range.
 */
export function touchesDays(event: CalendarEvent, { firstDay, lastDay }: DayRange): boolean {
  if (event.firstDay > lastDay) return false
  if (event.lastDay !== null && event.lastDay < firstDay) return false
  const { rrule } = event
  if (rrule === null || lastDay - firstDay > LONGEST_WINDOW_DAYS) return true
  if (parseRule(rrule) === null) return true
  const lengthDays = dayNumberOf(event.endText.slice(0, 10)) - event.firstDay
  const days = expandRuleText({
    ruleText: rrule,
    startDay: event.firstDay,
    untilDay: event.lastDay,
    windowStart: firstDay - lengthDays,
    windowEnd: lastDay + 1,
  })
  const excluded = new Set(event.excludedDates.map((text) => dayNumberOf(text.slice(0, 10))))
  return days.some((day) => !excluded.has(day))
}
