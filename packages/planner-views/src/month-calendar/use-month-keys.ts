import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'
import type { KeyboardEvent } from 'react'

import type { RangeSelection } from '../interaction'
import { dayAfterKey } from './model/day-step'
import type { DaySpan } from '../calendar-parts'
import type { WeekModel } from './model/week-model'
import { barsOfColumn } from './model/week-model'
import type { TabStop } from './tab-stop'
import { gridTargetOf } from './tab-stop'

/** What the keys of the grid lead to. */
export interface MonthKeysOptions {
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly tabStop: TabStop
  /** Days chosen with Shift. */
  readonly range: RangeSelection<DayNumber, DaySpan>
  readonly focusStop: (stop: TabStop) => boolean
  readonly goTo: (stop: TabStop) => void
  /** @param cell the cell of the day, to place things beside */
  readonly onCreate: (day: DayNumber, cell: HTMLElement) => void
  readonly onOpenDay: (day: DayNumber) => void
  /** The range was extended. */
  readonly onExtend: (days: DaySpan) => void
  /** Esc: whether there was a range to cancel. */
  readonly onCancelRange: () => boolean
  /** A key on a bar: whether it means something to an item. */
  readonly onItemKey: (event: KeyboardEvent) => boolean
}

/**
 * The keys of the grid. On a day: arrows, Home, End, PageUp, PageDown walk, with
 * Shift they choose days, Enter and Tab go into its items, N creates, D opens the
 * day. Inside a day: up, down and Tab go from one part to the next, Esc back to
 * the day. On an item, the keys of all items.
 */
export function useMonthKeys(options: MonthKeysOptions): (event: KeyboardEvent) => void {
  const { grid, weeks, tabStop, range, focusStop } = options
  const focusDay = (day: DayNumber): void => {
    options.goTo({ part: 'day', day })
  }

  /** The parts of a day from top to bottom. */
  const partsOf = (day: DayNumber): TabStop[] => {
    const week = weeks[Math.floor((day - grid.firstDay) / 7)]
    const column = (day - grid.firstDay) % 7
    if (week === undefined) return []
    const bars = barsOfColumn(week, column).map(({ key, startDay }): TabStop => ({
      part: 'bar',
      day,
      key,
      startDay,
    }))
    const more: TabStop[] = (week.hiddenCounts[column] ?? 0) > 0 ? [{ part: 'more', day }] : []
    return [{ part: 'day-link', day }, ...bars, ...more]
  }

  /** Goes along the parts of a day; false at their end. */
  const stepWithin = (step: 1 | -1): boolean => {
    const parts = partsOf(tabStop.day)
    const next = parts[parts.findIndex((part) => isSamePart(part, tabStop)) + step]
    return next !== undefined && focusStop(next)
  }

  const enterDay = (day: DayNumber): boolean => {
    const first = partsOf(day).find(({ part }) => part !== 'day-link')
    return first !== undefined && focusStop(first)
  }

  const handleDayKey = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const { day } = tabStop
    switch (event.key) {
      case 'Tab':
        return !event.shiftKey && enterDay(day)
      case 'Enter':
      case ' ':
        if (range.range !== null || !enterDay(day)) options.onCreate(day, cell)
        return true
      case 'Escape':
        return options.onCancelRange()
      default:
        return false
    }
  }

  const handlePartKey = (event: KeyboardEvent): boolean => {
    switch (event.key) {
      case 'Tab':
        if (!event.shiftKey) return stepWithin(1)
        if (!stepWithin(-1)) focusDay(tabStop.day)
        return true
      case 'ArrowDown':
        stepWithin(1)
        return true
      case 'ArrowUp':
        stepWithin(-1)
        return true
      case 'Escape':
        focusDay(tabStop.day)
        return true
      default:
        return false
    }
  }

  const handleCommonKey = (event: KeyboardEvent, cell: HTMLElement): boolean => {
    const { key, ctrlKey, shiftKey } = event
    if (!ctrlKey && key.toLowerCase() === 'n') {
      options.onCreate(tabStop.day, cell)
      return true
    }
    if (!ctrlKey && key.toLowerCase() === 'd') {
      options.onOpenDay(tabStop.day)
      return true
    }
    const isRightToLeft = getComputedStyle(cell).direction === 'rtl'
    const day = dayAfterKey(tabStop.day, { key, ctrlKey, isRightToLeft }, grid)
    if (day === null) return false
    const days = shiftKey && tabStop.part === 'day' ? range.extend(tabStop.day, day) : null
    if (days !== null) options.onExtend(days)
    else if (!shiftKey || tabStop.part !== 'day') range.clear()
    focusDay(day)
    return true
  }

  return (event) => {
    const target = gridTargetOf(event.target)
    if (target === null || event.defaultPrevented) return
    if (tabStop.part === 'bar' && options.onItemKey(event)) {
      event.preventDefault()
      return
    }
    if (event.metaKey || event.altKey) return
    const isHandled =
      (target.part === 'day' ? handleDayKey(event, target.cell) : handlePartKey(event)) ||
      handleCommonKey(event, target.cell)
    if (isHandled) event.preventDefault()
  }
}

function isSamePart(a: TabStop, b: TabStop): boolean {
  if (a.part !== 'bar' || b.part !== 'bar') return a.part === b.part
  return a.key === b.key && a.startDay === b.startDay
}
