import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { endDayExclusiveOf } from '@throughline/domain/layout'
import type { MonthGrid } from '@throughline/domain/layout'
import type { Density } from '@throughline/ui/theme'
import { useIsHydrating } from '@throughline/ui/react-versions'
import { useLayoutEffect, useMemo, useRef, startTransition, useState } from 'react'
import type { RefObject } from 'react'
import { observeSize } from '@throughline/ui/element-size'
import { flushSync } from 'react-dom'

import { indexEntries, joinEntries, paperFilterPixels } from '../../calendar-parts'
import type { CalendarEvent, CalendarItem } from '../../calendar-parts'
import { entryTargetOf } from '../../calendar-core'
import type { FindEntry } from '../../calendar-core'
import type { MonthCalendarProps } from './MonthCalendar.types'
import { useMonthWeeks } from './use-month-weeks'
import { usePageSlice } from './use-page-slice'
import { PRINT_PAGE_PIXELS, WEEKDAYS_PIXELS } from './week-sizes'

/** A server takes the page to be as high, and draws all weeks with all their items. */
const SERVER_PAGE_PIXELS = 900

interface MonthPageOptions {
  readonly scrollRef: RefObject<HTMLElement | null>
  readonly weeksRef: RefObject<HTMLElement | null>
  readonly items: readonly CalendarItem[]
  readonly events: readonly CalendarEvent[]
  readonly grid: MonthGrid
  readonly today: DayNumber
  readonly density: Density
  readonly laneMode: 'all' | 'fit'
  readonly expectedHeight: number | undefined
  readonly isOnPaper: boolean
  readonly paperReservedPixels: number
  readonly paperDetails: MonthCalendarProps['paperDetails']
}

/**
 * Returns the data that a month draws: its weeks, their heights, and the slice of them near the
 * screen.
 */
export function useMonthPage(options: MonthPageOptions) {
  const { scrollRef, weeksRef, items, events, grid, today, laneMode, isOnPaper } = options
  const entries = useMemo(() => joinEntries(items, events), [items, events])
  const isHydrating = useIsHydrating()
  const isDrawnOnRef = useRef<IsDrawnOn>(() => false)
  const { heightPixels, isGuess } = usePageHeight(scrollRef, {
    expectedHeight: isHydrating
      ? SERVER_PAGE_PIXELS
      : laneMode === 'all'
        ? (options.expectedHeight ?? window.innerHeight)
        : null,
    isHydrating,
    isDrawnOnRef,
  })
  const weeks = useMonthWeeks(
    entries,
    grid,
    isOnPaper ? 'print' : laneMode,
    todayRowOf(grid, today),
    isOnPaper
      ? PRINT_PAGE_PIXELS - options.paperReservedPixels - paperFilterPixels(options.paperDetails)
      : heightPixels,
    { density: options.density, isPageGuessed: isGuess && !isOnPaper },
  )
  useLayoutEffect(() => {
    isDrawnOnRef.current = (pagePixels) =>
      isGuess &&
      weeks.weeks.length > 0 &&
      pagePixels <= (heightPixels ?? 0) &&
      weeks.opensAlike(pagePixels)
  })
  const slice = usePageSlice(scrollRef, {
    weeksRef,
    hasSlices: !isOnPaper && !isHydrating,
    firstDay: grid.firstDay,
    heightPixels,
    rowTops: weeks.rowTops,
    openingRow: weeks.openingRow,
  })

  const find = useMemo(() => indexEntries(entries), [entries])
  const findEntry: FindEntry = (target) =>
    entryTargetOf(target, (key, startDay) => {
      const entry = find(key)
      if (entry === undefined) return undefined
      const dates = entry.kind === 'item' ? entry.item : entry.event
      const days = endDayExclusiveOf(dates) - dayNumberOf(dates.startDate)
      return { entry, startDay, endDayExclusive: startDay + days }
    })
  return {
    entries,
    ...weeks,
    ...slice,
    findEntry,
    findKey: find,
    /** The item of an id as it is now. */
    findItem: (itemId: number): CalendarItem | undefined => {
      const entry = find(String(itemId))
      return entry?.kind === 'item' ? entry.item : undefined
    },
  }
}

/** The week of today in its own month, else the first. */
function todayRowOf({ firstDay, monthStart, monthEnd }: MonthGrid, today: DayNumber): number {
  return today >= monthStart && today < monthEnd ? Math.floor((today - firstDay) / 7) : 0
}

/** Whether a page of a height is drawn already, on a guess. */
type IsDrawnOn = (pagePixels: number) => boolean

interface PageHeight {
  /** Null until it has been measured, which happens before the first paint. */
  readonly heightPixels: number | null
  /** It was not measured yet. */
  readonly isGuess: boolean
}

interface PageHeightOptions {
  /** Height for a first guess, heads of the columns included, in pixels; null for no guess. */
  readonly expectedHeight: number | null
  /**
   * Whether React is hydrating: the server's drawing on a guess then stays until the page is
   * measured.
   */
  readonly isHydrating: boolean
  readonly isDrawnOnRef: RefObject<IsDrawnOn>
}

/**
 * Returns the one height that layout needs: the visible height below the heads of the columns. It
 * may be a guess at first, so that the first drawing does not wait for the measurement.
 */
function usePageHeight(
  scrollRef: RefObject<HTMLElement | null>,
  { expectedHeight, isHydrating, isDrawnOnRef }: PageHeightOptions,
): PageHeight {
  const [height, setHeight] = useState<PageHeight>(() => ({
    heightPixels: expectedHeight === null ? null : Math.max(0, expectedHeight - WEEKDAYS_PIXELS),
    isGuess: expectedHeight !== null && !isHydrating,
  }))

  useLayoutEffect(() => {
    const scroller = scrollRef.current
    if (scroller === null) return undefined
    // The observer reports before the paint of the same frame, when the layout is complete anyway.
    return observeSize(scroller, () => {
      const heightPixels = Math.max(0, scroller.clientHeight - WEEKDAYS_PIXELS)
      const put = () => {
        setHeight((before) =>
          before.heightPixels === heightPixels && !before.isGuess
            ? before
            : { heightPixels, isGuess: false },
        )
      }
      if (isDrawnOnRef.current(heightPixels)) startTransition(put)
      else flushSync(put)
    })
  }, [scrollRef, isDrawnOnRef])

  return height
}
