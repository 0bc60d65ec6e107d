import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { TacticDates } from '@throughline/domain/tactics'
import type { KeyboardEvent } from 'react'

import type { CalendarControls, RangeSelection } from '../../calendar-core'
import { SLOT_MINUTES, visibleLanes } from './day-sizes'
import { dayTargetOf } from './day-target'
import type { DayTarget, FocusCell } from './day-target'
import type { DayCalendarLabels } from './DayCalendar.labels'
import { datesAtOrMarked } from './model/cell-dates'
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
  readonly range: RangeSelection<FocusCell, TacticDates>
  readonly calendar: CalendarControls<DayPoint, FocusCell>
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
  const { activeCell, focusOn, goTo } = calendar.focus
  const createAt = (focusCell: FocusCell, cell: HTMLElement): void => {
    calendar.create(datesAtOrMarked(focusCell, range.range), cell)
  }
  const clearRange = (): boolean => {
    const wasMarked = range.clear()
    if (wasMarked) intents.announce(labels.createCancelled)
    return wasMarked
  }

  /** Returns the visible items of a day from top to bottom. */
  const entriesOf = (day: DayNumber): FocusCell[] => {
    const { lanes, hasMore } = visibleLanes(page.laneCount, allDayLanes)
    const bars = barsOn(page, day)
    const isHiding = hasMore && bars.some(({ lane }) => lane >= lanes)
    const focusCellOf = ({ key }: { key: string }): FocusCell => ({ part: 'entry', day, key })
    return [
      ...bars.filter(({ lane }) => lane < lanes).map(focusCellOf),
      ...(isHiding ? [{ part: 'more', day } satisfies FocusCell] : []),
      ...(page.days[day - page.firstDay] ?? []).map(focusCellOf),
    ]
  }

  /** Returns the cell that contains the focus. */
  const cellOf = (focusCell: FocusCell): FocusCell => {
    if (focusCell.part === 'slot' || focusCell.part === 'all-day-cell') return focusCell
    const placed = focusCell.part === 'entry' ? placedByKey.get(focusCell.key) : undefined
    return placed !== undefined && 'top' in placed
      ? { part: 'slot', day: focusCell.day, slot: Math.floor(placed.top / SLOT_MINUTES) }
      : { part: 'all-day-cell', day: focusCell.day }
  }

  const stepWithin = (step: 1 | -1): boolean => {
    const entries = entriesOf(activeCell.day)
    const at = entries.findIndex((entry) => isSameEntry(entry, activeCell))
    const next = entries[at + step]
    return next !== undefined && focusOn(next)
  }

  /** Into the first item at or after a cell. */
  const enterFrom = (focusCell: FocusCell): boolean => {
    if (focusCell.part !== 'slot') {
      const [first] = entriesOf(focusCell.day)
      return first !== undefined && focusOn(first)
    }
    const from = focusCell.slot * SLOT_MINUTES
    const box = (page.days[focusCell.day - page.firstDay] ?? []).find(({ bottom }) => bottom > from)
    return box !== undefined && focusOn({ part: 'entry', day: focusCell.day, key: box.key })
  }

  const enterCell = (focusCell: FocusCell): boolean => {
    if (focusCell.part !== 'slot') return enterFrom(focusCell)
    const [box] = boxesAt(page, focusCell.day, focusCell.slot)
    return box !== undefined && focusOn({ part: 'entry', day: focusCell.day, key: box.key })
  }

  const handleWalk = (isRightToLeft: boolean): boolean => {
    const { key } = event
    const from = cellOf(activeCell)
    const isEntry = activeCell !== from
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
        return !event.shiftKey && enterFrom(activeCell)
      case 'Enter':
      case ' ':
        // Marked cells take a new item, and others lead into their items.
        if (datesAtOrMarked(activeCell, range.range) !== range.range && enterCell(activeCell))
          return true
        createAt(activeCell, cell)
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
        if (!stepWithin(-1)) goTo(cellOf(activeCell))
        return true
      case 'ArrowDown':
        stepWithin(1)
        return true
      case 'ArrowUp':
        if (!stepWithin(-1)) goTo(cellOf(activeCell))
        return true
      case 'Escape':
        goTo(cellOf(activeCell))
        return true
      default:
        return false
    }
  }

  const handlePlainKey = (target: DayTarget): boolean => {
    if (event.key.toLowerCase() === 'n') {
      createAt(cellOf(activeCell), target.cell)
      return true
    }
    const isCell = target.focusCell.part === 'slot' || target.focusCell.part === 'all-day-cell'
    return isCell ? handleCellKey(target) : handleEntryKey()
  }

  const target = dayTargetOf(event.target)
  if (target === null) return false
  if (calendar.pressSharedKey(event)) return true
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  const isRightToLeft = getComputedStyle(target.cell).direction === 'rtl'
  return handlePlainKey(target) || handleWalk(isRightToLeft)
}

function isSameEntry(a: FocusCell, b: FocusCell): boolean {
  return a.part === 'entry' && b.part === 'entry' ? a.key === b.key : a.part === b.part
}
