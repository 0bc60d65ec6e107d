import { indexWeeks, layoutMonth, occurrencesInWindow } from '@throughline/domain/layout'
import type { MonthGrid, WeekIndex } from '@throughline/domain/layout'
import { useMemo } from 'react'

import type { CalendarEntries } from './model/calendar-entries'
import { lanesThatFit } from './model/grid-geometry'
import {
  fitForPrint,
  heightsOfAllLanes,
  heightsOnPaper,
  heightsThatFit,
  topsOf,
} from './model/month-rows'
import type { RowSizes } from './model/month-rows'
import type { WeekModel } from './model/week-model'
import { drawWeeks } from './model/week-model'
import { PRINT_PITCHES, PRINT_SIZES, SCREEN_SIZES } from './week-sizes'

/** How the lanes of a week are shown: all of them, those that fit, or what a page holds. */
export type LaneShow = 'all' | 'fit' | 'print'

interface MonthWeeks {
  readonly weekIndex: WeekIndex
  readonly weeks: readonly WeekModel[]
  /** Where each week begins, and where the last one ends, in pixels. */
  readonly rowTops: readonly number[]
  /** The lane of the '+N more' lines. */
  readonly moreLane: number
  readonly sizes: RowSizes
}

/**
 * From entries to weeks in steps, each redone only when its own input changes:
 * occurrences per month and list of entries, lanes per number of lanes, heights
 * per height of the page. Bars are never measured.
 *
 * @param pagePixels room for the weeks, on the screen or on paper; null draws nothing, so that nothing is drawn twice
 */
export function useMonthWeeks(
  entries: CalendarEntries,
  grid: MonthGrid,
  show: LaneShow,
  pagePixels: number | null,
): MonthWeeks {
  const { weekCount } = grid
  const weekIndex = useMemo(() => {
    const windowEnd = grid.firstDay + grid.weekCount * 7
    const occurrences = occurrencesInWindow(entries.layoutItems, grid.firstDay, windowEnd)
    return indexWeeks(occurrences, grid.firstDay, grid.weekCount)
  }, [entries, grid])

  const fit = useMemo(
    () => lanesToShow(weekIndex, show, weekCount, pagePixels),
    [weekIndex, show, weekCount, pagePixels],
  )
  const lanes = fit?.lanes ?? null
  const weeks = useMemo(
    () => (lanes === null ? [] : drawWeeks(entries, weekIndex, layoutMonth(weekIndex, lanes))),
    [entries, weekIndex, lanes],
  )
  const pitch = fit?.pitch ?? SCREEN_SIZES.pitch
  const rowTops = useMemo(() => {
    if (pagePixels === null) return [0]
    const laneCounts = weeks.map(({ laneCount }) => laneCount)
    if (show === 'fit') return topsOf(heightsThatFit(weekCount, pagePixels, SCREEN_SIZES))
    return topsOf(
      show === 'print'
        ? heightsOnPaper(laneCounts, pagePixels, { ...PRINT_SIZES, pitch })
        : heightsOfAllLanes(laneCounts, pagePixels, SCREEN_SIZES),
    )
  }, [weeks, show, weekCount, pagePixels, pitch])

  const sizes = useMemo(
    () => (show === 'print' ? { ...PRINT_SIZES, pitch } : SCREEN_SIZES),
    [show, pitch],
  )
  return { weekIndex, weeks, rowTops, moreLane: (lanes ?? 1) - 1, sizes }
}

function lanesToShow(
  weekIndex: WeekIndex,
  show: LaneShow,
  weekCount: number,
  pagePixels: number | null,
): { readonly lanes: number; readonly pitch: number } | null {
  if (pagePixels === null) return null
  const { pitch } = SCREEN_SIZES
  if (show === 'all') return { lanes: Infinity, pitch }
  if (show === 'fit') {
    const heights = heightsThatFit(weekCount, pagePixels, SCREEN_SIZES)
    return { lanes: lanesThatFit(Math.min(...heights), SCREEN_SIZES), pitch }
  }
  const laneCounts = layoutMonth(weekIndex, Infinity).weeks.map(({ laneCount }) => laneCount)
  return fitForPrint(laneCounts, pagePixels, PRINT_SIZES, PRINT_PITCHES)
}
