import { useState } from 'react'

import { SLOT_MINUTES } from './day-sizes'
import type { TabStop } from './day-target'
import type { DayCalendarDates } from './DayCalendar.types'
import { datesAt, datesBetween } from './model/reschedule-item'

/** A range of times or days that keys have marked, from which a new item can be made. */
export interface MarkedRange {
  readonly dates: DayCalendarDates | null
  readonly isEmpty: boolean
  /**
   * Begins at one cell, or goes on, to another.
   *
   * @returns false where the range cannot go: out of the hours, or out of their day
   */
  readonly extend: (from: TabStop, to: TabStop) => boolean
  /** @returns whether there was anything to clear */
  readonly clear: () => boolean
  /** What was marked, which ends there. */
  readonly take: () => DayCalendarDates | null
}

/** Keeps the range that Shift and arrow keys mark. */
export function useMarkedRange(
  isEnabled: boolean,
  onMark: (dates: DayCalendarDates | null) => void,
): MarkedRange {
  const [range, setRange] = useState<{ from: TabStop; to: TabStop } | null>(null)
  const dates = range === null ? null : datesOfCells(range.from, range.to)
  const clear = (): boolean => {
    if (range === null) return false
    setRange(null)
    onMark(null)
    return true
  }
  return {
    dates,
    isEmpty: range === null,
    extend: (from, to) => {
      const anchor = range?.from ?? from
      const next = isEnabled ? datesOfCells(anchor, to) : null
      if (next === null) return false
      setRange({ from: anchor, to })
      onMark(next)
      return true
    },
    clear,
    take: () => {
      setRange(null)
      return dates
    },
  }
}

/** When something new in one cell happens. */
export function datesAtCell(cell: TabStop): DayCalendarDates {
  return cell.part === 'slot'
    ? datesAt({ zone: 'hours', day: cell.day, minutes: cell.slot * SLOT_MINUTES })
    : datesAt({ zone: 'band', day: cell.day, minutes: 0 })
}

/** Both cells included; null for cells between which nothing lasts. */
function datesOfCells(from: TabStop, to: TabStop): DayCalendarDates | null {
  if (from.part === 'band' && to.part === 'band') {
    return datesBetween(
      { zone: 'band', day: from.day, minutes: 0 },
      { zone: 'band', day: to.day, minutes: 0 },
    )
  }
  if (from.part !== 'slot' || to.part !== 'slot' || from.day !== to.day) return null
  const { day } = from
  return datesBetween(
    { zone: 'hours', day, minutes: Math.min(from.slot, to.slot) * SLOT_MINUTES },
    { zone: 'hours', day, minutes: (Math.max(from.slot, to.slot) + 1) * SLOT_MINUTES },
  )
}
