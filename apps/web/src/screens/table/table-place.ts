import {
  dayNumberOf,
  formatShortDate,
  type DateRange,
  type DayNumber,
} from '@throughline/domain/calendar-dates'
import { civilMonthOf } from '@throughline/domain/layout'
import type { TacticRow, TacticTableMode } from '@throughline/domain/tactic-table'
import { holdsDay } from '../../plan'

/** What the table shows, in words: `Table 10/01/26 – 12/31/26`, `Parking Lot`. */
export function viewLabelOf(mode: TacticTableMode, { start, end }: DateRange): string {
  return mode === 'parking-lot'
    ? 'Parking Lot'
    : `Table ${[start, end].map(formatShortDate).join(' – ')}`
}

/** The month in which a new item of the header begins: that of today, if it is on show. */
export function newItemMonth(range: DateRange, today: DayNumber): string {
  return civilMonthOf(holdsDay(range, today) ? today : dayNumberOf(range.start))
}

/** Whether a row stands for an item of another plan than the one on show. */
export function isOfOtherPlan(planId: number): (row: TacticRow) => boolean {
  return ({ item }) => item.planId !== planId
}
