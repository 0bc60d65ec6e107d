import type { DayNumber } from '@throughline/domain/calendar-dates'
import type { TacticDates } from '@throughline/domain/tactics'
import type { KeyboardEvent } from 'react'

import type { RangeSelection } from '../interaction'
import { SLOT_MINUTES, shownLanes } from './day-sizes'
import type { DayTarget, TabStop } from './day-target'
import { dayTargetOf } from './day-target'
import { barsOn, boxesAt } from './model/day-page'
import type { AllDayBarModel, BoxModel, DayPage } from './model/day-page'
import { cellAfterKey } from './model/cell-step'

/** What the keys of the grid lead to. */
export interface DayKeysOptions {
  readonly page: DayPage
  readonly placedByKey: ReadonlyMap<string, AllDayBarModel | BoxModel>
  /** Lanes that the all-day row has room for. */
  readonly allDayLanes: number
  readonly tabStop: TabStop
  readonly focusStop: (stop: TabStop) => boolean
  readonly goTo: (stop: TabStop) => void
  /** Cells chosen with Shift. */
  readonly range: RangeSelection<TabStop, TacticDates>
  /** The range was extended. */
  readonly onExtend: (dates: TacticDates) => void
  /** The range is to be cleared: whether there was one. */
  readonly onClearRange: () => boolean
  /** Something new in a cell, or over the range where there is one. */
  readonly onCreate: (stop: TabStop, cell: HTMLElement) => void
  /** A key on an item: whether it means something to it. */
  readonly onItemKey: (event: KeyboardEvent) => boolean
}

/**
 * The keys of the grid. On a time: arrows, Home, End, PageUp, PageDown walk, Enter
 * and Tab go into the items, N creates, Shift with arrows chooses a range. On an
 * item: arrows and Tab go from one to the next, Esc goes back to its time, and the
 * keys of all items.
 */
export function useDayKeys(options: DayKeysOptions): (event: KeyboardEvent) => void {
  const { page, placedByKey, tabStop, focusStop, goTo, range } = options

  /** The items of a day from top to bottom, as far as they are shown. */
  const entriesOf = (day: DayNumber): TabStop[] => {
    const { lanes, hasMore } = shownLanes(page.laneCount, options.allDayLanes)
    const bars = barsOn(page, day)
    const isHiding = hasMore && bars.some(({ lane }) => lane >= lanes)
    const stopOf = ({ key }: { key: string }): TabStop => ({ part: 'entry', day, key })
    return [
      ...bars.filter(({ lane }) => lane < lanes).map(stopOf),
      ...(isHiding ? [{ part: 'more', day } satisfies TabStop] : []),
      ...(page.days[day - page.firstDay] ?? []).map(stopOf),
    ]
  }

  /** The cell that a stop lies in. */
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

  const handleWalk = (event: KeyboardEvent, isRightToLeft: boolean): boolean => {
    const { key } = event
    const from = cellOf(tabStop)
    const isEntry = tabStop !== from
    const to = cellAfterKey(from, key, page.dayCount, isRightToLeft)
    if (to === null || (isEntry && (key === 'ArrowUp' || key === 'ArrowDown'))) return false
    if (event.shiftKey && !isEntry) {
      const dates = range.extend(from, to)
      if (dates === null) return true
      options.onExtend(dates)
    } else if (!event.shiftKey) options.onClearRange()
    goTo(to)
    return true
  }

  const handleCellKey = (event: KeyboardEvent, { cell }: DayTarget): boolean => {
    switch (event.key) {
      case 'Tab':
        return !event.shiftKey && enterFrom(tabStop)
      case 'Enter':
      case ' ':
        if (range.range === null && enterCell(tabStop)) return true
        options.onCreate(tabStop, cell)
        return true
      case 'Escape':
        return options.onClearRange()
      default:
        return false
    }
  }

  const handleEntryKey = (event: KeyboardEvent): boolean => {
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

  const handlePlainKey = (event: KeyboardEvent, target: DayTarget): boolean => {
    if (event.key.toLowerCase() === 'n') {
      options.onCreate(cellOf(tabStop), target.cell)
      return true
    }
    const isCell = target.stop.part === 'slot' || target.stop.part === 'all-day-cell'
    return isCell ? handleCellKey(event, target) : handleEntryKey(event)
  }

  return (event) => {
    const target = event.defaultPrevented ? null : dayTargetOf(event.target)
    if (target === null) return
    if (tabStop.part === 'entry' && options.onItemKey(event)) {
      event.preventDefault()
      return
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isRightToLeft = getComputedStyle(target.cell).direction === 'rtl'
    if (handlePlainKey(event, target) || handleWalk(event, isRightToLeft)) event.preventDefault()
  }
}

function isSameEntry(a: TabStop, b: TabStop): boolean {
  return a.part === 'entry' && b.part === 'entry' ? a.key === b.key : a.part === b.part
}
