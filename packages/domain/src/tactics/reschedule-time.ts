import type { DayNumber } from '../calendar-dates'
import { dayNumberOf, minutesOfDay } from '../calendar-dates'
import { repeats } from '../recurrence'
import { durationMinutes, lastTouchedDay } from './duration'
import { moveTactic, rescheduleTo } from './reschedule'
import type { Reschedulable, Rescheduling } from './reschedule'
import { DEFAULT_TACTIC_MINUTES } from './tactic-dates'

const MINUTES_PER_DAY = 1440

/** The duration of an all-day item that is moved to the hours of a day, in minutes. */
const TIMED_FROM_ALL_DAY_MINUTES = 60

/** The step of moving and resizing in a calendar of hours, and the minimum duration after resizing, in minutes. */
export const MINUTES_PER_STEP = 15

/** A minute of a day on the wall clock. */
export interface DayMinute {
  readonly day: DayNumber
  /** Whole minutes after midnight; clamped to 0..1440. */
  readonly minutes: number
}

/**
 * Moves an item to the hours of a day. A timed item of one day keeps its duration and
 * stays within the day. An all-day item, and one that touches several days, gets 60
 * minutes. One that lasts whole months cannot be moved there.
 */
export function moveTacticToTime(item: Reschedulable, { day, minutes }: DayMinute): Rescheduling {
  const result = judge(item)
  if (result !== null) return result
  const wasTimed = isWithinHours(item)
  const length = wasTimed ? lengthMinutes(item) : TIMED_FROM_ALL_DAY_MINUTES
  const latest = MINUTES_PER_DAY - Math.max(length, MINUTES_PER_STEP)
  // An item that starts later than that already must not jump back when it is moved a little.
  const last = wasTimed ? Math.max(latest, minutesOfDay(item.startDate)) : latest
  const start = Math.min(Math.max(minutes, 0), last)
  return rescheduleTo(item, { day, minutes: start }, { day, minutes: start + length }, false)
}

/**
 * Moves an item to the all-day row, starting on `day`. It keeps the number of days that
 * it touches. A timed item gets 08:00 at both ends; an all-day item moves as with
 * {@link moveTactic}.
 */
export function moveTacticToAllDay(item: Reschedulable, day: DayNumber): Rescheduling {
  const startDay = dayNumberOf(item.startDate)
  if (item.isAllDay) return moveTactic(item, day - startDay)
  const minutes = DEFAULT_TACTIC_MINUTES
  const lastDay = day + lastTouchedDay(item) - startDay
  return judge(item) ?? rescheduleTo(item, { day, minutes }, { day: lastDay, minutes }, true)
}

/**
 * Moves one end of a timed item of one day to a minute of that day. The other end
 * stays, and the item keeps at least 15 minutes.
 *
 * @param minutes whole minutes after midnight; an end at 1440 is the midnight after
 */
export function resizeTacticToTime(
  item: Reschedulable,
  edge: 'start' | 'end',
  minutes: number,
): Rescheduling {
  const result = judge(item)
  if (result !== null) return result
  if (!isWithinHours(item)) return { code: 'unchanged' }
  const day = dayNumberOf(item.startDate)
  const oldStart = minutesOfDay(item.startDate)
  const oldEnd = oldStart + lengthMinutes(item)
  const start =
    edge === 'start' ? Math.max(0, Math.min(minutes, oldEnd - MINUTES_PER_STEP)) : oldStart
  const end =
    edge === 'end'
      ? Math.min(MINUTES_PER_DAY, Math.max(minutes, oldStart + MINUTES_PER_STEP))
      : oldEnd
  return rescheduleTo(item, { day, minutes: start }, { day, minutes: end }, false)
}

/** Whether an item is shown among the hours of one day instead of in the all-day row: a timed item of one day that is shorter than 24 hours. */
export function isWithinHours(
  item: Pick<Reschedulable, 'startDate' | 'endDate' | 'isAllDay'>,
): boolean {
  return (
    !item.isAllDay &&
    lastTouchedDay(item) === dayNumberOf(item.startDate) &&
    durationMinutes(item) < MINUTES_PER_DAY
  )
}

function judge(item: Reschedulable): Rescheduling | null {
  if (item.isUnscheduled) return { code: 'unscheduled' }
  if (repeats(item.rrule)) return { code: 'repeating' }
  return item.isMonthly ? { code: 'monthly' } : null
}

/** As stored: 0 for an item at one moment, which moving leaves as it is. */
function lengthMinutes({ startDate, endDate }: Reschedulable): number {
  const days = dayNumberOf(endDate) - dayNumberOf(startDate)
  return Math.max(0, days * MINUTES_PER_DAY + minutesOfDay(endDate) - minutesOfDay(startDate))
}
