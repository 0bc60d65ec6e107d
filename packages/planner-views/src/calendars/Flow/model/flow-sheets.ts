import type { DayNumber, WeekStartDay } from '@throughline/domain/calendar-dates'
import type { FlowZoom } from '@throughline/domain/flow'
import type { RowLayout } from '@throughline/domain/layout'

import { ROW_PADDING_PIXELS, TOTALS_PIXELS } from '../flow-sizes'
import type { FlowCalendarRow, FlowCalendarSection } from '../FlowCalendar.types'
import { flowLines } from './flow-lines'
import type { FlowLine } from './flow-lines'
import { paperDayPixels, paperDays, paperPages } from './paper-pages'
import type { PaperDays, PaperPart } from './paper-pages'
import { createRowBars, hasItems } from './row-bars'
import type { RowBars } from './row-bars'

/** One page of a printed flow. */
export interface FlowSheet extends PaperDays {
  readonly dayPixels: number
  /** From the top of the page's own lines; a repeated head is the first of them. */
  readonly lines: readonly FlowLine[]
  /** The section whose head is repeated; null for none. */
  readonly continuedId: string | null
  readonly hasTotals: boolean
  /** The only page of a flow without items. */
  readonly isEmpty: boolean
}

interface FlowSheetOptions {
  readonly startDay: DayNumber
  /** Exclusive. */
  readonly endDayExclusive: DayNumber
  readonly zoom: FlowZoom
  readonly weekStartDay: WeekStartDay
  readonly sections: readonly FlowCalendarSection[]
  readonly closedSections: ReadonlySet<string>
  readonly currentPlanId: number
  readonly hasMarks?: boolean | undefined
  readonly hasMoney: boolean
  /** From the top of one lane to the top of the next, in pixels. */
  readonly pitch: number
  /** Width of the timeline on a page. */
  readonly timelinePixels: number
  /** Height of the lines and totals on a page. */
  readonly roomPixels: number
  /** All days on one wide page, of the same width as on several. @default false */
  readonly isWide?: boolean
}

/**
 * Generates the pages of a flow, by days and then by lines. Each range of days has new lanes, so
 * that a row is only as high as its items there need. A range leaves out rows without items in it.
 * Ranges without items have no page, also when they have holidays. A flow without items is one page
 * with its last days.
 *
 * @returns an iterable that lays one range of days out at each step, for work in slices
 */
export function* flowSheets(options: FlowSheetOptions): Generator<readonly FlowSheet[], void> {
  const { sections, closedSections, currentPlanId, hasMarks, pitch } = options
  const stretches = paperDays(options, options.zoom, options.weekStartDay)
  const dayPixels = paperDayPixels(stretches, options.timelinePixels)
  let hasPages = false
  for (const days of options.isWide === true
    ? paperDays(options, 'fit', options.weekStartDay)
    : stretches) {
    const barsOfRow = createRowBars()
    const barsOf = (row: FlowCalendarRow): RowBars =>
      barsOfRow(row, { ...days, dayPixels, currentPlanId, hasMarks, hasLongTitles: true })
    const isEmpty = !sections.some(({ rows }) => rows.some((row) => hasItems(barsOf(row))))
    const isLast = days.endDayExclusive === options.endDayExclusive
    // A range without items has no page, unless there are no items at all.
    if (isEmpty && (hasPages || !isLast)) {
      yield []
      continue
    }
    hasPages = true
    const lines = filledLines(flowLines({ sections, closedSections, pitch, barsOf }))
    const pages = paperPages(lines, {
      room: options.roomPixels,
      totals: options.hasMoney ? TOTALS_PIXELS : 0,
      rowPadding: ROW_PADDING_PIXELS,
      pitch,
    })
    yield pages.map(({ continuedAt, parts, hasTotals }) => {
      const head = continuedAt === null ? undefined : lines[continuedAt]
      const repeated =
        head === undefined ? [] : [{ at: continuedAt ?? 0, from: 0, to: head.height }]
      return {
        startDay: days.startDay,
        endDayExclusive: days.endDayExclusive,
        dayPixels,
        lines: linesOfParts([...repeated, ...parts], lines, pitch),
        continuedId: head?.id ?? null,
        hasTotals,
        isEmpty,
      }
    })
  }
}

/**
 * The lines that have something on these days, and the heads of closed sections: a row is
 * empty on the screen to be filled there, and on paper only takes room.
 */
function filledLines(lines: readonly FlowLine[]): readonly FlowLine[] {
  const filled = lines.filter((line) => line.kind === 'section' || line.bars.layout.length > 0)
  return filled.filter(
    (line, at) => line.kind === 'row' || !line.isOpen || filled[at + 1]?.kind === 'row',
  )
}

function linesOfParts(
  parts: readonly PaperPart[],
  lines: readonly FlowLine[],
  pitch: number,
): readonly FlowLine[] {
  let top = 0
  return parts.flatMap(({ at, from, to }) => {
    const line = lines[at]
    if (line === undefined) return []
    const place = { top, height: to - from }
    top += place.height
    if (line.kind === 'section' || place.height === line.height) return [{ ...line, ...place }]
    const lane = (pixels: number): number => Math.max(0, (pixels - ROW_PADDING_PIXELS) / pitch)
    return [{ ...line, ...place, bars: barsOfLanes(line.bars, lane(from), lane(to)) }]
  })
}

/** The bars of some lanes, the first of them as lane 0. */
function barsOfLanes({ entries, layout }: RowBars, firstLane: number, endLane: number): RowBars {
  const retained = [...layout.lanes.keys()].filter((bar) => {
    const lane = layout.lanes[bar] ?? 0
    return lane >= firstLane && lane < endLane
  })
  const days = (values: Int32Array): Int32Array =>
    Int32Array.from(retained, (bar) => values[bar] ?? 0)
  const visible: RowLayout = {
    length: retained.length,
    laneCount: endLane - firstLane,
    occurrences: layout.occurrences,
    order: Uint32Array.from(retained, (bar) => layout.order[bar] ?? 0),
    startDays: days(layout.startDays),
    endDaysExclusive: days(layout.endDaysExclusive),
    roomEnds: days(layout.roomEnds),
    lanes: Uint32Array.from(retained, (bar) => (layout.lanes[bar] ?? 0) - firstLane),
    latestRoomEnds: days(layout.latestRoomEnds),
  }
  return { entries, layout: visible }
}
