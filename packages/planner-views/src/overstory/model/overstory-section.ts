import type { DayNumber } from '@throughline/domain/calendar-dates'
import { layoutOverstory, occurrencesInWindow } from '@throughline/domain/layout'
import type { LayoutItem } from '@throughline/domain/layout'
import { SHORT_BELOW_DAYS } from '@throughline/domain/tactics'
import type { OverstoryItemSection, OverstorySection } from '@throughline/domain/tactics'

import type { CalendarEntry, CalendarEvent, CalendarItem } from '../../calendar-parts'

/** The days of a strip, `[startDay, endDayExclusive)`. */
export interface OverstoryDays {
  readonly startDay: DayNumber
  /** Exclusive. */
  readonly endDayExclusive: DayNumber
}

/** One bar of a section. Columns are days from the start of the strip. */
export interface BarLayout {
  /** Of its occurrence, unique within the section and the same from one drawing to the next. */
  readonly key: string
  readonly entry: CalendarEntry
  /** First day of the occurrence, shown or not. */
  readonly startDay: DayNumber
  /** The day after its last, shown or not. */
  readonly endDayExclusive: DayNumber
  readonly lane: number
  readonly column: number
  /** Days shown, at least 1. */
  readonly span: number
  /** First column that its title may take. */
  readonly roomColumn: number
  /** Days that bar and title may take, at least `span`. */
  readonly roomSpan: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** A section with everything that touches the strip. */
export interface SectionLayout {
  readonly section: OverstorySection
  readonly laneCount: number
  /** In reading order. */
  readonly bars: readonly BarLayout[]
}

/**
 * Lays out a section of items: each occurrence is a bar, and the titles of short
 * ones get the width of five days.
 *
 * @throws RangeError on a malformed date
 */
export function overstorySectionOf(
  section: OverstoryItemSection,
  items: readonly CalendarItem[],
  days: OverstoryDays,
): SectionLayout {
  return layOut(section, items, days, (position, firstDay) => {
    const item = items[position]
    return item === undefined
      ? null
      : { key: `${item.id}:${firstDay}`, entry: { kind: 'item', item } }
  })
}

/**
 * Lays out the section of calendars of interest, as {@link overstorySectionOf} does.
 *
 * @throws RangeError on a malformed date
 */
export function overstorySectionOfEvents(
  events: readonly CalendarEvent[],
  days: OverstoryDays,
): SectionLayout {
  const items = events.map(({ startDate, endDate, isAllDay }, position) => ({
    id: position,
    startDate,
    endDate,
    isAllDay,
    // What repeats comes in as single occurrences.
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
  { startDay, endDayExclusive }: OverstoryDays,
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
        roomColumn: segment.roomStart - startDay,
        roomSpan: segment.roomEnd - segment.roomStart,
        continuesBefore: segment.continuesBefore,
        continuesAfter: segment.continuesAfter,
      },
    ]
  })
  return { section, laneCount: layout.laneCount, bars }
}
