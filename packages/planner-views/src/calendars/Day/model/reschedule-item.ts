import { civilDateTimeOf, dayNumberOf, minutesOfDay } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import {
  DEFAULT_TACTIC_MINUTES,
  MINUTES_PER_STEP,
  durationMinutes,
  isWithinHours,
  lastTouchedDay,
  moveTacticToAllDay,
  moveTacticToTime,
  rescheduleByDays,
  resizeTacticToTime,
} from '@throughline/domain/tactics'
import type {
  DateAction,
  Reschedulable,
  Rescheduling,
  TacticDates,
} from '@throughline/domain/tactics'

import type { ItemStep } from '../../../calendar-core'

/** A place on the page: a minute of a day, or its all-day row. */
export interface DayPoint {
  readonly zone: 'hours' | 'all-day'
  readonly day: DayNumber
  /** Minutes after midnight, fractions too; 0 in the all-day row. */
  readonly minutes: number
}

const roundToStep = (minutes: number): number =>
  Math.round(minutes / MINUTES_PER_STEP) * MINUTES_PER_STEP

const floorToStep = (minutes: number): number =>
  Math.floor(minutes / MINUTES_PER_STEP) * MINUTES_PER_STEP

/**
 * The dates of an item that was dragged from one place to another, in steps of 15
 * minutes. Between the hours and the all-day row it becomes an all-day item, or gets
 * an hour.
 */
export function dragItem(
  item: Reschedulable,
  action: DateAction,
  from: DayPoint,
  to: DayPoint,
): Rescheduling {
  const isTimed = isWithinHours(item)
  const deltaDays = to.day - from.day
  const deltaMinutes = roundToStep(to.minutes - from.minutes)
  if (action.kind === 'resize' && isTimed) {
    return deltaMinutes === 0
      ? { code: 'unchanged' }
      : rescheduleByMinutes(item, action, deltaMinutes)
  }
  if (action.kind === 'resize') return rescheduleByDays(item, action, deltaDays)
  if (to.zone === 'all-day') {
    return isTimed ? moveTacticToAllDay(item, to.day) : rescheduleByDays(item, action, deltaDays)
  }
  return moveTacticToTime(
    item,
    isTimed
      ? {
          day: dayNumberOf(item.startDate) + deltaDays,
          minutes: minutesOfDay(item.startDate) + deltaMinutes,
        }
      : { day: to.day, minutes: floorToStep(to.minutes) },
  )
}

/**
 * Returns the dates of an item after a drop. The item gets to the place that the drag has shown. It
 * keeps changes of another user during the drag: its length, or its other end.
 *
 * @param now the item as it is now
 * @param visible the dates that the drag has shown
 */
export function dropItem(
  now: Reschedulable,
  action: DateAction,
  visible: TacticDates,
): Rescheduling {
  const isEnd = action.kind === 'resize' && action.edge === 'end'
  const dateOf = ({ startDate, endDate }: TacticDates) => (isEnd ? endDate : startDate)
  const day = dayNumberOf(dateOf(visible))
  if (isWithinHours(visible)) {
    const minutes = minutesOfDay(dateOf(visible))
    if (action.kind === 'move') return moveTacticToTime(now, { day, minutes })
    const daysLater = day - dayNumberOf(visible.startDate)
    return resizeTacticToTime(now, action.edge, minutes + daysLater * 1440)
  }
  return action.kind === 'move' && isWithinHours(now)
    ? moveTacticToAllDay(now, day)
    : rescheduleByDays(now, action, day - dayNumberOf(dateOf(now)))
}

/** Moves a timed item of one day, or one end of it, by minutes; other items stay. */
export function rescheduleByMinutes(
  item: Reschedulable,
  action: DateAction,
  deltaMinutes: number,
): Rescheduling {
  if (!isWithinHours(item)) return { code: 'unchanged' }
  const start = minutesOfDay(item.startDate)
  if (action.kind === 'move') {
    const day = dayNumberOf(item.startDate)
    return moveTacticToTime(item, { day, minutes: start + deltaMinutes })
  }
  const length = item.endDate === item.startDate ? 0 : durationMinutes(item)
  const end = action.edge === 'start' ? start : start + length
  return resizeTacticToTime(item, action.edge, end + deltaMinutes)
}

/**
 * Returns the dates of an item after a key with Alt. Sideways steps change it by days. Steps up and
 * down change a timed item of one day by 15 minutes. The keys of the start step sideways only: by
 * 15 minutes in such a timed item, else by days.
 *
 * @returns null for steps that mean nothing to the item
 */
export function stepItem(item: Reschedulable, step: ItemStep): Rescheduling | null {
  const isTimed = isWithinHours(item)
  const isStart = step.kind === 'resize' && step.edge === 'start'
  const steps = isStart ? step.x : step.y
  const isByMinutes = step.kind === 'move' ? step.y !== 0 : isTimed
  if (!isByMinutes) return step.x === 0 ? null : rescheduleByDays(item, step, step.x)
  return isTimed && steps !== 0 ? rescheduleByMinutes(item, step, steps * MINUTES_PER_STEP) : null
}

/** Makes a timed item an all-day one, and an all-day one a timed one at its hour. */
export function toggleAllDay(item: Reschedulable): Rescheduling {
  const day = dayNumberOf(item.startDate)
  return isWithinHours(item)
    ? moveTacticToAllDay(item, day)
    : moveTacticToTime(item, { day, minutes: minutesOfDay(item.startDate) })
}

/** The dates of a new item at one place: a moment among the hours, or the whole day. */
export function datesAt({ zone, day, minutes }: DayPoint): TacticDates {
  const isAllDay = zone === 'all-day'
  const startDate = civilDateTimeOf(day, isAllDay ? DEFAULT_TACTIC_MINUTES : floorToStep(minutes))
  return { startDate, endDate: startDate, isAllDay }
}

/** The dates of a new item over a range: hours of the day where it began, or whole days. */
export function datesBetween(from: DayPoint, to: DayPoint): TacticDates {
  if (from.zone === 'all-day') {
    return {
      startDate: civilDateTimeOf(Math.min(from.day, to.day), DEFAULT_TACTIC_MINUTES),
      endDate: civilDateTimeOf(Math.max(from.day, to.day), DEFAULT_TACTIC_MINUTES),
      isAllDay: true,
    }
  }
  const other = to.zone === 'all-day' ? 0 : to.minutes
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
  readonly zone: 'hours' | 'all-day'
  readonly startDay: DayNumber
  /** The day after the last. */
  readonly endDayExclusive: DayNumber
  /** Minutes after midnight; a whole day in the all-day row. */
  readonly startMinute: number
  readonly endMinute: number
}

/** Returns the part of a place on the visible days; null if it is on other days. */
export function visiblePartOf(
  place: DatesPlace,
  { firstDay, dayCount }: { readonly firstDay: DayNumber; readonly dayCount: number },
): DatesPlace | null {
  const startDay = Math.max(place.startDay, firstDay)
  const endDayExclusive = Math.min(place.endDayExclusive, firstDay + dayCount)
  return startDay < endDayExclusive ? { ...place, startDay, endDayExclusive } : null
}

/** The place of dates on the page. */
export function placeOf(dates: TacticDates): DatesPlace {
  const isTimed = isWithinHours(dates)
  const startMinute = isTimed ? minutesOfDay(dates.startDate) : 0
  return {
    zone: isTimed ? 'hours' : 'all-day',
    startDay: dayNumberOf(dates.startDate),
    endDayExclusive: lastTouchedDay(dates) + 1,
    startMinute,
    endMinute: isTimed ? startMinute + durationMinutes(dates) : 1440,
  }
}
