import type { DayNumber } from '@throughline/domain/calendar-dates'
import { layoutRow, occurrencesInWindow } from '@throughline/domain/layout'
import type { Occurrences, RowLayout } from '@throughline/domain/layout'

import { entryAt, joinEntries } from '../../../calendar-parts'
import type { CalendarEntries, CalendarEntry, CalendarEvent } from '../../../calendar-parts'
import type { FlowCalendarRow } from '../FlowCalendar.types'
import { titleDays } from './title-space'

/** Values that the layout of all rows depends on. */
export interface RowScale {
  readonly startDay: DayNumber
  readonly endDayExclusive: DayNumber
  readonly dayPixels: number
  readonly currentPlanId: number
  /** The title of each item has a mark of its channel or group. @default false */
  readonly hasMarks?: boolean | undefined
  /** Titles take all free days beside their bars, as on paper. @default false */
  readonly hasLongTitles?: boolean | undefined
}

/** A row with its lanes. */
export interface RowBars {
  readonly entries: CalendarEntries
  readonly layout: RowLayout
}

interface Memory {
  entries: CalendarEntries
  events: readonly CalendarEvent[]
  startDay: DayNumber
  endDayExclusive: DayNumber
  occurrences: Occurrences
  /** By the values that the width of titles depends on. */
  scale: RowScale
  bars: RowBars
}

const noEvents: readonly CalendarEvent[] = []

/**
 * Creates a function that lays rows out and caches the result, for as long as the list of items
 * and the scale stay the same: an edit lays out one row, and a zoom expands no series again.
 */
export function createRowBars(): (row: FlowCalendarRow, scale: RowScale) => RowBars {
  const memories = new WeakMap<object, Memory>()
  return (row, scale) => {
    const events = row.events ?? noEvents
    // A row of events may get a new empty list of items with each rendering.
    const owner = events.length > 0 ? events : row.items
    const existing = memories.get(owner)
    if (existing !== undefined && isSameScale(existing.scale, scale)) return existing.bars
    const entries = existing?.entries ?? joinEntries(row.items, events)
    const { startDay, endDayExclusive } = scale
    const occurrences =
      existing?.startDay === startDay && existing.endDayExclusive === endDayExclusive
        ? existing.occurrences
        : occurrencesInWindow(entries.layoutItems, startDay, endDayExclusive)
    const bars = { entries, layout: layOut(entries, occurrences, scale) }
    memories.set(owner, { entries, events, startDay, endDayExclusive, occurrences, scale, bars })
    return bars
  }
}

function layOut(
  entries: CalendarEntries,
  occurrences: Occurrences,
  { startDay, endDayExclusive, dayPixels, currentPlanId, hasMarks, hasLongTitles }: RowScale,
): RowLayout {
  // Asked once per item: a series has many occurrences and one title.
  const days = new Uint8Array(entries.layoutItems.length)
  const layout = layoutRow({
    occurrences,
    startDay,
    endDayExclusive,
    titleDays: (position) => {
      const existing = days[position] ?? 0
      if (existing > 0) return existing
      const entry = entryAt(entries, position)
      const needed = entry === null ? 1 : titleDays(entry, currentPlanId, dayPixels, hasMarks)
      days[position] = needed
      return needed
    },
  })
  return hasLongTitles === true ? withLongTitles(layout, endDayExclusive) : layout
}

/** Extends the space of each title up to the next bar of its lane. */
function withLongTitles(layout: RowLayout, endDayExclusive: DayNumber): RowLayout {
  const nextStarts = new Map<number, DayNumber>()
  const roomEnds = layout.roomEnds.slice()
  for (let bar = layout.length - 1; bar >= 0; bar -= 1) {
    const lane = layout.lanes[bar] ?? 0
    roomEnds[bar] = nextStarts.get(lane) ?? endDayExclusive
    nextStarts.set(lane, layout.startDays[bar] ?? 0)
  }
  let latest = -Infinity
  const latestRoomEnds = roomEnds.map((end) => (latest = Math.max(latest, end)))
  return { ...layout, roomEnds, latestRoomEnds }
}

function isSameScale(a: RowScale, b: RowScale): boolean {
  return (
    a.startDay === b.startDay &&
    a.endDayExclusive === b.endDayExclusive &&
    a.dayPixels === b.dayPixels &&
    a.currentPlanId === b.currentPlanId &&
    a.hasMarks === b.hasMarks &&
    a.hasLongTitles === b.hasLongTitles
  )
}

/** Whether a row has an item on its days; events, such as holidays, do not count. */
export function hasItems(bars: RowBars): boolean {
  for (let at = 0; at < bars.layout.length; at += 1) {
    if (barAt(bars, at)?.entry.kind === 'item') return true
  }
  return false
}

/** One bar as the layout of its row has placed it. */
export interface PlacedBar {
  readonly entry: CalendarEntry
  /** First day of the occurrence, visible or not. */
  readonly startDay: DayNumber
  /** The day after its last, visible or not. */
  readonly endDayExclusive: DayNumber
  /** First visible day. */
  readonly visibleStart: DayNumber
  /** The day after the last visible one. */
  readonly visibleEnd: DayNumber
  /** The day after the last one that is reserved for its title. */
  readonly roomEnd: DayNumber
  readonly lane: number
}

/** The bar at a position of a row's layout. */
export function barAt({ entries, layout }: RowBars, position: number): PlacedBar | null {
  const at = layout.order[position]
  if (at === undefined) return null
  const { occurrences } = layout
  const entry = entryAt(entries, occurrences.items[at] ?? 0)
  if (entry === null) return null
  return {
    entry,
    startDay: occurrences.startDays[at] ?? 0,
    endDayExclusive: occurrences.endDaysExclusive[at] ?? 0,
    visibleStart: layout.startDays[position] ?? 0,
    visibleEnd: layout.endDaysExclusive[position] ?? 0,
    roomEnd: layout.roomEnds[position] ?? 0,
    lane: layout.lanes[position] ?? 0,
  }
}
