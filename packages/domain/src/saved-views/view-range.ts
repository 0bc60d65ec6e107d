import {
  dayNumberOf,
  endOfMonth,
  isCivilDate,
  monthIndexOf,
  nearestDateOf,
  startOfMonth,
  startOfMonthIndex,
  startOfWeek,
} from '../calendar-dates'
import type { CivilDate, DateRange, DayNumber, WeekStartDay } from '../calendar-dates'

/** The relative ranges, shortest first. */
export const RELATIVE_RANGES = [
  'today',
  'this-week',
  'this-month',
  'next-month',
  'next-30-days',
  'this-quarter',
  'next-quarter',
  'this-year',
] as const

/** A range that moves with today. Quarters and years are those of the calendar. */
export type RelativeRangeName = (typeof RELATIVE_RANGES)[number]

/** The days that a saved view shows. */
export type ViewRange =
  | { readonly kind: 'relative'; readonly name: RelativeRangeName }
  /** Both days inclusive; the end is not before the start. */
  | { readonly kind: 'fixed'; readonly startDate: CivilDate; readonly endDate: CivilDate }

/** The range of views without a stored range. */
export const defaultViewRange: ViewRange = { kind: 'relative', name: 'this-month' }

/** The days of a range as of a day. Days outside the years that a date can name are cut off. */
export function resolveRange(
  range: ViewRange,
  today: CivilDate,
  weekStartDay: WeekStartDay,
): DateRange {
  if (range.kind === 'fixed') return { start: range.startDate, end: range.endDate }
  const [start, end] = daysOf(range.name, dayNumberOf(today), weekStartDay)
  return { start: nearestDateOf(start), end: nearestDateOf(end) }
}

function daysOf(
  name: RelativeRangeName,
  today: DayNumber,
  weekStartDay: WeekStartDay,
): readonly [first: DayNumber, last: DayNumber] {
  switch (name) {
    case 'today':
      return [today, today]
    case 'this-week': {
      const first = startOfWeek(today, weekStartDay)
      return [first, first + 6]
    }
    case 'this-month':
      return [startOfMonth(today), endOfMonth(today)]
    case 'next-month':
      return monthsFrom(monthIndexOf(today) + 1, 1)
    case 'next-30-days':
      return [today, today + 29]
    case 'this-quarter':
      return monthsFrom(quarterOf(today), 3)
    case 'next-quarter':
      return monthsFrom(quarterOf(today) + 3, 3)
    case 'this-year':
    default:
      return monthsFrom(monthIndexOf(today) - (monthIndexOf(today) % 12), 12)
  }
}

function monthsFrom(first: number, count: number): readonly [DayNumber, DayNumber] {
  return [startOfMonthIndex(first), startOfMonthIndex(first + count) - 1]
}

/** The index of the first month of the quarter that holds a day. */
function quarterOf(day: DayNumber): number {
  const monthIndex = monthIndexOf(day)
  return monthIndex - (monthIndex % 3)
}

/** Reads a stored range; returns null if it is malformed. */
export function readViewRange(stored: unknown): ViewRange | null {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored)) return null
  if (stored.kind === 'relative') {
    const target = 'name' in stored ? stored.name : null
    const name = RELATIVE_RANGES.find((one) => one === target)
    return name === undefined ? null : { kind: 'relative', name }
  }
  if (stored.kind !== 'fixed' || !('startDate' in stored) || !('endDate' in stored)) return null
  const { startDate, endDate } = stored
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return null
  const isRange = isCivilDate(startDate) && isCivilDate(endDate) && startDate <= endDate
  return isRange ? { kind: 'fixed', startDate, endDate } : null
}

/** The relative ranges that are exactly these days as of today, shortest first. */
export function relativeRangesLike(
  days: DateRange,
  today: CivilDate,
  weekStartDay: WeekStartDay,
): readonly RelativeRangeName[] {
  return RELATIVE_RANGES.filter((name) => {
    const { start, end } = resolveRange({ kind: 'relative', name }, today, weekStartDay)
    return start === days.start && end === days.end
  })
}
