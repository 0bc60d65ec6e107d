import type { DayNumber } from '@throughline/domain/calendar-dates'
import { layoutStrip, occurrencesInWindow } from '@throughline/domain/layout'
import { SHORT_BELOW_DAYS } from '@throughline/domain/tactics'
import type { OverstorySection } from '@throughline/domain/tactics'

import type { CalendarItem } from '../../calendar-item'

/** The days of a strip, `[startDay, endDay)`. */
export interface StripDays {
  readonly startDay: DayNumber
  /** Exclusive. */
  readonly endDay: DayNumber
}

/** One bar of a section. Columns are days from the start of the strip. */
export interface StripBar {
  /** Of its occurrence, unique within the section and the same from one drawing to the next. */
  readonly key: string
  readonly item: CalendarItem
  /** First day of the occurrence, shown or not. */
  readonly firstDay: DayNumber
  /** Last day of the occurrence, shown or not. */
  readonly lastDay: DayNumber
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
 * Lays out one section: each occurrence of its items is a bar, and the titles
 * of short ones get the width of five days.
 *
 * @throws RangeError on a malformed date
 */
export function stripSectionOf(
  section: OverstorySection,
  items: readonly CalendarItem[],
  { startDay, endDay }: StripDays,
): StripSection {
  const occurrences = occurrencesInWindow(items, startDay, endDay)
  const layout = layoutStrip({ occurrences, startDay, endDay, leastDays: SHORT_BELOW_DAYS })
  const bars = layout.segments.flatMap((segment): StripBar[] => {
    const item = items[occurrences.items[segment.occurrence] ?? 0]
    if (item === undefined) return []
    const firstDay = occurrences.startDays[segment.occurrence] ?? 0
    return [
      {
        key: `${item.id}:${firstDay}`,
        item,
        firstDay,
        lastDay: (occurrences.endDays[segment.occurrence] ?? 0) - 1,
        lane: segment.lane,
        column: segment.startDay - startDay,
        span: segment.endDay - segment.startDay,
        roomColumn: segment.roomStart - startDay,
        roomSpan: segment.roomEnd - segment.roomStart,
        continuesBefore: segment.continuesBefore,
        continuesAfter: segment.continuesAfter,
      },
    ]
  })
  return { section, laneCount: layout.laneCount, bars }
}
