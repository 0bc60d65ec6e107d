import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'

import type { FocusCell } from '../focus-cell'
import type { BarModel, WeekModel } from './week-model'

/** Data of a month that focusable cells depend on. */
export interface CellPage {
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly today: DayNumber
}

/** Whether a focusable cell exists in the month, drawn or outside of the drawn part. */
export function isFocusCellOnShow(focusCell: FocusCell, { grid, weeks }: CellPage): boolean {
  const { firstDay, weekCount } = grid
  if (focusCell.day < firstDay || focusCell.day >= firstDay + weekCount * 7) return false
  const week = weeks[Math.floor((focusCell.day - firstDay) / 7)]
  const column = (focusCell.day - firstDay) % 7
  if (focusCell.part === 'more') return (week?.hiddenCounts[column] ?? 0) > 0
  if (focusCell.part !== 'bar') return true
  return (
    week?.bars.some(
      ({ key, startDay, column: first, span }) =>
        key === focusCell.key &&
        startDay === focusCell.startDay &&
        first <= column &&
        column < first + span,
    ) ?? false
  )
}

/**
 * Returns the focusable cell for a place: the item at its current place, else its day, else today
 * or the
 * first day of the month.
 */
export function focusCellFor(place: FocusCell | null, page: CellPage): FocusCell {
  if (place !== null) {
    if (isFocusCellOnShow(place, page)) return place
    const bar = place.part === 'bar' ? focusCellOfBar(place.key, page, place) : null
    if (bar !== null) return bar
    const day: FocusCell = { part: 'day', day: place.day }
    if (isFocusCellOnShow(day, page)) return day
  }
  const { monthStart, monthEnd } = page.grid
  const { today } = page
  return { part: 'day', day: today >= monthStart && today < monthEnd ? today : monthStart }
}

/**
 * Returns the focusable cell of an entry, on the first of its visible days; null if there is none.
 *
 * @param before its former place: the same occurrence takes precedence over others
 */
export function focusCellOfBar(
  key: string,
  { weeks }: Pick<CellPage, 'weeks'>,
  before: { readonly day: DayNumber; readonly startDay: DayNumber } | null = null,
): FocusCell | null {
  let match: { readonly bar: BarModel; readonly firstDay: DayNumber } | null = null
  for (const week of weeks) {
    for (const bar of week.bars) {
      if (bar.key !== key) continue
      const firstDay = week.startDay + bar.column
      const isSame = bar.startDay === before?.startDay
      if (match === null || (isSame && match.bar.startDay !== bar.startDay)) {
        match = { bar, firstDay }
      }
    }
  }
  if (match === null) return null
  const { bar, firstDay } = match
  const isWithin = before !== null && before.day >= firstDay && before.day < firstDay + bar.span
  return { part: 'bar', key, startDay: bar.startDay, day: isWithin ? before.day : firstDay }
}
