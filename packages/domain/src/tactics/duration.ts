import type { DayNumber } from '../calendar-dates'
import { dayNumberOf, minutesOfDay } from '../calendar-dates'
import type { TacticListItem } from './tactic'

type Dated = Pick<TacticListItem, 'startDate' | 'endDate' | 'isAllDay'>

/** Touching this many calendar days or more makes an item of a paid channel long-running. */
export const LONG_RUNNING_DAYS = 21

/** Touching fewer calendar days than this makes an item short. */
export const SHORT_BELOW_DAYS = 5

const MINUTES_PER_DAY = 1440

/**
 * The last calendar day that an item touches. A timed item that ends at
 * midnight does not touch the day that begins then; an end before the start
 * counts as the start.
 */
export function lastTouchedDay({ startDate, endDate, isAllDay }: Dated): DayNumber {
  const startDay = dayNumberOf(startDate)
  const endDay = dayNumberOf(endDate)
  if (endDay <= startDay) return startDay
  return !isAllDay && minutesOfDay(endDate) === 0 ? endDay - 1 : endDay
}

/** The number of calendar days that an item touches, start and end included; at least 1. */
export function touchedDays(item: Dated): number {
  return lastTouchedDay(item) - dayNumberOf(item.startDate) + 1
}

/**
 * The duration of an item in minutes. All-day items last whole days; a timed item
 * without length lasts 1 minute, so that it can be seen and dragged.
 */
export function durationMinutes(item: Dated): number {
  if (item.isAllDay) return touchedDays(item) * MINUTES_PER_DAY
  const days = dayNumberOf(item.endDate) - dayNumberOf(item.startDate)
  const minutes = days * MINUTES_PER_DAY + minutesOfDay(item.endDate) - minutesOfDay(item.startDate)
  return Math.max(minutes, 1)
}
