import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { TacticDates } from '@throughline/domain/tactics'
import type { KeyboardEvent } from 'react'

import type { CalendarControls, RangeSelection } from '../calendar-core'
import { SLOT_MINUTES, shownLanes } from './day-sizes'
import { dayTargetOf } from './day-target'
import type { DayTarget, TabStop } from './day-target'
import type { DayCalendarLabels } from './labels'
import { datesAtCell } from './model/cell-dates'
import { cellAfterKey } from './model/cell-step'
import { barsOn, boxesAt } from './model/day-page'
import type { AllDayBarModel, BoxModel, DayPage } from './model/day-page'
import type { DayPoint } from './model/reschedule-item'
import { whenText } from './model/when-text'

interface DayKeysOptions {
  readonly page: DayPage
  readonly placedByKey: ReadonlyMap<string, AllDayBarModel | BoxModel>
  /** Lanes that the all-day row has room for. */
  readonly allDayLanes: number
  /** Cells marked with Shift. */
  readonly range: RangeSelection<TabStop, TacticDates>
  readonly calendar: CalendarControls<DayPoint, TabStop>
  readonly labels: DayCalendarLabels
}

/**
 * Handles the keys of days; returns whether it did. On a time: arrows, Home, End, PageUp,
 * PageDown walk, Enter and Tab go into the items, N creates, Shift with arrows marks a range. On
 * an item: arrows and Tab go from one to the next, Esc goes back to its time, and the keys of all
 * items.
 */
export function pressDayKey(
  event: KeyboardEvent,
  { page, placedByKey, allDayLanes, range, calendar, labels }: DayKeysOptions,
): boolean {
  const { intents } = calendar
  const { tabStop, focusStop, goTo } = calendar.focus
  const createAt = (stop: TabStop, cell: HTMLElement): void => {
    calendar.create(range.range ?? datesAtCell(stop), cell)
  }
  const clearRange = (): boolean => {
    const wasMarked = range.clear()
    if (wasMarked) intents.announce(labels.createCancelled)
    return wasMarked
  }

  /** Returns the visible items of a day from top to bottom. */
  const entriesOf = (day: DayNumber): TabStop[] => {
    const { lanes, hasMore } = shownLanes(page.laneCount, allDayLanes)
    const bars = barsOn(page, day)
    const isHiding = hasMore && bars.some(({ lane }) => lane >= lanes)
    const stopOf = ({ key }: { key: string }): TabStop => ({ part: 'entry', day, key })
    return [
      ...bars.filter(({ lane }) => lane < lanes).map(stopOf),
      ...(isHiding ? [{ part: 'more', day } satisfies TabStop] : []),
      ...(page.days[day - page.firstDay] ?? []).map(stopOf),
    ]
  }

  /** Returns the cell that contains a stop. */
  const cellOf = (stop: TabStop): TabStop => {
    if (stop.part === 'slot' || stop.part === 'all-day-cell') return stop
    const placed = stop.part === 'entry' ? placedByKey.get(stop.key) : undefined
    return placed !== undefined && 'top' in placed
      ? { part: 'slot', day: stop.day, slot: Math.floor(placed.top / SLOT_MINUTES) }
      : { part: 'all-day-cell', day: stop.day }
  }

  const stepWithin = (step: 1 | -1): boolean => {
    const entries = entriesOf(tabStop.day)
    const at = entries.findIndex((entry) => isSameEntry(entry, tabStop))
    const next = entries[at + step]
    return next !== undefined && focusStop(next)
  }

  /** Into the first item at or after a cell. */
  const enterFrom = (stop: TabStop): boolean => {
    if (stop.part !== 'slot') {
      const [first] = entriesOf(stop.day)
      return first !== undefined && focusStop(first)
    }
    const from = stop.slot * SLOT_MINUTES
    const box = (page.days[stop.day - page.firstDay] ?? []).find(({ bottom }) => bottom > from)
    return box !== undefined && focusStop({ part: 'entry', day: stop.day, key: box.key })
  }

  const enterCell = (stop: TabStop): boolean => {
    if (stop.part !== 'slot') return enterFrom(stop)
    const [box] = boxesAt(page, stop.day, stop.slot)
    return box !== undefined && focusStop({ part: 'entry', day: stop.day, key: box.key })
  }

  const handleWalk = (isRightToLeft: boolean): boolean => {
    const { key } = event
    const from = cellOf(tabStop)
    const isEntry = tabStop !== from
    const to = cellAfterKey(from, key, page.dayCount, isRightToLeft)
    if (to === null || (isEntry && (key === 'ArrowUp' || key === 'ArrowDown'))) return false
    if (event.shiftKey && !isEntry) {
      const dates = range.extend(from, to)
      if (dates === null) return true
      intents.announce(labels.marked({ when: whenText(dates, labels) }))
    } else if (!event.shiftKey) clearRange()
    goTo(to)
    return true
  }

  const handleCellKey = ({ cell }: DayTarget): boolean => {
    switch (event.key) {
      case 'Tab':
        return !event.shiftKey && enterFrom(tabStop)
      case 'Enter':
      case ' ':
        if (range.range === null && enterCell(tabStop)) return true
        createAt(tabStop, cell)
        return true
      case 'Escape':
        return clearRange()
      default:
        return false
    }
  }

  const handleEntryKey = (): boolean => {
    switch (event.key) {
      case 'Tab':
        if (!event.shiftKey) return stepWithin(1)
        if (!stepWithin(-1)) goTo(cellOf(tabStop))
        return true
      case 'ArrowDown':
        stepWithin(1)
        return true
      case 'ArrowUp':
        if (!stepWithin(-1)) goTo(cellOf(tabStop))
        return true
      case 'Escape':
        goTo(cellOf(tabStop))
        return true
      default:
        return false
    }
  }

  const handlePlainKey = (target: DayTarget): boolean => {
    if (event.key.toLowerCase() === 'n') {
      createAt(cellOf(tabStop), target.cell)
      return true
    }
    const isCell = target.stop.part === 'slot' || target.stop.part === 'all-day-cell'
    return isCell ? handleCellKey(target) : handleEntryKey()
  }

  const target = dayTargetOf(event.target)
  if (target === null) return false
  if (calendar.pressSharedKey(event)) return true
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  const isRightToLeft = getComputedStyle(target.cell).direction === 'rtl'
  return handlePlainKey(target) || handleWalk(isRightToLeft)
}

function isSameEntry(a: TabStop, b: TabStop): boolean {
  return a.part === 'entry' && b.part === 'entry' ? a.key === b.key : a.part === b.part
}
