import { civilDateOf, dayNumberOf, monthIndexOf, startOfMonthIndex } from '../calendar-dates'
import type { DateRange, DayNumber } from '../calendar-dates'
import { englishLocale } from '../locale'
import type { Locale } from '../locale'

/** The lengths of the periods by which a budget can be read. */
export const BUDGET_PERIODS = ['month', 'quarter', 'year'] as const

/** How long each column of a budget is. */
export type BudgetPeriod = (typeof BUDGET_PERIODS)[number]

/** The period that a budget opens with. */
export const DEFAULT_BUDGET_PERIOD: BudgetPeriod = 'month'

/** The part of one month, quarter or year of a budget that is in the visible range. */
export interface BudgetSpan {
  /** `2026-10`, `2026-Q4` or `2026`: unique among spans of all lengths. */
  readonly id: string
  /** `Oct 2026`, `Q4 2026` or `2026`. */
  readonly name: string
  /** The first day on show, inclusive. */
  readonly startDay: DayNumber
  /** The last day on show, inclusive. */
  readonly endDay: DayNumber
}

const monthsIn: Readonly<Record<BudgetPeriod, number>> = { month: 1, quarter: 3, year: 12 }

/** The name of a month (see `monthIndexOf`): `Nov 2026`. */
export function monthLabel(monthIndex: number): string {
  return englishLocale.day(civilDateOf(startOfMonthIndex(monthIndex)), 'short-month')
}

/** Names a month as a locale writes it. Returns the name of other spans, and of months that a host names. */
export function spanNameIn(
  locale: Pick<Locale, 'day'>,
  { name, startDay }: Pick<BudgetSpan, 'name' | 'startDay'>,
): string {
  const isMonth = name === monthLabel(monthIndexOf(startDay))
  return isMonth ? locale.day(civilDateOf(startDay), 'short-month') : name
}

/** The place of a month among the periods since year 0; see `monthIndexOf`. */
export function periodIndexOf(monthIndex: number, period: BudgetPeriod): number {
  return Math.floor(monthIndex / monthsIn[period])
}

/**
 * The periods that a range of days touches, in order. The first and the last one are cut to
 * the range. Quarters and years are those of the calendar.
 *
 * @param range both days inclusive; an end before the start gives no period
 * @throws RangeError on a malformed date
 */
export function budgetSpans(range: DateRange, period: BudgetPeriod): readonly BudgetSpan[] {
  const startDay = dayNumberOf(range.start)
  const endDay = dayNumberOf(range.end)
  const first = periodIndexOf(monthIndexOf(startDay), period)
  const count = periodIndexOf(monthIndexOf(endDay), period) - first + 1
  return Array.from({ length: Math.max(0, endDay < startDay ? 0 : count) }, (_unused, at) => {
    const firstMonth = (first + at) * monthsIn[period]
    return {
      ...spanNames(firstMonth, period),
      startDay: Math.max(startDay, startOfMonthIndex(firstMonth)),
      endDay: Math.min(endDay, startOfMonthIndex(firstMonth + monthsIn[period]) - 1),
    }
  })
}

function spanNames(firstMonth: number, period: BudgetPeriod): Pick<BudgetSpan, 'id' | 'name'> {
  const year = Math.floor(firstMonth / 12)
  const month = (firstMonth % 12) + 1
  if (period === 'year') return { id: String(year), name: String(year) }
  if (period === 'quarter') {
    const quarter = `Q${Math.ceil(month / 3)}`
    return { id: `${year}-${quarter}`, name: `${quarter} ${year}` }
  }
  return { id: `${year}-${String(month).padStart(2, '0')}`, name: monthLabel(firstMonth) }
}
