import type { CivilDateTime, DayNumber } from '../calendar-dates'
import { dayNumberOf, secondsOfDay } from '../calendar-dates'
import { expandRuleText } from '../recurrence'
import { lastTouchedDay } from './duration'
import type { TacticListItem } from './tactic'

/** The fields that decide whether an item has ended. */
export type Ending = Pick<
  TacticListItem,
  'startDate' | 'endDate' | 'isAllDay' | 'rrule' | 'recurrenceEndDate'
>

/**
 * Whether an item has not ended yet. An all-day item ends with its last day, an item without
 * length at its time. A series has not ended while an occurrence is still to end that begins
 * up to `lastDay`.
 *
 * @param lastDay the last day looked at; only a series that repeats beyond it needs one
 * @see Q-56 of the specification: the toggle of the search splits the answer at now
 */
export function isUpcoming(item: Ending, now: CivilDateTime, lastDay: DayNumber): boolean {
  const today = dayNumberOf(now)
  const startDay = dayNumberOf(item.startDate)
  // A timed item that ends at midnight ends before the day that begins then, at second 86,400.
  const extraDays = lastTouchedDay(item) - startDay
  const endsLater = item.isAllDay || endSecondOf(item, startDay + extraDays) >= secondsOfDay(now)
  const firstStart = today - extraDays + (endsLater ? 0 : 1)
  if (item.rrule === null) return startDay >= firstStart
  return (
    expandRuleText({
      ruleText: item.rrule,
      startDay,
      startSecond: item.isAllDay ? 0 : secondsOfDay(item.startDate),
      untilDay: item.recurrenceEndDate === null ? null : dayNumberOf(item.recurrenceEndDate),
      windowStart: firstStart,
      windowEnd: lastDay + 1,
    }).length > 0
  )
}

const SECONDS_PER_DAY = 86_400

/** When a timed item ends, in seconds after the midnight that begins the last day it touches. */
function endSecondOf({ startDate, endDate }: Ending, lastDay: DayNumber): number {
  // An end before the start counts as the start.
  if (endDate < startDate) return secondsOfDay(startDate)
  return (dayNumberOf(endDate) - lastDay) * SECONDS_PER_DAY + secondsOfDay(endDate)
}
