import { MONTH_NAMES, yearMonthOf } from '@throughline/domain/calendar-dates'
import type { Random } from './random'
import type { DemonstrationMonth } from './year-of-months'

/** A measured value of a past month or of the present one. */
export interface MonthFigure {
  /** `Jun 2026`. */
  readonly label: string
  readonly value: number
}

/** A measure with its usual range in a month. */
export interface Measure {
  readonly name: string
  readonly from: number
  readonly to: number
  /** Growth from a month to the next, 0.02 for 2 %. */
  readonly growth: number
}

/** Invents the figures of a measure for the months up to the present one. */
export function figuresOf(
  measure: Measure,
  months: readonly DemonstrationMonth[],
  random: Random,
): readonly MonthFigure[] {
  return months.map(({ firstDay, weight }, place) => {
    const { year, month } = yearMonthOf(firstDay)
    const name = MONTH_NAMES[month - 1] ?? ''
    const base = measure.from + random.next() * (measure.to - measure.from)
    // Busier months bring more, but not as much more as they have tactics.
    const value = base * (1 + (weight - 1) * 0.4) * (1 + measure.growth) ** place
    return { label: `${name.slice(0, 3)} ${year}`, value: Math.round(value) }
  })
}

/** A number as reports write it: `12,345`. */
export function formatCount(value: number): string {
  return value.toLocaleString('en-US')
}
