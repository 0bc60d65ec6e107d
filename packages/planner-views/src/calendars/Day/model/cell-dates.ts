import type { TacticDates } from '@throughline/domain/tactics'

import { SLOT_MINUTES } from '../day-sizes'
import type { FocusCell } from '../day-target'
import { datesAt, datesBetween } from './reschedule-item'

/** The dates of something new in one cell: the start of its half hour, or its whole day. */
export function datesAtCell(cell: FocusCell): TacticDates {
  return cell.part === 'slot'
    ? datesAt({ zone: 'hours', day: cell.day, minutes: cell.slot * SLOT_MINUTES })
    : datesAt({ zone: 'all-day', day: cell.day, minutes: 0 })
}

/** Returns the marked dates if a cell is in them, else the dates of something new in the cell. */
export function datesAtOrMarked(cell: FocusCell, marked: TacticDates | null): TacticDates {
  const atCell = datesAtCell(cell)
  const { startDate, isAllDay } = atCell
  if (marked === null || marked.isAllDay !== isAllDay || startDate < marked.startDate) return atCell
  // The last day of marked days is included, and the end of marked hours is not.
  const isMarked = isAllDay ? startDate <= marked.endDate : startDate < marked.endDate
  return isMarked ? marked : atCell
}

/**
 * The dates of something new from one cell to another, both included, in either order.
 *
 * @returns null for cells between which nothing lasts: on two days, or beside the hours
 */
export function datesOfCells(from: FocusCell, to: FocusCell): TacticDates | null {
  if (from.part === 'all-day-cell' && to.part === 'all-day-cell') {
    return datesBetween(
      { zone: 'all-day', day: from.day, minutes: 0 },
      { zone: 'all-day', day: to.day, minutes: 0 },
    )
  }
  if (from.part !== 'slot' || to.part !== 'slot' || from.day !== to.day) return null
  const { day } = from
  return datesBetween(
    { zone: 'hours', day, minutes: Math.min(from.slot, to.slot) * SLOT_MINUTES },
    { zone: 'hours', day, minutes: (Math.max(from.slot, to.slot) + 1) * SLOT_MINUTES },
  )
}
