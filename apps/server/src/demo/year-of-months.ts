import { monthIndexOf, startOfMonthIndex, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'

/** One month of the demonstration's year. */
export interface DemonstrationMonth {
  readonly firstDay: DayNumber
  /** Inclusive. */
  readonly lastDay: DayNumber
  /** 1 to 12. */
  readonly month: number
  /** How busy it is, relative to other months. */
  readonly weight: number
}

const MONTHS_BEFORE = 5
const MONTHS = 12

/** The twelve months around a day: five before its month, its own, which is the busiest, and six after. */
export function yearAround(today: DayNumber): readonly DemonstrationMonth[] {
  const first = monthIndexOf(today) - MONTHS_BEFORE
  return Array.from({ length: MONTHS }, (_nothing, place) => {
    const firstDay = startOfMonthIndex(first + place)
    return {
      firstDay,
      lastDay: startOfMonthIndex(first + place + 1) - 1,
      month: yearMonthOf(firstDay).month,
      weight: monthWeight(place - MONTHS_BEFORE),
    }
  })
}

function monthWeight(monthsFromToday: number): number {
  if (monthsFromToday === 0) return 1.7
  return Math.abs(monthsFromToday) === 1 ? 1.1 : 1
}
