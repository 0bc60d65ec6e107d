import type { DayNumber } from '@throughline/domain/calendar-dates'
import { layoutDays, occurrencesInWindow } from '@throughline/domain/layout'
import type { AllDaySegment, DayBox, LayoutItem } from '@throughline/domain/layout'

import type { CalendarEntry, CalendarEvent, CalendarItem } from '../../../calendar-parts'
import { SLOT_COUNT, SLOT_MINUTES } from '../day-sizes'

interface Placed {
  /** Names the occurrence on its page. */
  readonly key: string
  readonly entry: CalendarEntry
  readonly startDay: DayNumber
  /** The day after its last. */
  readonly endDayExclusive: DayNumber
}

/** A timed box. */
export interface BoxModel extends Placed, Omit<DayBox, 'occurrence'> {}

/** A bar of the all-day row. */
export interface AllDayBarModel extends Placed, Omit<AllDaySegment, 'occurrence'> {}

/** A line of the hours. */
interface SlotModel {
  /** From 0 at midnight. */
  readonly slot: number
  /** By day. */
  readonly boxes: readonly (readonly BoxModel[])[]
}

/** The visible days, as the view draws them. */
export interface DayPage {
  readonly firstDay: DayNumber
  readonly dayCount: number
  /** Bars in reading order. */
  readonly allDayBars: readonly AllDayBarModel[]
  readonly laneCount: number
  /** Boxes of each day in reading order. */
  readonly days: readonly (readonly BoxModel[])[]
  /** The lines of the hours, with the boxes of each day that begin there. */
  readonly slots: readonly SlotModel[]
}

/** The name of an occurrence of an item; the same at each drawing, also after it moved within the day. */
export function itemKey(itemId: number, startDay: DayNumber): string {
  return `item:${itemId}:${startDay}`
}

/** The item that a key names; null for the key of an event. */
export function itemIdOfKey(key: string): number | null {
  const [kind, itemId] = key.split(':')
  return kind === 'item' ? Number(itemId) : null
}

/**
 * Lays out items and events together, so that they share the width of a day.
 *
 * @param minMinutes minimum height of a box in minutes; by default the least that is legible on a
 * screen
 * @throws RangeError on a malformed date of an entry that may be on the days
 */
export function dayPageOf(
  items: readonly CalendarItem[],
  events: readonly CalendarEvent[],
  firstDay: DayNumber,
  dayCount: number,
  minMinutes?: number,
): DayPage {
  const sortedEvents = [...events].sort((a, b) => (a.key < b.key ? -1 : 1))
  const all: readonly LayoutItem[] =
    events.length === 0 ? items : [...items, ...sortedEvents.map(asLayoutItem)]
  const occurrences = occurrencesInWindow(all, firstDay, firstDay + dayCount)
  const layout = layoutDays({
    items: all,
    occurrences,
    firstDay,
    dayCount,
    ...(minMinutes !== undefined && { minMinutes }),
  })

  const placed = (occurrence: number): Placed | null => {
    const position = occurrences.items[occurrence] ?? 0
    const startDay = occurrences.startDays[occurrence] ?? 0
    const endDayExclusive = occurrences.endDaysExclusive[occurrence] ?? 0
    const item = items[position]
    if (item !== undefined) {
      return {
        key: itemKey(item.id, startDay),
        entry: { kind: 'item', item },
        startDay,
        endDayExclusive,
      }
    }
    const event = sortedEvents[position - items.length]
    return event === undefined
      ? null
      : { key: `event:${event.key}`, entry: { kind: 'event', event }, startDay, endDayExclusive }
  }
  const days = layout.days.map((boxes) =>
    boxes.flatMap(({ occurrence, ...box }): BoxModel | readonly [] => {
      const place = placed(occurrence)
      return place === null ? [] : Object.assign(box, place)
    }),
  )
  return {
    firstDay,
    dayCount,
    allDayBars: layout.allDayRow.flatMap(({ occurrence, ...bar }): AllDayBarModel | readonly [] => {
      const place = placed(occurrence)
      return place === null ? [] : Object.assign(bar, place)
    }),
    laneCount: layout.laneCount,
    days,
    slots: slotsOf(days),
  }
}

/** Events come after all items that are equal in every other way. */
const EVENT_IDS = Number.MAX_SAFE_INTEGER / 2

function asLayoutItem(event: CalendarEvent, at: number): LayoutItem {
  const { startDate, endDate, isAllDay } = event
  return { id: EVENT_IDS + at, startDate, endDate, isAllDay, rrule: null, recurrenceEndDate: null }
}

function slotsOf(days: DayPage['days']): readonly SlotModel[] {
  const slots = Array.from({ length: SLOT_COUNT }, (_, slot) => ({
    slot,
    boxes: days.map((): BoxModel[] => []),
  }))
  for (const [column, boxes] of days.entries()) {
    for (const box of boxes) slots[Math.floor(box.top / SLOT_MINUTES)]?.boxes[column]?.push(box)
  }
  return slots
}

/** Boxes of a day that a line of the hours meets. */
export function boxesAt(page: DayPage, day: DayNumber, slot: number): readonly BoxModel[] {
  const from = slot * SLOT_MINUTES
  return (page.days[day - page.firstDay] ?? []).filter(
    ({ top, bottom }) => top < from + SLOT_MINUTES && bottom > from,
  )
}

/** Bars of the all-day row that touch a day, top to bottom. */
export function barsOn(page: DayPage, day: DayNumber): readonly AllDayBarModel[] {
  const column = day - page.firstDay
  return page.allDayBars
    .filter((bar) => bar.column <= column && column < bar.column + bar.span)
    .sort((a, b) => a.lane - b.lane)
}

/** The first and the last minute in which a box of any day is drawn; null without boxes. */
export function drawnRange({
  days,
}: DayPage): { readonly start: number; readonly end: number } | null {
  const boxes = days.flat()
  if (boxes.length === 0) return null
  let [start, end] = [1440, 0]
  for (const { top, bottom } of boxes) {
    start = Math.min(start, top)
    end = Math.max(end, bottom)
  }
  return { start, end }
}

/** Whether two lines of the hours look the same, so that React can skip them. */
export function isSameSlot(
  a: readonly (readonly BoxModel[])[],
  b: readonly (readonly BoxModel[])[],
): boolean {
  return (
    a.length === b.length &&
    a.every((boxes, column) => haveSameAppearance(boxes, b[column] ?? [], isSameBox))
  )
}

/** Whether two all-day rows look the same. */
export function isSameAllDayRow(
  a: readonly AllDayBarModel[],
  b: readonly AllDayBarModel[],
): boolean {
  return haveSameAppearance(a, b, (bar, other) => {
    return (
      isSamePlaced(bar, other) &&
      bar.lane === other.lane &&
      bar.column === other.column &&
      bar.span === other.span
    )
  })
}

function isSameBox(a: BoxModel, b: BoxModel): boolean {
  return (
    isSamePlaced(a, b) &&
    a.top === b.top &&
    a.bottom === b.bottom &&
    a.column === b.column &&
    a.span === b.span &&
    a.columnCount === b.columnCount
  )
}

function isSamePlaced(a: Placed, b: Placed): boolean {
  const isSameEntry =
    a.entry.kind === 'item'
      ? b.entry.kind === 'item' && a.entry.item === b.entry.item
      : b.entry.kind === 'event' && a.entry.event === b.entry.event
  return (
    isSameEntry &&
    a.key === b.key &&
    a.startDay === b.startDay &&
    a.endDayExclusive === b.endDayExclusive
  )
}

function haveSameAppearance<Part>(
  a: readonly Part[],
  b: readonly Part[],
  isSame: (a: Part, b: Part) => boolean,
): boolean {
  return (
    a === b ||
    (a.length === b.length &&
      a.every((part, at) => {
        const other = b[at]
        return other !== undefined && isSame(part, other)
      }))
  )
}
