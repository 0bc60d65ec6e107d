import { monthIndexOf, startOfMonthIndex, startOfWeek } from '../calendar-dates'
import type { DayNumber, WeekStartDay } from '../calendar-dates'

/** The unit of time of a cell in the header of a timeline. */
export type TimelineUnit = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** One cell of a header, cut at the ends of the timeline. */
export interface TimelineCell {
  readonly unit: TimelineUnit
  /** First day that is shown. */
  readonly startDay: DayNumber
  /** Exclusive. */
  readonly endDayExclusive: DayNumber
  /** First day of the unit itself, which may be before the timeline. */
  readonly unitStartDay: DayNumber
}

/** The two lines of a header. */
export interface TimelineUnits {
  readonly upper: TimelineUnit
  readonly lower: TimelineUnit
}

/** From this width on, a cell of a unit has room for its name, in pixels a day. */
const DAYS_FROM_PIXELS = 60
const WEEKS_FROM_PIXELS = 5
const MONTHS_FROM_PIXELS = 1.2

const monthsPerUnit = { month: 1, quarter: 3, year: 12 } as const

/** The units of a header that have room for their names. */
export function timelineUnits(dayPixels: number): TimelineUnits {
  if (dayPixels >= DAYS_FROM_PIXELS) return { upper: 'month', lower: 'day' }
  if (dayPixels >= WEEKS_FROM_PIXELS) return { upper: 'month', lower: 'week' }
  if (dayPixels >= MONTHS_FROM_PIXELS) return { upper: 'quarter', lower: 'month' }
  return { upper: 'year', lower: 'quarter' }
}

/**
 * The cells of one unit that cover the half-open range `[startDay, endDayExclusive)` without
 * a gap; the first and the last are cut where the range is.
 */
export function timelineCells(
  unit: TimelineUnit,
  startDay: DayNumber,
  endDayExclusive: DayNumber,
  weekStartDay: WeekStartDay,
): readonly TimelineCell[] {
  const cells: TimelineCell[] = []
  let unitStartDay = startOfUnit(unit, startDay, weekStartDay)
  while (unitStartDay < endDayExclusive) {
    const next = startOfNext(unit, unitStartDay)
    cells.push({
      unit,
      startDay: Math.max(unitStartDay, startDay),
      endDayExclusive: Math.min(next, endDayExclusive),
      unitStartDay,
    })
    unitStartDay = next
  }
  return cells
}

function startOfUnit(unit: TimelineUnit, day: DayNumber, weekStartDay: WeekStartDay): DayNumber {
  if (unit === 'day') return day
  if (unit === 'week') return startOfWeek(day, weekStartDay)
  const monthIndex = monthIndexOf(day)
  const months = monthsPerUnit[unit]
  return startOfMonthIndex(monthIndex - (monthIndex % months))
}

function startOfNext(unit: TimelineUnit, unitStartDay: DayNumber): DayNumber {
  if (unit === 'day') return unitStartDay + 1
  if (unit === 'week') return unitStartDay + 7
  return startOfMonthIndex(monthIndexOf(unitStartDay) + monthsPerUnit[unit])
}
