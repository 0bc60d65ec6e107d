import type { DayNumber } from '@throughline/domain/calendar-dates'
import { layoutOverstory, occurrencesInWindow } from '@throughline/domain/layout'
import type { LayoutItem } from '@throughline/domain/layout'
import { SHORT_BELOW_DAYS } from '@throughline/domain/tactics'
import type { OverstoryItemSection, OverstorySection } from '@throughline/domain/tactics'

import type { CalendarEntry, CalendarEvent, CalendarItem, DaySpan } from '../../../calendar-parts'

/** Place of a bar in its section. Columns are days from the first day of the overstory. */
export interface BarLayout {
  /** Identifies the occurrence within its section, also after other changes. */
  readonly key: string
  readonly entry: CalendarEntry
  /** First day of the occurrence, visible or not. */
  readonly startDay: DayNumber
  /** Day after the last one of the occurrence, visible or not. */
  readonly endDayExclusive: DayNumber
  readonly lane: number
  readonly column: number
  /** Number of visible days, at least 1. */
  readonly span: number
  /** First column of the bar with its title, which may begin before the days of a short item. */
  readonly frameColumn: number
  /** Days of the bar with its title, at least `span`. */
  readonly frameSpan: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** Bars of a section, visible or not. */
export interface SectionLayout {
  readonly section: OverstorySection
  readonly laneCount: number
  /** In reading order. */
  readonly bars: readonly BarLayout[]
}

/**
 * Lays out a section of items. Each occurrence has a bar; the bar of a short item is as wide as
 * five days, for its title.
 *
 * @throws RangeError on a malformed date
 */
export function layOutItems(
  section: OverstoryItemSection,
  items: readonly CalendarItem[],
  days: DaySpan,
): SectionLayout {
  return layOut(section, items, days, (position, firstDay) => {
    const item = items[position]
    return item === undefined
      ? null
      : { key: barKey(item.id, firstDay), entry: { kind: 'item', item } }
  })
}

/** Returns the key of an occurrence of an item within its section. */
export function barKey(itemId: number, firstDay: DayNumber): string {
  return `${itemId}:${firstDay}`
}

/**
 * Lays out the section of calendars of interest, as {@link layOutItems} does.
 *
 * @throws RangeError on a malformed date
 */
export function layOutEvents(events: readonly CalendarEvent[], days: DaySpan): SectionLayout {
  const items = events.map(({ startDate, endDate, isAllDay }, position) => ({
    id: position,
    startDate,
    endDate,
    isAllDay,
    // The host splits a repeating event into single occurrences.
    rrule: null,
    recurrenceEndDate: null,
  }))
  return layOut('calendars-of-interest', items, days, (position) => {
    const event = events[position]
    return event === undefined ? null : { key: event.key, entry: { kind: 'event', event } }
  })
}

function layOut(
  section: OverstorySection,
  items: readonly LayoutItem[],
  { startDay, endDayExclusive }: DaySpan,
  identify: (position: number, firstDay: DayNumber) => Pick<BarLayout, 'key' | 'entry'> | null,
): SectionLayout {
  const occurrences = occurrencesInWindow(items, startDay, endDayExclusive)
  const layout = layoutOverstory({
    occurrences,
    startDay,
    endDayExclusive,
    leastDays: SHORT_BELOW_DAYS,
  })
  const bars = layout.segments.flatMap((segment): BarLayout[] => {
    const firstDay = occurrences.startDays[segment.occurrence] ?? 0
    const identity = identify(occurrences.items[segment.occurrence] ?? 0, firstDay)
    if (identity === null) return []
    return [
      {
        ...identity,
        startDay: firstDay,
        endDayExclusive: occurrences.endDaysExclusive[segment.occurrence] ?? 0,
        lane: segment.lane,
        column: segment.startDay - startDay,
        span: segment.endDayExclusive - segment.startDay,
        frameColumn: segment.roomStart - startDay,
        frameSpan: segment.roomEnd - segment.roomStart,
        continuesBefore: segment.continuesBefore,
        continuesAfter: segment.continuesAfter,
      },
    ]
  })
  return { section, laneCount: layout.laneCount, bars }
}
