import { dayNumberOf, nearestDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { atDefaultTime, lastTouchedDay } from '@throughline/domain/tactics'
import type { DateAction, TacticDates } from '@throughline/domain/tactics'

/** Whole days. */
export interface DaySpan {
  readonly startDay: DayNumber
  readonly endDayExclusive: DayNumber
}

/** The days from one to another, both included, in either order. */
export function spanBetween(a: DayNumber, b: DayNumber): DaySpan {
  return { startDay: Math.min(a, b), endDayExclusive: Math.max(a, b) + 1 }
}

/** The days that dates touch. */
export function spanOf(dates: TacticDates): DaySpan {
  return { startDay: dayNumberOf(dates.startDate), endDayExclusive: lastTouchedDay(dates) + 1 }
}

/**
 * The days of an occurrence after it, or one end of it, was dragged by some days.
 * An end stops at the other one.
 */
export function draggedSpan(
  { startDay, endDayExclusive }: DaySpan,
  action: DateAction,
  deltaDays: number,
): DaySpan {
  if (action.kind === 'move') {
    return { startDay: startDay + deltaDays, endDayExclusive: endDayExclusive + deltaDays }
  }
  return action.edge === 'start'
    ? { startDay: Math.min(startDay + deltaDays, endDayExclusive - 1), endDayExclusive }
    : { startDay, endDayExclusive: Math.max(endDayExclusive + deltaDays, startDay + 1) }
}

/**
 * Returns the number of days by which to change an item. The item then gets to the place that the
 * drag has shown, even if another user has changed it during the drag.
 *
 * @param deltaDays days of the drag
 * @param pressed the item when it was pressed
 * @param now the item as it is now
 */
export function daysToDrop(
  action: DateAction,
  deltaDays: number,
  pressed: TacticDates,
  now: TacticDates,
): number {
  const isEnd = action.kind === 'resize' && action.edge === 'end'
  const [visible, current] = [spanOf(pressed), spanOf(now)]
  return isEnd
    ? deltaDays + visible.endDayExclusive - current.endDayExclusive
    : deltaDays + visible.startDay - current.startDay
}

/** The weeks of the last month reach beyond the last date: there, a new item has that date. */
const momentOn = (day: DayNumber) => atDefaultTime(dayNumberOf(nearestDateOf(day)))

/** The dates of a new item on whole days; on a single day a moment of it. */
export function newDatesOver({ startDay, endDayExclusive }: DaySpan): TacticDates {
  return {
    startDate: momentOn(startDay),
    endDate: momentOn(endDayExclusive - 1),
    isAllDay: endDayExclusive - startDay > 1,
  }
}
