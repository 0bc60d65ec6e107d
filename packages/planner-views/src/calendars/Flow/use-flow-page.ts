import type { DayNumber } from '@throughline/domain/calendar-dates'
import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { flowDayPixels } from '@throughline/domain/flow'
import type { FlowZoom } from '@throughline/domain/flow'
import { endDayExclusiveOf } from '@throughline/domain/layout'
import { densityPixels } from '@throughline/ui/theme'
import type { Density } from '@throughline/ui/theme'
import { useIsHydrating } from '@throughline/ui/react-versions'
import { useCallback, useMemo, useState } from 'react'
import type { RefObject } from 'react'

import { indexEntries } from '../../calendar-parts'
import type { CalendarEntries, CalendarEntry } from '../../calendar-parts'
import { entryTargetOf } from '../../calendar-core'
import type { FindEntry } from '../../calendar-core'
import type { FlowCalendarRow, FlowCalendarSection } from './FlowCalendar.types'
import { fixedPixels, HEAD_PIXELS, TOTALS_PIXELS } from './flow-sizes'
import { lineIdOf } from './flow-target'
import { flowLines } from './model/flow-lines'
import { createRowBars } from './model/row-bars'
import { useFlowPlace, useFlowViewport } from './use-flow-place'
import type { FlowViewport } from './use-flow-place'

/** Size of the scrolling area that a server assumes. */
const serverViewport: FlowViewport = { width: 1440, height: 900 }

interface FlowPageOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly startDay: DayNumber
  /** Exclusive. */
  readonly endDayExclusive: DayNumber
  /** The day that the timeline is scrolled to at first. */
  readonly openingDay: DayNumber
  readonly sections: readonly FlowCalendarSection[]
  readonly closedSections: ReadonlySet<string>
  readonly zoom: FlowZoom
  readonly density: Density
  readonly currentPlanId: number
  /** Titles have marks before them, which take some width too. */
  readonly hasMarks: boolean
  /** Null without columns of money. */
  readonly moneyColumnPixels: number | null
}

/**
 * Returns the data that a flow draws: its lines, the width of a day, and the part near the screen.
 */
export function useFlowPage(options: FlowPageOptions) {
  const { scrollRef, startDay, endDayExclusive, openingDay, sections, closedSections } = options
  const { currentPlanId, hasMarks } = options
  const dayCount = endDayExclusive - startDay
  const { moneyColumnPixels } = options
  const hasMoney = moneyColumnPixels !== null
  const fixed = fixedPixels(moneyColumnPixels)
  const measured = useFlowViewport(scrollRef)
  const isHydrating = useIsHydrating()
  const viewport =
    measured ?? (isHydrating ? serverViewport : sizeOfWindow({ ...options, dayCount, fixed }))
  const dayPixels = flowDayPixels(
    options.zoom,
    dayCount,
    Math.max(1, (viewport?.width ?? 0) - fixed),
  )
  const [barsOfRow] = useState(createRowBars)
  const hasSize = viewport !== null
  const pitch = densityPixels(options.density, 'size-bar-pitch')
  const barsOf = useCallback(
    (row: FlowCalendarRow) =>
      barsOfRow(row, { startDay, endDayExclusive, dayPixels, currentPlanId, hasMarks }),
    [barsOfRow, startDay, endDayExclusive, dayPixels, currentPlanId, hasMarks],
  )
  const lines = useMemo(
    // Lays rows out only once the width of a day is known.
    () => (hasSize ? flowLines({ sections, closedSections, pitch, barsOf }) : []),
    [hasSize, sections, closedSections, pitch, barsOf],
  )
  const place = useFlowPlace({
    scrollRef,
    viewport,
    // A flow that the page hides has no width. It opens once it is visible.
    isMeasured: measured !== null && measured.width > 0,
    fixedPixels: fixed,
    coveredPixels: HEAD_PIXELS + (hasMoney ? TOTALS_PIXELS : 0),
    dayPixels,
    dayCount,
    openingDay: openingDay >= startDay && openingDay < endDayExclusive ? openingDay - startDay : 0,
    openingKey: `${startDay}:${endDayExclusive}:${openingDay}`,
  })

  const findIn = useMemo(() => entryFinder(), [])
  const lineById = useMemo(() => new Map(lines.map((line) => [line.id, line])), [lines])
  const findEntry: FindEntry = (target) => {
    const lineId = target instanceof Element ? lineIdOf(target) : null
    const line = lineId === null ? undefined : lineById.get(lineId)
    if (line?.kind !== 'row') return null
    return entryTargetOf(target, (key, firstDay) => {
      const entry = findIn(line.bars.entries, key)
      if (entry === undefined) return undefined
      const dates = entry.kind === 'item' ? entry.item : entry.event
      const days = endDayExclusiveOf(dates) - dayNumberOf(dates.startDate)
      return { entry, startDay: firstDay, endDayExclusive: firstDay + days }
    })
  }
  return {
    ...place,
    hasSize,
    barsOf,
    lines,
    lineOf: (id: string) => lineById.get(id),
    pitch,
    dayPixels,
    dayCount,
    fixed,
    findEntry,
  }
}

export type FlowPageState = ReturnType<typeof useFlowPage>

/**
 * As large as the window, until the scrolling area is measured, so that the flow is drawn once
 * and not twice. Null where the width of a day depends on the area: all rows would be laid out
 * for nothing.
 */
function sizeOfWindow({
  zoom,
  dayCount,
  fixed,
}: Pick<FlowPageOptions, 'zoom'> & { dayCount: number; fixed: number }): FlowViewport | null {
  const { innerWidth: width, innerHeight: height } = window
  const isFixed = flowDayPixels(zoom, dayCount, width - fixed) === flowDayPixels(zoom, dayCount, 1)
  return isFixed ? { width, height } : null
}

/** Finds entries by key; each list is indexed when it is first asked. */
function entryFinder(): (entries: CalendarEntries, key: string) => CalendarEntry | undefined {
  const indexes = new WeakMap<CalendarEntries, (key: string) => CalendarEntry | undefined>()
  return (entries, key) => {
    const existing = indexes.get(entries)
    if (existing !== undefined) return existing(key)
    const index = indexEntries(entries)
    indexes.set(entries, index)
    return index(key)
  }
}
