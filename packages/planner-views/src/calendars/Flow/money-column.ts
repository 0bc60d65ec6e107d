import type { Locale } from '@throughline/domain/locale'
import type { FlowCalendarExpenses } from './FlowCalendar.types'
import { figureText } from '../../money-parts'
import { moneyPixels } from './flow-sizes'
import { figures } from './model/flow-cells'

/** Width of a column of money in pixels, in which the totals fit; null without money. */
export function moneyColumnPixelsOf(
  expenses: FlowCalendarExpenses | null,
  locale: Locale,
): number | null {
  if (expenses === null) return null
  return moneyPixels(figures.map((kind) => figureText(expenses.total[kind], locale)))
}
