import type { KeyboardEvent } from 'react'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { MINUTES_PER_STEP, isWithinHours } from '@throughline/domain/tactics'
import type { Rescheduling } from '@throughline/domain/tactics'

import type { CalendarItem } from '../calendar-item'
import { SLOT_COUNT, SLOT_MINUTES, shownLanes } from './day-sizes'
import type { DayTarget, TabStop } from './day-target'
import { dayTargetOf } from './day-target'
import type { DayCalendarDates } from './DayCalendar.types'
import { barsOn, boxesAt } from './model/day-page'
import type { AllDayRowModel, BoxModel, DayPage } from './model/day-page'
import { shiftItem, resizeByDays, resizeItem, toggleAllDay } from './model/reschedule-item'
import type { Grip } from './model/reschedule-item'
import { datesAtCell } from './use-marked-range'
import type { MarkedRange } from './use-marked-range'

/** What the keys of the grid lead to. */
export interface DayKeysOptions {
  readonly page: DayPage
  readonly placedByKey: ReadonlyMap<string, AllDayRowModel | BoxModel>
  /** Lanes that the band has room for. */
  readonly allDayLanes: number
  readonly tabStop: TabStop
  readonly focusStop: (stop: TabStop) => boolean
  readonly goTo: (stop: TabStop) => void
  readonly marked: MarkedRange
  readonly itemOfKey: (key: string) => CalendarItem | undefined
  readonly onCreate: (dates: DayCalendarDates, cell: HTMLElement) => void
  readonly onChange: (
    item: CalendarItem,
    grip: Grip,
    reschedule: (item: CalendarItem) => Rescheduling,
  ) => void
  readonly onCopy: (item: CalendarItem) => void
  readonly onDelete: (item: CalendarItem) => void
}

/**
 * The keys of the grid. On a time: arrows, Home, End, PageUp, PageDown walk, Enter
 * and Tab go into the items, N creates, Shift with arrows marks a range. On an
 * item: arrows and Tab go from one to the next, Alt moves it, Alt and Shift resize
 * it, A takes it for the whole day or back, Esc goes back to its time.
 */
export function useDayKeys(options: DayKeysOptions): (event: KeyboardEvent) => void {
  const { page, placedByKey, tabStop, focusStop, goTo, marked } = options

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
    if (stop.part === 'slot' || stop.part === 'band') return stop
    const placed = stop.part === 'entry' ? placedByKey.get(stop.key) : undefined
    return placed !== undefined && 'top' in placed
      ? { part: 'slot', day: stop.day, slot: Math.floor(placed.top / SLOT_MINUTES) }
      : { part: 'band', day: stop.day }
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

  const createAt = (stop: TabStop, cell: HTMLElement): void => {
    options.onCreate(marked.take() ?? datesAtCell(stop), cell)
  }

  const handleWalk = (event: KeyboardEvent, isRightToLeft: boolean): boolean => {
    const { key } = event
    const from = cellOf(tabStop)
    const isEntry = tabStop !== from
    const to = cellAfterKey(from, key, page.dayCount, isRightToLeft)
    if (to === null || (isEntry && (key === 'ArrowUp' || key === 'ArrowDown'))) return false
    if (event.shiftKey && !isEntry && !marked.extend(from, to)) return true
    if (!event.shiftKey) marked.clear()
    goTo(to)
    return true
  }

  const handleCellKey = (event: KeyboardEvent, { cell }: DayTarget): boolean => {
    switch (event.key) {
      case 'Tab':
        return !event.shiftKey && enterFrom(tabStop)
      case 'Enter':
      case ' ':
        if (marked.isEmpty && enterCell(tabStop)) return true
        createAt(tabStop, cell)
        return true
      case 'Escape':
        return marked.clear()
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
        return handleItemKey(event)
    }
  }

  const handleItemKey = (event: KeyboardEvent): boolean => {
    const item = focusedItem()
    if (item === undefined) return false
    switch (event.key.toLowerCase()) {
      case 'delete':
      case 'backspace':
        options.onDelete(item)
        return true
      case 'a':
        options.onChange(item, 'move', toggleAllDay)
        return true
      default:
        return false
    }
  }

  const focusedItem = (): CalendarItem | undefined =>
    tabStop.part === 'entry' ? options.itemOfKey(tabStop.key) : undefined

  const handleAltKey = (event: KeyboardEvent, isRightToLeft: boolean): boolean => {
    const item = focusedItem()
    const change = item === undefined ? null : changeOfKey(item, event, isRightToLeft)
    if (item === undefined || change === null) return false
    options.onChange(item, change.grip, change.reschedule)
    return true
  }

  const handlePlainKey = (event: KeyboardEvent, target: DayTarget): boolean => {
    if (event.key.toLowerCase() === 'n') {
      createAt(cellOf(tabStop), target.cell)
      return true
    }
    const isCell = target.stop.part === 'slot' || target.stop.part === 'band'
    return isCell ? handleCellKey(event, target) : handleEntryKey(event)
  }

  return (event) => {
    const target = dayTargetOf(event.target)
    if (target === null) return
    const isRightToLeft = getComputedStyle(target.cell).direction === 'rtl'
    const item = focusedItem()
    if (event.ctrlKey || event.metaKey) {
      if (event.key.toLowerCase() !== 'c' || item === undefined) return
      options.onCopy(item)
      event.preventDefault()
      return
    }
    const isHandled = event.altKey
      ? handleAltKey(event, isRightToLeft)
      : handlePlainKey(event, target) || handleWalk(event, isRightToLeft)
    if (isHandled) event.preventDefault()
  }
}

function isSameEntry(a: TabStop, b: TabStop): boolean {
  return a.part === 'entry' && b.part === 'entry' ? a.key === b.key : a.part === b.part
}

/** The cell that a key leads to from another; null for keys that lead nowhere. */
function cellAfterKey(
  from: TabStop,
  key: string,
  dayCount: number,
  isRightToLeft: boolean,
): TabStop | null {
  const { day } = from
  const on = (next: DayNumber): TabStop => ({ ...from, day: next })
  const forward = isRightToLeft ? -1 : 1
  switch (key) {
    case 'ArrowLeft':
      return on(day - forward)
    case 'ArrowRight':
      return on(day + forward)
    case 'PageUp':
      return on(day - dayCount)
    case 'PageDown':
      return on(day + dayCount)
    case 'Home':
      return { part: 'band', day }
    case 'End':
      return { part: 'slot', day, slot: SLOT_COUNT - 1 }
    case 'ArrowUp':
      if (from.part !== 'slot') return from
      return from.slot === 0 ? { part: 'band', day } : { part: 'slot', day, slot: from.slot - 1 }
    case 'ArrowDown':
      return {
        part: 'slot',
        day,
        slot: from.part === 'slot' ? Math.min(from.slot + 1, SLOT_COUNT - 1) : 0,
      }
    default:
      return null
  }
}

interface KeyChange {
  readonly grip: Grip
  readonly reschedule: (item: CalendarItem) => Rescheduling
}

/** What a key with Alt does to an item; null for keys that do nothing to it. */
function changeOfKey(
  item: CalendarItem,
  event: KeyboardEvent,
  isRightToLeft: boolean,
): KeyChange | null {
  const isTimed = isWithinHours(item)
  const forward = isRightToLeft ? -1 : 1
  const days = event.key === 'ArrowLeft' ? -forward : event.key === 'ArrowRight' ? forward : 0
  const steps = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
  if (!event.shiftKey) {
    if (days !== 0) return { grip: 'move', reschedule: (each) => shiftItem(each, { days }) }
    return steps === 0 || !isTimed
      ? null
      : {
          grip: 'move',
          reschedule: (each) => shiftItem(each, { minutes: steps * MINUTES_PER_STEP }),
        }
  }
  const startStep = event.key === 'Home' ? -1 : event.key === 'End' ? 1 : 0
  const step = startStep === 0 ? (isTimed ? steps : days) : startStep
  if (step === 0) return null
  const edge = startStep === 0 ? 'end' : 'start'
  return {
    grip: edge,
    reschedule: (each) =>
      isTimed ? resizeItem(each, edge, step * MINUTES_PER_STEP) : resizeByDays(each, edge, step),
  }
}
