import type { DayNumber } from '@throughline/domain/calendar-dates'

import { SLOT_COUNT } from '../day-sizes'
import type { FocusCell } from '../day-target'

/**
 * The cell that a key leads to from another: up and down by half hours, above
 * midnight into the all-day row; sideways by days; PageUp and PageDown by pages;
 * Home into the all-day row and End to the last half hour.
 *
 * @returns null for keys that do not walk
 */
export function cellAfterKey(
  from: FocusCell,
  key: string,
  dayCount: number,
  isRightToLeft: boolean,
): FocusCell | null {
  const { day } = from
  const on = (next: DayNumber): FocusCell => ({ ...from, day: next })
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowLeft':
      return on(day - forward)
    case 'ArrowRight':
      return on(day + forward)
    case 'PageUp':
      return on(day - dayCount)
    case 'PageDown':
      return on(day + dayCount)
    case 'Home':
      return { part: 'all-day-cell', day }
    case 'End':
      return { part: 'slot', day, slot: SLOT_COUNT - 1 }
    case 'ArrowUp':
      if (from.part !== 'slot') return from
      return from.slot === 0
        ? { part: 'all-day-cell', day }
        : { part: 'slot', day, slot: from.slot - 1 }
    case 'ArrowDown':
      return {
        part: 'slot',
        day,
        slot: from.part === 'slot' ? Math.min(from.slot + 1, SLOT_COUNT - 1) : 0,
      }
    default:
      return null
  }
}
