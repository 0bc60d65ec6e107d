import { nearestDateOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { MonthGrid } from '@throughline/domain/layout'
import type { KeyboardEvent } from 'react'

import { newDatesOver, spanBetween } from '../../calendar-parts'
import type { DaySpan } from '../../calendar-parts'
import type { CalendarControls, RangeSelection } from '../../calendar-core'
import type { MonthCalendarLabels } from './MonthCalendar.labels'
import { dayAfterKey } from './model/day-step'
import { barsOfColumn } from './model/week-model'
import type { WeekModel } from './model/week-model'
import { gridTargetOf } from './focus-cell'
import type { FocusCell } from './focus-cell'

interface MonthKeysOptions {
  readonly grid: MonthGrid
  readonly weeks: readonly WeekModel[]
  /** Days marked with Shift. */
  readonly range: RangeSelection<DayNumber, DaySpan>
  /** Returns the marked days if a day is one of them. */
  readonly markedDaysAt: (day: DayNumber) => DaySpan | null
  readonly calendar: CalendarControls<DayNumber, FocusCell>
  readonly openDay: (day: DayNumber) => void
  readonly labels: MonthCalendarLabels
}

/**
 * Handles the keys of a month; returns whether it did. On a day: arrows, Home, End, PageUp,
 * PageDown walk, with Shift they mark days, Enter and Tab go into its items, N creates, D opens
 * the day. Inside a day: up, down and Tab go from one part to the next, Esc back to the day. The
 * keys of the selection and of items come before all of them.
 */
export function pressMonthKey(
  event: KeyboardEvent,
  { grid, weeks, range, markedDaysAt, calendar, openDay, labels }: MonthKeysOptions,
): boolean {
  const { intents } = calendar
  const { activeCell, focusOn, goTo } = calendar.focus
  const focusDay = (day: DayNumber): void => {
    goTo({ part: 'day', day })
  }
  const createAt = (day: DayNumber, cell: HTMLElement): void => {
    calendar.create(newDatesOver(markedDaysAt(day) ?? spanBetween(day, day)), cell)
  }
  const cancelRange = (): boolean => {
    const wasMarked = range.clear()
    if (wasMarked) intents.announce(labels.createCancelled)
    return wasMarked
  }

  /** The parts of a day from top to bottom. */
  const partsOf = (day: DayNumber): FocusCell[] => {
    const week = weeks[Math.floor((day - grid.firstDay) / 7)]
    const column = (day - grid.firstDay) % 7
    if (week === undefined) return []
    const bars = barsOfColumn(week, column).map(({ key, startDay }): FocusCell => ({
      part: 'bar',
      day,
      key,
      startDay,
    }))
    const more: FocusCell[] = (week.hiddenCounts[column] ?? 0) > 0 ? [{ part: 'more', day }] : []
    return [{ part: 'day-link', day }, ...bars, ...more]
  }

  /** Goes along the parts of a day; false at their end. */
  const stepWithin = (step: 1 | -1): boolean => {
    const parts = partsOf(activeCell.day)
    const next = parts[parts.findIndex((part) => isSamePart(part, activeCell)) + step]
    return next !== undefined && focusOn(next)
  }

  const enterDay = (day: DayNumber): boolean => {
    const first = partsOf(day).find(({ part }) => part !== 'day-link')
    return first !== undefined && focusOn(first)
  }

  const handleDayKey = (cell: HTMLElement): boolean => {
    const { day } = activeCell
    switch (event.key) {
      case 'Tab':
        return !event.shiftKey && enterDay(day)
      case 'Enter':
      case ' ':
        if (markedDaysAt(day) !== null || !enterDay(day)) createAt(day, cell)
        return true
      case 'Escape':
        return cancelRange()
      default:
        return false
    }
  }

  const handlePartKey = (): boolean => {
    switch (event.key) {
      case 'Tab':
        if (!event.shiftKey) return stepWithin(1)
        if (!stepWithin(-1)) focusDay(activeCell.day)
        return true
      case 'ArrowDown':
        stepWithin(1)
        return true
      case 'ArrowUp':
        stepWithin(-1)
        return true
      case 'Escape':
        focusDay(activeCell.day)
        return true
      default:
        return false
    }
  }

  const handleCommonKey = (cell: HTMLElement): boolean => {
    const { key, ctrlKey, shiftKey } = event
    if (!ctrlKey && key.toLowerCase() === 'n') {
      createAt(activeCell.day, cell)
      return true
    }
    if (!ctrlKey && key.toLowerCase() === 'd') {
      openDay(activeCell.day)
      return true
    }
    const isRightToLeft = getComputedStyle(cell).direction === 'rtl'
    const day = dayAfterKey(activeCell.day, { key, ctrlKey, isRightToLeft }, grid)
    if (day === null) return false
    const days = shiftKey && activeCell.part === 'day' ? range.extend(activeCell.day, day) : null
    if (days !== null) intents.announce(rangeText(days, labels))
    else if (!shiftKey || activeCell.part !== 'day') range.clear()
    focusDay(day)
    return true
  }

  const target = gridTargetOf(event.target)
  if (target === null) return false
  if (calendar.pressSharedKey(event)) return true
  if (event.metaKey || event.altKey) return false
  const isHandled = target.part === 'day' ? handleDayKey(target.cell) : handlePartKey()
  return isHandled || handleCommonKey(target.cell)
}

function rangeText({ startDay, endDayExclusive }: DaySpan, labels: MonthCalendarLabels): string {
  return labels.rangeChosen({
    firstDay: nearestDateOf(startDay),
    lastDay: nearestDateOf(endDayExclusive - 1),
    dayCount: endDayExclusive - startDay,
  })
}

function isSamePart(a: FocusCell, b: FocusCell): boolean {
  if (a.part !== 'bar' || b.part !== 'bar') return a.part === b.part
  return a.key === b.key && a.startDay === b.startDay
}
