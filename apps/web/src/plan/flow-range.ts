import {
  civilDateOf,
  dayNumberOf,
  dayNumberOfParts,
  FIRST_YEAR,
  LAST_YEAR,
  startOfMonth,
  yearMonthOf,
  type DateRange,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import type { FlowZoom } from '@throughline/domain/flow'
import { civilMonthOf } from '@throughline/domain/layout'

/** Longest range of a flow in days: three years, one of them a leap year. */
const MAX_FLOW_DAYS = 1096

/**
 * Returns the default range of a flow: the calendar year of a day. At the zoom of three years, the
 * range also includes the years before and after it.
 */
export function defaultFlowRange(day: DayNumber, zoom: FlowZoom): DateRange {
  const { year } = yearMonthOf(day)
  const around = zoom === 'three-years' ? 1 : 0
  return {
    start: civilDateOf(dayNumberOfParts(Math.max(FIRST_YEAR, year - around), 1, 1)),
    end: civilDateOf(dayNumberOfParts(Math.min(LAST_YEAR, year + around), 12, 31)),
  }
}

/** Returns a range cut after {@link MAX_FLOW_DAYS} days. */
export function cutFlowRange({ start, end }: DateRange): DateRange {
  const last = Math.min(dayNumberOf(end), dayNumberOf(start) + MAX_FLOW_DAYS - 1)
  return { start, end: civilDateOf(last) }
}

/**
 * Returns the month at which a flow of a range opens, `YYYY-MM`: the current month if the range
 * contains today, otherwise its first month.
 */
export function openingMonthOf(range: DateRange, today: DayNumber): string {
  return civilMonthOf(holdsDay(range, today) ? today : dayNumberOf(range.start))
}

/** Returns whether a range contains a day. */
export function holdsDay({ start, end }: DateRange, day: DayNumber): boolean {
  return dayNumberOf(start) <= day && day <= dayNumberOf(end)
}

/** Returns whether a range contains a day of the same month as a day. */
export function touchesMonthOf({ start, end }: DateRange, day: DayNumber): boolean {
  const month = startOfMonth(day)
  return startOfMonth(dayNumberOf(start)) <= month && month <= dayNumberOf(end)
}
