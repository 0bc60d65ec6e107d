import { indexWeeks, layoutMonth, occurrencesInWindow } from '@throughline/domain/layout'
import type { MonthGrid, WeekIndex } from '@throughline/domain/layout'
import type { Density } from '@throughline/ui/theme'
import { useMemo } from 'react'

import type { CalendarEntries } from '../../calendar-parts'
import { lanesThatFit } from './model/grid-geometry'
import {
  heightsOfAllLanes,
  heightsThatFit,
  heightsToOpenAt,
  paperPlanOf,
  topsOf,
} from './model/month-rows'
import type { PaperPlan, RowSizes } from './model/month-rows'
import type { WeekModel } from './model/week-model'
import { drawWeeks } from './model/week-model'
import {
  PRINT_FLOW_PITCH,
  PRINT_NEXT_PAGE_PIXELS,
  printPitches,
  printSizes,
  screenSizesOf,
} from './week-sizes'

/** Tops of no weeks. */
const unsettled: readonly number[] = [0]

/** Visible lanes of a week: all of them, those that fit, or all of them page by page. */
export type LaneShow = 'all' | 'fit' | 'print'

interface MonthWeeks {
  readonly weekIndex: WeekIndex
  readonly weeks: readonly WeekModel[]
  /** Where each week begins, and where the last one ends, in pixels. */
  readonly rowTops: readonly number[]
  /** The lane of the '+N more' lines. */
  readonly moreLane: number
  readonly sizes: RowSizes
  /** Null on a screen. */
  readonly paper: PaperPlan | null
}

/**
 * From entries to weeks in steps, each redone only when its own input changes:
 * occurrences per month and list of entries, lanes per number of lanes, heights
 * per height of the page. Bars are never measured.
 *
 * @param openingRow the week that the page begins with where it scrolls, from 0
 * @param pagePixels room for the weeks, on the screen or on paper; null draws nothing, so that nothing is drawn twice
 * @param density of the screen; paper has sizes of its own
 * @param isPageGuessed the page may be lower: nothing is drawn where that would move a week
 */
export function useMonthWeeks(
  entries: CalendarEntries,
  grid: MonthGrid,
  show: LaneShow,
  openingRow: number,
  pagePixels: number | null,
  { density, isPageGuessed }: { readonly density: Density; readonly isPageGuessed: boolean },
): MonthWeeks {
  const { weekCount } = grid
  const screenSizes = screenSizesOf(density)
  const weekIndex = useMemo(() => {
    const windowEnd = grid.firstDay + grid.weekCount * 7
    const occurrences = occurrencesInWindow(entries.layoutItems, grid.firstDay, windowEnd)
    return indexWeeks(occurrences, grid.firstDay, grid.weekCount)
  }, [entries, grid])

  const lanes = useMemo(
    () => lanesToShow(show, weekCount, pagePixels, screenSizes),
    [show, weekCount, pagePixels, screenSizes],
  )
  const weeks = useMemo(
    () => (lanes === null ? [] : drawWeeks(entries, weekIndex, layoutMonth(weekIndex, lanes))),
    [entries, weekIndex, lanes],
  )
  const paper = useMemo(() => {
    if (show !== 'print' || pagePixels === null) return null
    return paperPlanOf(
      weeks.map(({ laneCount }) => laneCount),
      { firstPage: pagePixels, nextPages: PRINT_NEXT_PAGE_PIXELS },
      printSizes,
      printPitches,
      PRINT_FLOW_PITCH,
    )
  }, [weeks, show, pagePixels])
  const rowTops = useMemo(() => {
    if (pagePixels === null || show === 'print') return [0]
    const laneCounts = weeks.map(({ laneCount }) => laneCount)
    const topsOn = (pixels: number) => {
      const heights =
        show === 'fit'
          ? heightsThatFit(weekCount, pixels, screenSizes)
          : heightsOfAllLanes(laneCounts, pixels, screenSizes)
      return topsOf(heightsToOpenAt(heights, openingRow, pixels))
    }
    const tops = topsOn(pagePixels)
    // Weeks that need all their height for their lanes have the same positions on every lower page.
    const isSettled = !isPageGuessed || topsOn(0).every((top, at) => top === tops[at])
    return isSettled ? tops : unsettled
  }, [weeks, show, weekCount, openingRow, pagePixels, isPageGuessed, screenSizes])

  const pitch = paper?.pitch
  const sizes = useMemo(
    () => (pitch === undefined ? screenSizes : { ...printSizes, pitch }),
    [pitch, screenSizes],
  )
  return {
    weekIndex,
    weeks: rowTops === unsettled ? [] : weeks,
    rowTops,
    moreLane: (lanes ?? 1) - 1,
    sizes,
    paper,
  }
}

/** Returns the lanes of each week; null while the height is unknown. */
function lanesToShow(
  show: LaneShow,
  weekCount: number,
  pagePixels: number | null,
  screenSizes: RowSizes,
): number | null {
  if (pagePixels === null) return null
  if (show !== 'fit') return Infinity
  const heights = heightsThatFit(weekCount, pagePixels, screenSizes)
  return lanesThatFit(Math.min(...heights), screenSizes)
}
