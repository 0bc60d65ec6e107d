import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'
import type { KeyboardEvent } from 'react'

import { dayAfterKey } from './model/day-step'
import type { WeekModel } from './model/week-model'
import { barsOfColumn } from './model/week-model'
import type { TabStop } from './tab-stop'
import { gridTargetOf } from './tab-stop'

/** What the keys of the grid lead to. */
export interface GridKeysOptions {
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  readonly tabStop: TabStop
  readonly focusStop: (stop: TabStop) => boolean
  readonly focusDay: (day: DayNumber) => void
  /** @param cell the cell of the day, to place things beside */
  readonly onCreate: (day: DayNumber, cell: HTMLElement) => void
  readonly onOpenDay: (day: DayNumber) => void
  readonly onMoveBar: (bar: { itemId: number; startDay: DayNumber }, deltaDays: number) => void
}

const DAYS_BY_ARROW: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/**
 * The keys of the grid. On a day: arrows, Home, End, PageUp, PageDown walk,
 * Enter and Tab go into its items, N creates, D opens the day. Inside a day: up,
 * down and Tab go from one part to the next, Esc back to the day, and Alt with an
 * arrow moves the item.
 */
export function useGridKeys(options: GridKeysOptions): (event: KeyboardEvent) => void {
  const { grid, weeks, tabStop, focusStop, focusDay } = options

  /** The parts of a day from top to bottom. */
  const partsOf = (day: DayNumber): TabStop[] => {
    const week = weeks[Math.floor((day - grid.firstDay) / 7)]
    const column = (day - grid.firstDay) % 7
    if (week === undefined) return []
    const bars = barsOfColumn(week, column).map(({ item, startDay }): TabStop => ({
      part: 'bar',
      day,
      itemId: item.id,
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
        if (!enterDay(day)) options.onCreate(day, cell)
        return true
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

  const handleMoveKey = (event: KeyboardEvent, isRightToLeft: boolean): boolean => {
    const days = DAYS_BY_ARROW[event.key]
    if (days === undefined || tabStop.part !== 'bar') return false
    const isSideways = Math.abs(days) === 1
    options.onMoveBar(tabStop, isSideways && isRightToLeft ? -days : days)
    return true
  }

  const handleCommonKey = (
    event: KeyboardEvent,
    cell: HTMLElement,
    isRightToLeft: boolean,
  ): boolean => {
    const { key, ctrlKey } = event
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
    focusDay(day)
    return true
  }

  return (event) => {
    const target = gridTargetOf(event.target)
    if (target === null || event.metaKey) return
    const isRightToLeft = getComputedStyle(target.cell).direction === 'rtl'
    const isHandled = event.altKey
      ? handleMoveKey(event, isRightToLeft)
      : (target.part === 'day' ? handleDayKey(event, target.cell) : handlePartKey(event)) ||
        handleCommonKey(event, target.cell, isRightToLeft)
    if (isHandled) event.preventDefault()
  }
}

function isSamePart(a: TabStop, b: TabStop): boolean {
  if (a.part !== 'bar' || b.part !== 'bar') return a.part === b.part
  return a.itemId === b.itemId && a.startDay === b.startDay
}
