import type { DayNumber } from '@throughline/domain/calendar-dates'

import { visibleLanes, SLOT_MINUTES } from '../day-sizes'
import type { FocusCell } from '../day-target'
import { itemIdOfKey } from './day-page'
import type { AllDayBarModel, BoxModel, DayPage } from './day-page'

/** Where the focus begins: 08:00. */
const FIRST_SLOT = 480 / SLOT_MINUTES

/** Data of the visible days that focusable cells depend on. */
export interface VisibleDays {
  readonly page: Pick<DayPage, 'firstDay' | 'dayCount' | 'laneCount'>
  readonly placedByKey: ReadonlyMap<string, AllDayBarModel | BoxModel>
  /** Lanes that the all-day row has room for. */
  readonly allDayLanes: number
  readonly today: DayNumber
}

/** Whether a focusable cell exists in the days. */
export function isFocusCellOnShow(focusCell: FocusCell, visible: VisibleDays): boolean {
  if (!isDayOnShow(focusCell.day, visible)) return false
  if (focusCell.part === 'more') return lanesOf(visible).hasMore
  if (focusCell.part !== 'entry') return true
  const placed = visible.placedByKey.get(focusCell.key)
  return placed !== undefined && isDrawn(placed, visible)
}

/**
 * Returns the focusable cell for a place: the item at its current place, else its former cell, else
 * 08:00 of
 * today or of the first day.
 */
export function focusCellFor(place: FocusCell | null, visible: VisibleDays): FocusCell {
  const { page, today } = visible
  if (place !== null && isFocusCellOnShow(place, visible)) return place
  if (place?.part === 'entry') {
    const itemId = itemIdOfKey(place.key)
    const focusCell = itemId === null ? null : focusCellOfItem(itemId, visible)
    if (focusCell !== null) return focusCell
  }
  if (place === null || !isDayOnShow(place.day, visible)) {
    const slot = place?.part === 'slot' ? place.slot : FIRST_SLOT
    return { part: 'slot', day: isDayOnShow(today, visible) ? today : page.firstDay, slot }
  }
  return place.part === 'entry' && place.slot !== undefined
    ? { part: 'slot', day: place.day, slot: place.slot }
    : { part: 'all-day-cell', day: place.day }
}

/**
 * Returns the focusable cell of an item, on the first of its visible days. Returns its cell while
 * the item is
 * in the hidden part of the all-day row, and null if the days do not have the item.
 */
export function focusCellOfItem(itemId: number, visible: VisibleDays): FocusCell | null {
  for (const placed of visible.placedByKey.values()) {
    const { entry, key, startDay } = placed
    if (entry.kind !== 'item' || entry.item.id !== itemId) continue
    const day = Math.max(startDay, visible.page.firstDay)
    if (!isDrawn(placed, visible)) return { part: 'all-day-cell', day }
    const within = 'top' in placed ? { slot: Math.floor(placed.top / SLOT_MINUTES) } : null
    return { part: 'entry', day, key, ...within }
  }
  return null
}

function isDayOnShow(day: DayNumber, { page }: VisibleDays): boolean {
  return day >= page.firstDay && day < page.firstDay + page.dayCount
}

function isDrawn(placed: AllDayBarModel | BoxModel, visible: VisibleDays): boolean {
  return !('lane' in placed) || placed.lane < lanesOf(visible).lanes
}

function lanesOf({ page, allDayLanes }: VisibleDays): ReturnType<typeof visibleLanes> {
  return visibleLanes(page.laneCount, allDayLanes)
}
