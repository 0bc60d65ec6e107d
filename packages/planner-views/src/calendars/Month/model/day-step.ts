import {
  addMonths,
  nearestDateOf,
  dayNumberOf,
  endOfMonth,
  startOfMonth,
} from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'

/** A key press as far as walking over days is concerned. */
export interface DayKey {
  readonly key: string
  readonly ctrlKey: boolean
  readonly isRightToLeft: boolean
}

/**
 * Returns the day that a key leads to. Arrows go by day and week. Home and End go to the ends of
 * the week, with Ctrl to the ends of the month. PageUp and PageDown go to the same day of the month
 * before and after, or to its last day.
 *
 * @returns null for other keys
 */
export function dayAfterKey(
  day: DayNumber,
  { key, ctrlKey, isRightToLeft }: DayKey,
  { firstDay }: Pick<MonthGrid, 'firstDay'>,
): DayNumber | null {
  const forward = isRightToLeft ? -1 : 1
  const column = (((day - firstDay) % 7) + 7) % 7
  switch (key) {
    case 'ArrowLeft':
      return day - forward
    case 'ArrowRight':
      return day + forward
    case 'ArrowUp':
      return day - 7
    case 'ArrowDown':
      return day + 7
    case 'Home':
      return ctrlKey ? startOfMonth(day) : day - column
    case 'End':
      return ctrlKey ? endOfMonth(day) : day - column + 6
    case 'PageUp':
      return dayNumberOf(addMonths(nearestDateOf(day), -1))
    case 'PageDown':
      return dayNumberOf(addMonths(nearestDateOf(day), 1))
    default:
      return null
  }
}
