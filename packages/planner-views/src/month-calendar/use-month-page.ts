import { dayNumberOf } from '@throughline/domain/calendar-dates'
import type { DayNumber } from '@throughline/domain/calendar-dates'
import { endDayExclusiveOf } from '@throughline/domain/layout'
import type { MonthGrid } from '@throughline/domain/layout'
import type { Density } from '@throughline/ui/theme'
import { useIsHydrating } from '@throughline/ui/react-versions'
import { useLayoutEffect, useMemo, useRef } from 'react'
import type { RefObject } from 'react'

import { indexEntries, joinEntries, paperFilterPixels } from '../calendar-parts'
import type { CalendarEvent, CalendarItem } from '../calendar-parts'
import { entryTargetOf } from '../interaction'
import type { FindEntry } from '../interaction'
import type { MonthCalendarProps } from './MonthCalendar.types'
import { useMonthWeeks } from './use-month-weeks'
import { usePageHeight } from './use-page-height'
import { usePageSlice } from './use-page-slice'
import { PRINT_PAGE_PIXELS } from './week-sizes'

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
  readonly paperFacts: MonthCalendarProps['paperFacts']
}

/** What a month draws: its weeks, how high they are, and the slice of them that is near the screen. */
export function useMonthPage(options: MonthPageOptions) {
  const { scrollRef, weeksRef, items, events, grid, today, laneMode, isOnPaper } = options
  const openingRow = openingRowOf(grid, today)
  const entries = useMemo(() => joinEntries(items, events), [items, events])
  const isHydrating = useIsHydrating()
  const isGuessDrawnRef = useRef(false)
  const { heightPixels, isGuess } = usePageHeight(scrollRef, {
    expectedHeight: isHydrating
      ? SERVER_PAGE_PIXELS
      : laneMode === 'all'
        ? (options.expectedHeight ?? window.innerHeight)
        : null,
    isHydrating,
    isGuessDrawnRef,
  })
  const weeks = useMonthWeeks(
    entries,
    grid,
    isOnPaper ? 'print' : laneMode,
    openingRow,
    isOnPaper
      ? PRINT_PAGE_PIXELS - options.paperReservedPixels - paperFilterPixels(options.paperFacts)
      : heightPixels,
    { density: options.density, isPageGuessed: isGuess && !isOnPaper },
  )
  useLayoutEffect(() => {
    isGuessDrawnRef.current = isGuess && weeks.weeks.length > 0
  })
  const slice = usePageSlice(scrollRef, {
    weeksRef,
    hasSlices: !isOnPaper && !isHydrating,
    firstDay: grid.firstDay,
    heightPixels,
    rowTops: weeks.rowTops,
    openingRow,
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
function openingRowOf({ firstDay, monthStart, monthEnd }: MonthGrid, today: DayNumber): number {
  return today >= monthStart && today < monthEnd ? Math.floor((today - firstDay) / 7) : 0
}
