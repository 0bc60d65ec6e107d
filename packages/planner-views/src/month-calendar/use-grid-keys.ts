import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'
import type { KeyboardEvent } from 'react'

import type { ItemEdge } from './drag-gesture'
import { dayAfterKey } from './model/day-step'
import type { WeekModel } from './model/week-model'
import { barsOfColumn } from './model/week-model'
import type { TabStop } from './tab-stop'
import { gridTargetOf } from './tab-stop'
import type { DayRange } from './use-day-range'

type BarStop = Extract<TabStop, { part: 'bar' }>

/** What the keys of the grid lead to. */
export interface GridKeysOptions {
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly tabStop: TabStop
  /** Days chosen with Shift. */
  readonly range: DayRange
  readonly focusStop: (stop: TabStop) => boolean
  readonly focusDay: (day: DayNumber) => void
  /** @param cell the cell of the day, to place things beside */
  readonly onCreate: (day: DayNumber, cell: HTMLElement) => void
  readonly onOpenDay: (day: DayNumber) => void
  readonly onMoveBar: (bar: BarStop, deltaDays: number) => void
  readonly onResizeBar: (bar: BarStop, edge: ItemEdge, deltaDays: number) => void
  readonly onCopyBar: (bar: BarStop) => void
  readonly onDeleteBar: (bar: BarStop) => void
}

const DAYS_BY_ARROW: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

const START_DAYS_BY_KEY: Readonly<Record<string, number>> = { Home: -1, End: 1 }

/**
 * The keys of the grid. On a day: arrows, Home, End, PageUp, PageDown walk, with
 * Shift they choose days, Enter and Tab go into its items, N creates, D opens the
 * day. Inside a day: up, down and Tab go from one part to the next, Esc back to
 * the day. On an item, Alt with an arrow moves it, Alt and Shift with an arrow
 * move its end and with Home and End its start.
 */
export function useGridKeys(options: GridKeysOptions): (event: KeyboardEvent) => void {
  const { grid, weeks, tabStop, range, focusStop, focusDay } = options

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
        if (range.days !== null || !enterDay(day)) options.onCreate(day, cell)
        return true
      case 'Escape':
        return range.giveUp()
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
      case 'Delete':
      case 'Backspace':
        if (tabStop.part === 'bar') options.onDeleteBar(tabStop)
        return tabStop.part === 'bar'
      default:
        return false
    }
  }

  const handleAltKey = (event: KeyboardEvent, isRightToLeft: boolean): boolean => {
    if (tabStop.part !== 'bar') return false
    const startDays = event.shiftKey ? START_DAYS_BY_KEY[event.key] : undefined
    if (startDays !== undefined) {
      options.onResizeBar(tabStop, 'start', startDays)
      return true
    }
    const days = DAYS_BY_ARROW[event.key]
    if (days === undefined) return false
    const delta = Math.abs(days) === 1 && isRightToLeft ? -days : days
    if (event.shiftKey) options.onResizeBar(tabStop, 'end', delta)
    else options.onMoveBar(tabStop, delta)
    return true
  }

  const handleCommonKey = (
    event: KeyboardEvent,
    cell: HTMLElement,
    isRightToLeft: boolean,
  ): boolean => {
    const { key, ctrlKey, shiftKey } = event
    if (!ctrlKey && key.toLowerCase() === 'n') {
      options.onCreate(tabStop.day, cell)
      return true
    }
    if (!ctrlKey && key.toLowerCase() === 'd') {
      options.onOpenDay(tabStop.day)
      return true
    }
    const day = dayAfterKey(tabStop.day, { key, ctrlKey, isRightToLeft }, grid)
    if (day === null) return false
    if (shiftKey && tabStop.part === 'day') range.extend(tabStop.day, day)
    else range.clear()
    focusDay(day)
    return true
  }

  return (event) => {
    const target = gridTargetOf(event.target)
    if (target === null || event.defaultPrevented) return
    const isCopy = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'c'
    if (isCopy && tabStop.part === 'bar' && !event.altKey && !event.shiftKey) {
      event.preventDefault()
      options.onCopyBar(tabStop)
      return
    }
    if (event.metaKey) return
    const isRightToLeft = getComputedStyle(target.cell).direction === 'rtl'
    const isHandled = event.altKey
      ? handleAltKey(event, isRightToLeft)
      : (target.part === 'day' ? handleDayKey(event, target.cell) : handlePartKey(event)) ||
        handleCommonKey(event, target.cell, isRightToLeft)
    if (isHandled) event.preventDefault()
  }
}

function isSamePart(a: TabStop, b: TabStop): boolean {
  if (a.part !== 'bar' || b.part !== 'bar') return a.part === b.part
  return a.key === b.key && a.startDay === b.startDay
}
