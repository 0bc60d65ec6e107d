import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'

import type { TabStop } from '../tab-stop'
import type { BarModel, WeekModel } from './week-model'

/** Data of a month that stops depend on. */
export interface StopPage {
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly today: DayNumber
}

/** Whether a stop exists in the month, drawn or outside of the drawn part. */
export function isStopOnShow(stop: TabStop, { grid, weeks }: StopPage): boolean {
  const { firstDay, weekCount } = grid
  if (stop.day < firstDay || stop.day >= firstDay + weekCount * 7) return false
  const week = weeks[Math.floor((stop.day - firstDay) / 7)]
  const column = (stop.day - firstDay) % 7
  if (stop.part === 'more') return (week?.hiddenCounts[column] ?? 0) > 0
  if (stop.part !== 'bar') return true
  return (
    week?.bars.some(
      ({ key, startDay, column: first, span }) =>
        key === stop.key && startDay === stop.startDay && first <= column && column < first + span,
    ) ?? false
  )
}

/**
 * Returns the stop for a place: the item at its current place, else its day, else today or the
 * first day of the month.
 */
export function stopFor(place: TabStop | null, page: StopPage): TabStop {
  if (place !== null) {
    if (isStopOnShow(place, page)) return place
    const bar = place.part === 'bar' ? stopOfBar(place.key, page, place) : null
    if (bar !== null) return bar
    const day: TabStop = { part: 'day', day: place.day }
    if (isStopOnShow(day, page)) return day
  }
  const { monthStart, monthEnd } = page.grid
  const { today } = page
  return { part: 'day', day: today >= monthStart && today < monthEnd ? today : monthStart }
}

/**
 * Returns the stop of an entry, on the first of its visible days; null if there is none.
 *
 * @param before its former place: the same occurrence takes precedence over others
 */
export function stopOfBar(
  key: string,
  { weeks }: Pick<StopPage, 'weeks'>,
  before: { readonly day: DayNumber; readonly startDay: DayNumber } | null = null,
): TabStop | null {
  let found: { readonly bar: BarModel; readonly firstDay: DayNumber } | null = null
  for (const week of weeks) {
    for (const bar of week.bars) {
      if (bar.key !== key) continue
      const firstDay = week.startDay + bar.column
      const isSame = bar.startDay === before?.startDay
      if (found === null || (isSame && found.bar.startDay !== bar.startDay)) {
        found = { bar, firstDay }
      }
    }
  }
  if (found === null) return null
  const { bar, firstDay } = found
  const isWithin = before !== null && before.day >= firstDay && before.day < firstDay + bar.span
  return { part: 'bar', key, startDay: bar.startDay, day: isWithin ? before.day : firstDay }
}
