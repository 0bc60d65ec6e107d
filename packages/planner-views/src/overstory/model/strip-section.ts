import type { DayNumber } from '@throughline/domain/calendar-dates'
import { layoutStrip, occurrencesInWindow } from '@throughline/domain/layout'
import type { LayoutItem } from '@throughline/domain/layout'
import { SHORT_BELOW_DAYS } from '@throughline/domain/tactics'
import type { OverstoryItemSection, OverstorySection } from '@throughline/domain/tactics'

import type { CalendarEntry, CalendarEvent, CalendarItem } from '../../calendar-parts'

/** The days of a strip, `[startDay, endDayExclusive)`. */
export interface StripDays {
  readonly startDay: DayNumber
  /** Exclusive. */
  readonly endDayExclusive: DayNumber
}

/** One bar of a section. Columns are days from the start of the strip. */
export interface StripBar {
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
export interface StripSection {
  readonly section: OverstorySection
  readonly laneCount: number
  /** In reading order. */
  readonly bars: readonly StripBar[]
}

/**
 * Lays out a section of items: each occurrence is a bar, and the titles of short
 * ones get the width of five days.
 *
 * @throws RangeError on a malformed date
 */
export function stripSectionOf(
  section: OverstoryItemSection,
  items: readonly CalendarItem[],
  days: StripDays,
): StripSection {
  return layOut(section, items, days, (position, firstDay) => {
    const item = items[position]
    return item === undefined
      ? null
      : { key: `${item.id}:${firstDay}`, entry: { kind: 'item', item } }
  })
}

/**
 * Lays out the section of calendars of interest, as {@link stripSectionOf} does.
 *
 * @throws RangeError on a malformed date
 */
export function stripSectionOfEvents(
  events: readonly CalendarEvent[],
  days: StripDays,
): StripSection {
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
  { startDay, endDayExclusive }: StripDays,
  identify: (position: number, firstDay: DayNumber) => Pick<StripBar, 'key' | 'entry'> | null,
): StripSection {
  const occurrences = occurrencesInWindow(items, startDay, endDayExclusive)
  const layout = layoutStrip({
    occurrences,
    startDay,
    endDayExclusive,
    leastDays: SHORT_BELOW_DAYS,
  })
  const bars = layout.segments.flatMap((segment): StripBar[] => {
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
