import { civilDateTimeOf, dayNumberOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { repeats } from '@throughline/domain/recurrence'
import {
  DEFAULT_TACTIC_MINUTES,
  MINUTES_PER_STEP,
  durationMinutes,
  isWithinHours,
  lastTouchedDay,
  moveTactic,
  moveTacticToAllDay,
  moveTacticToTime,
  resizeTactic,
  resizeTacticToTime,
} from '@throughline/domain/tactics'
import type { Reschedulable, Rescheduling } from '@throughline/domain/tactics'

import type { CalendarItem, MoveVerdict } from '../../calendar-item'
import type { DayCalendarDates, DayCalendarProps } from '../DayCalendar.types'

/** A place on the page: a minute of a day, or its all-day band. */
export interface DayPoint {
  readonly zone: 'hours' | 'band'
  readonly day: DayNumber
  /** Minutes after midnight, fractions too; 0 in the band. */
  readonly minutes: number
}

/** What a drag takes hold of: the whole, or one end. */
export type Grip = 'move' | 'start' | 'end'

/** What decides about a change besides the item. */
export type ChangeRules = Pick<DayCalendarProps, 'movePolicy'> & {
  readonly currentPlanId: number
}

/**
 * Whether an item may be moved or resized. The host's policy speaks first, so
 * that someone without rights learns of that before anything else; repeating
 * items stay in any case.
 */
export function judgeChange(
  item: CalendarItem,
  change: 'move' | 'resize',
  rules: ChangeRules,
): MoveVerdict {
  if (rules.movePolicy !== undefined) {
    const verdict = rules.movePolicy(item, change)
    if (!verdict.allowed) return verdict
  } else if (item.planId !== rules.currentPlanId) {
    return { allowed: false, code: 'other-plan' }
  }
  return repeats(item.rrule) ? { allowed: false, code: 'repeating' } : { allowed: true }
}

/** Whether an item may be deleted: the host's policy says so, or else it belongs to the plan one stands in. */
export function judgeDelete(
  item: CalendarItem,
  rules: Pick<DayCalendarProps, 'deletePolicy' | 'currentPlanId'>,
): MoveVerdict {
  if (rules.deletePolicy !== undefined) return rules.deletePolicy(item)
  return item.planId === rules.currentPlanId
    ? { allowed: true }
    : { allowed: false, code: 'other-plan' }
}

/** What the domain has to know; which items last whole months is for the host's policy to say. */
function reschedulable(item: CalendarItem): Reschedulable {
  const { startDate, endDate, isAllDay, rrule, isUnscheduled = false } = item
  return { startDate, endDate, isAllDay, rrule, isUnscheduled, isMonthly: false }
}

const roundToStep = (minutes: number): number =>
  Math.round(minutes / MINUTES_PER_STEP) * MINUTES_PER_STEP

const floorToStep = (minutes: number): number =>
  Math.floor(minutes / MINUTES_PER_STEP) * MINUTES_PER_STEP

/** Where a pull from one place to another leaves an item, in steps of 15 minutes. */
export function dragItem(
  item: CalendarItem,
  grip: Grip,
  from: DayPoint,
  to: DayPoint,
): Rescheduling {
  const isTimed = isWithinHours(item)
  const target = reschedulable(item)
  const deltaDays = to.day - from.day
  const deltaMinutes = roundToStep(to.minutes - from.minutes)
  if (grip !== 'move') {
    if (!isTimed) return resizeTactic(target, grip, deltaDays)
    return deltaMinutes === 0 ? { code: 'unchanged' } : resizeItem(item, grip, deltaMinutes)
  }
  if (to.zone === 'band') {
    return isTimed ? moveTacticToAllDay(target, to.day) : moveTactic(target, deltaDays)
  }
  return moveTacticToTime(
    target,
    isTimed
      ? {
          day: dayNumberOf(item.startDate) + deltaDays,
          minutes: minutesOfDay(item.startDate) + deltaMinutes,
        }
      : { day: to.day, minutes: floorToStep(to.minutes) },
  )
}

/** Moves one end of a timed item of one day by minutes. */
export function resizeItem(
  item: CalendarItem,
  edge: 'start' | 'end',
  deltaMinutes: number,
): Rescheduling {
  const start = minutesOfDay(item.startDate)
  const length = item.endDate === item.startDate ? 0 : durationMinutes(item)
  return resizeTacticToTime(
    reschedulable(item),
    edge,
    (edge === 'start' ? start : start + length) + deltaMinutes,
  )
}

/** Moves an item by days, or by minutes where it lies among the hours. */
export function shiftItem(
  item: CalendarItem,
  by: { readonly days: number } | { readonly minutes: number },
): Rescheduling {
  if ('days' in by) return moveTactic(reschedulable(item), by.days)
  if (!isWithinHours(item)) return { code: 'unchanged' }
  return moveTacticToTime(reschedulable(item), {
    day: dayNumberOf(item.startDate),
    minutes: minutesOfDay(item.startDate) + by.minutes,
  })
}

/** Takes a timed item for its whole day, and an all-day one back to its hour. */
export function toggleAllDay(item: CalendarItem): Rescheduling {
  const day = dayNumberOf(item.startDate)
  return isWithinHours(item)
    ? moveTacticToAllDay(reschedulable(item), day)
    : moveTacticToTime(reschedulable(item), { day, minutes: minutesOfDay(item.startDate) })
}

/** Moves one end of an item of the band by days. */
export function resizeByDays(
  item: CalendarItem,
  edge: 'start' | 'end',
  deltaDays: number,
): Rescheduling {
  return resizeTactic(reschedulable(item), edge, deltaDays)
}

/** The dates of a new item at one place: a moment among the hours, or the whole day. */
export function datesAt({ zone, day, minutes }: DayPoint): DayCalendarDates {
  const isAllDay = zone === 'band'
  const startDate = civilDateTimeOf(day, isAllDay ? DEFAULT_TACTIC_MINUTES : floorToStep(minutes))
  return { startDate, endDate: startDate, isAllDay }
}

/** The dates of a new item over a range: hours of the day where it began, or whole days. */
export function datesBetween(from: DayPoint, to: DayPoint): DayCalendarDates {
  if (from.zone === 'band') {
    return {
      startDate: civilDateTimeOf(Math.min(from.day, to.day), DEFAULT_TACTIC_MINUTES),
      endDate: civilDateTimeOf(Math.max(from.day, to.day), DEFAULT_TACTIC_MINUTES),
      isAllDay: true,
    }
  }
  const other = to.zone === 'band' ? 0 : to.minutes
  const start = floorToStep(Math.min(from.minutes, other))
  const end = Math.ceil(Math.max(from.minutes, other) / MINUTES_PER_STEP) * MINUTES_PER_STEP
  return {
    startDate: civilDateTimeOf(from.day, start),
    endDate: civilDateTimeOf(from.day, Math.max(end, start + MINUTES_PER_STEP)),
    isAllDay: false,
  }
}

/** Where dates are drawn. */
export interface DatesPlace {
  readonly zone: 'hours' | 'band'
  readonly startDay: DayNumber
  /** The day after the last. */
  readonly endDay: DayNumber
  /** Minutes after midnight; a whole day in the band. */
  readonly startMinute: number
  readonly endMinute: number
}

/** The place of dates on the page. */
export function placeOf(dates: DayCalendarDates): DatesPlace {
  const isTimed = isWithinHours(dates)
  const startMinute = isTimed ? minutesOfDay(dates.startDate) : 0
  return {
    zone: isTimed ? 'hours' : 'band',
    startDay: dayNumberOf(dates.startDate),
    endDay: lastTouchedDay(dates) + 1,
    startMinute,
    endMinute: isTimed ? startMinute + durationMinutes(dates) : 1440,
  }
}
