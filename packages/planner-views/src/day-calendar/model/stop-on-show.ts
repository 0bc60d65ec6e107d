import type { DayNumber } from '@throughline/domain/calendar-dates'

import { shownLanes, SLOT_MINUTES } from '../day-sizes'
import type { TabStop } from '../day-target'
import { itemIdOfKey } from './day-page'
import type { AllDayBarModel, BoxModel, DayPage } from './day-page'

/** Where the focus begins: 08:00. */
const FIRST_SLOT = 480 / SLOT_MINUTES

/** Data of the visible days that stops depend on. */
export interface ShownDays {
  readonly page: Pick<DayPage, 'firstDay' | 'dayCount' | 'laneCount'>
  readonly placedByKey: ReadonlyMap<string, AllDayBarModel | BoxModel>
  /** Lanes that the all-day row has room for. */
  readonly allDayLanes: number
  readonly today: DayNumber
}

/** Whether a stop exists in the days. */
export function isStopOnShow(stop: TabStop, shown: ShownDays): boolean {
  if (!isDayOnShow(stop.day, shown)) return false
  if (stop.part === 'more') return lanesOf(shown).hasMore
  if (stop.part !== 'entry') return true
  const placed = shown.placedByKey.get(stop.key)
  return placed !== undefined && isDrawn(placed, shown)
}

/**
 * Returns the stop for a place: the item at its current place, else its former cell, else 08:00 of
 * today or of the first day.
 */
export function stopFor(place: TabStop | null, shown: ShownDays): TabStop {
  const { page, today } = shown
  if (place !== null && isStopOnShow(place, shown)) return place
  if (place?.part === 'entry') {
    const itemId = itemIdOfKey(place.key)
    const stop = itemId === null ? null : stopOfItem(itemId, shown)
    if (stop !== null) return stop
  }
  if (place === null || !isDayOnShow(place.day, shown)) {
    const slot = place?.part === 'slot' ? place.slot : FIRST_SLOT
    return { part: 'slot', day: isDayOnShow(today, shown) ? today : page.firstDay, slot }
  }
  return place.part === 'entry' && place.slot !== undefined
    ? { part: 'slot', day: place.day, slot: place.slot }
    : { part: 'all-day-cell', day: place.day }
}

/**
 * Returns the stop of an item, on the first of its visible days. Returns its cell while the item is
 * in the hidden part of the all-day row, and null if the days do not have the item.
 */
export function stopOfItem(itemId: number, shown: ShownDays): TabStop | null {
  for (const placed of shown.placedByKey.values()) {
    const { entry, key, startDay } = placed
    if (entry.kind !== 'item' || entry.item.id !== itemId) continue
    const day = Math.max(startDay, shown.page.firstDay)
    if (!isDrawn(placed, shown)) return { part: 'all-day-cell', day }
    const within = 'top' in placed ? { slot: Math.floor(placed.top / SLOT_MINUTES) } : null
    return { part: 'entry', day, key, ...within }
  }
  return null
}

function isDayOnShow(day: DayNumber, { page }: ShownDays): boolean {
  return day >= page.firstDay && day < page.firstDay + page.dayCount
}

function isDrawn(placed: AllDayBarModel | BoxModel, shown: ShownDays): boolean {
  return !('lane' in placed) || placed.lane < lanesOf(shown).lanes
}

function lanesOf({ page, allDayLanes }: ShownDays): ReturnType<typeof shownLanes> {
  return shownLanes(page.laneCount, allDayLanes)
}
