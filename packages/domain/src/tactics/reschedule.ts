import type { CivilDateTime, DayNumber } from '../calendar-dates'
import {
  civilDateTimeOf,
  dayNumberOf,
  endOfMonth,
  isDayWithDate,
  minutesOfDay,
  monthIndexOf,
  startOfMonth,
  startOfMonthIndex,
} from '../calendar-dates'
import { repeats } from '../recurrence'
import type { TacticListItem } from './tactic'
import type { TacticDates } from './tactic-dates'
import { DEFAULT_TACTIC_MINUTES, hasSameDates } from './tactic-dates'

/** The facts about an item that rescheduling needs. */
export type Reschedulable = Pick<
  TacticListItem,
  'startDate' | 'endDate' | 'isAllDay' | 'isUnscheduled' | 'rrule'
> & {
  /** Of a monthly focus type or a monthly theme. */
  readonly isMonthly: boolean
}

/** A change of the dates of an item: move it as a whole, or move one end of it. */
export type DateAction =
  | { readonly kind: 'move' }
  | { readonly kind: 'resize'; readonly edge: 'start' | 'end' }

/**
 * Whether a change of an item is a move on a calendar: it has a date, and no other value than
 * dates. A change that a form makes also says whether the item repeats.
 *
 * @param change the new values; undefined for a value that stays
 */
export function isMoveOnCalendar(change: {
  readonly startDate?: unknown
  readonly endDate?: unknown
}): boolean {
  const hasDate = change.startDate !== undefined || change.endDate !== undefined
  return (
    hasDate &&
    Object.entries(change).every(([name, value]) => value === undefined || moved.has(name))
  )
}

const moved: ReadonlySet<string> = new Set<keyof TacticDates>(['startDate', 'endDate', 'isAllDay'])

/** The result of moving or resizing an item on a calendar. */
export type Rescheduling =
  | { readonly code: 'changed'; readonly dates: TacticDates }
  /** The item stays where it is. */
  | { readonly code: 'unchanged' }
  /** Repeating items cannot be moved on the calendar. */
  | { readonly code: 'repeating' }
  /** Items that last whole months cannot be resized or moved to the hours of a day. */
  | { readonly code: 'monthly' }
  /** An item in the parking lot has no dates to move. */
  | { readonly code: 'unscheduled' }
  /** The new dates would be outside the years 1900 to 9999. The item stays where it is. */
  | { readonly code: 'out-of-range' }

/** A minute of a day. Minutes from 1440 on reach into the next days. */
interface Moment {
  readonly day: DayNumber
  readonly minutes: number
}

/** Returns the result of giving an item new dates. */
export function rescheduleTo(
  item: Reschedulable,
  start: Moment,
  end: Moment,
  isAllDay: boolean,
): Rescheduling {
  const hasDates = [start, end].every(({ day, minutes }) =>
    isDayWithDate(day + Math.floor(minutes / MINUTES_PER_DAY)),
  )
  if (!hasDates) return { code: 'out-of-range' }
  const dates = {
    startDate: civilDateTimeOf(start.day, start.minutes),
    endDate: civilDateTimeOf(end.day, end.minutes),
    isAllDay,
  }
  return hasSameDates(dates, item) ? { code: 'unchanged' } : { code: 'changed', dates }
}

const MINUTES_PER_DAY = 1440

/** The nearest first day of a month; of two equally near ones, the later. */
function nearestMonthStart(day: DayNumber): DayNumber {
  const start = startOfMonth(day)
  const next = endOfMonth(day) + 1
  return day - start < next - day ? start : next
}

function moveMonths(item: Reschedulable, deltaDays: number): Rescheduling {
  const startDay = dayNumberOf(item.startDate)
  const months = monthIndexOf(dayNumberOf(item.endDate)) - monthIndexOf(startDay)
  const first = nearestMonthStart(startOfMonth(startDay) + deltaDays)
  const last = startOfMonthIndex(monthIndexOf(first) + months + 1) - 1
  const minutes = DEFAULT_TACTIC_MINUTES
  return rescheduleTo(item, { day: first, minutes }, { day: last, minutes }, true)
}

/**
 * Moves an item by whole days; its times of day stay. An item that lasts whole
 * months snaps to the nearest first of a month and keeps its number of months.
 *
 * @param deltaDays whole days, negative for earlier
 */
export function moveTactic(item: Reschedulable, deltaDays: number): Rescheduling {
  if (item.isUnscheduled) return { code: 'unscheduled' }
  if (repeats(item.rrule)) return { code: 'repeating' }
  if (item.isMonthly) return moveMonths(item, deltaDays)
  const momentAfter = (date: CivilDateTime): Moment => ({
    day: dayNumberOf(date) + deltaDays,
    minutes: minutesOfDay(date),
  })
  return rescheduleTo(item, momentAfter(item.startDate), momentAfter(item.endDate), item.isAllDay)
}

/**
 * Moves one end of an item by whole days. The moving end stops at the other
 * one, so that an item always keeps at least one day. A timed item that becomes several
 * days long turns into an all-day item, with both ends at 08:00; within one day the
 * times stay.
 *
 * @param deltaDays whole days, negative for earlier
 */
export function resizeTactic(
  item: Reschedulable,
  edge: 'start' | 'end',
  deltaDays: number,
): Rescheduling {
  if (item.isUnscheduled) return { code: 'unscheduled' }
  if (repeats(item.rrule)) return { code: 'repeating' }
  if (item.isMonthly) return { code: 'monthly' }

  const oldStartDay = dayNumberOf(item.startDate)
  const oldEndDay = dayNumberOf(item.endDate)
  const startDay = edge === 'start' ? Math.min(oldStartDay + deltaDays, oldEndDay) : oldStartDay
  const endDay = edge === 'end' ? Math.max(oldEndDay + deltaDays, oldStartDay) : oldEndDay
  if (startDay === oldStartDay && endDay === oldEndDay) return { code: 'unchanged' }

  if (!item.isAllDay && endDay > startDay) {
    const minutes = DEFAULT_TACTIC_MINUTES
    return rescheduleTo(item, { day: startDay, minutes }, { day: endDay, minutes }, true)
  }
  const startMinutes = minutesOfDay(item.startDate)
  const endMinutes = minutesOfDay(item.endDate)
  // A timed item that is resized to one day must not end before it starts.
  const minutes = startDay === endDay ? Math.max(startMinutes, endMinutes) : endMinutes
  return rescheduleTo(
    item,
    { day: startDay, minutes: startMinutes },
    { day: endDay, minutes },
    item.isAllDay,
  )
}

/**
 * Moves an item, or one end of it, by whole days, as {@link moveTactic} and
 * {@link resizeTactic} say.
 *
 * @param deltaDays whole days, negative for earlier
 */
export function rescheduleByDays(
  item: Reschedulable,
  action: DateAction,
  deltaDays: number,
): Rescheduling {
  return action.kind === 'move'
    ? moveTactic(item, deltaDays)
    : resizeTactic(item, action.edge, deltaDays)
}
