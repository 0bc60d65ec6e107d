import { indexWeeks, layoutMonth, occurrencesInWindow } from '@throughline/domain/layout'
import type { MonthGrid, WeekIndex } from '@throughline/domain/layout'
import type { Density } from '@throughline/ui/theme'
import { useCallback, useMemo } from 'react'

import type { CalendarEntries } from '../../calendar-parts'
import { lanesThatFit } from './model/grid-geometry'
import {
  heightsOfAllLanes,
  heightsThatFit,
  openingOf,
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

/** No weeks. */
const noRows: MonthRows = { row: 0, tops: [0] }

/** Visible lanes of a week: all of them, those that fit, or all of them page by page. */
export type LaneShow = 'all' | 'fit' | 'print'

interface MonthRows {
  /** The week with which the page opens, from 0. */
  readonly row: number
  /** Where each week begins, and where the last one ends, in pixels. */
  readonly tops: readonly number[]
}

interface MonthWeeks {
  readonly weekIndex: WeekIndex
  readonly weeks: readonly WeekModel[]
  /** Where each week begins, and where the last one ends, in pixels. */
  readonly rowTops: readonly number[]
  /** The week with which the page opens, from 0. */
  readonly openingRow: number
  /** Whether a page of another height shows the same weeks at the same places. */
  readonly opensAlike: (pagePixels: number) => boolean
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
 * @param todayRow the week that a page that scrolls opens with, among others, from 0
 * @param pagePixels room for the weeks, on the screen or on paper; null draws nothing, so that nothing is drawn twice
 * @param density of the screen; paper has sizes of its own
 * @param isPageGuessed the page may be lower: nothing is drawn where that would move a week
 */
export function useMonthWeeks(
  entries: CalendarEntries,
  grid: MonthGrid,
  show: LaneShow,
  todayRow: number,
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
  const rowsOn = useCallback(
    (pixels: number): MonthRows => {
      const laneCounts = weeks.map(({ laneCount }) => laneCount)
      const heights =
        show === 'fit'
          ? heightsThatFit(weekCount, pixels, screenSizes)
          : heightsOfAllLanes(laneCounts, pixels, screenSizes)
      const opening = openingOf(heights, todayRow, pixels, screenSizes)
      return { row: opening.row, tops: topsOf(opening.heights) }
    },
    [weeks, show, weekCount, todayRow, screenSizes],
  )
  const rows = useMemo(() => {
    if (pagePixels === null || show === 'print') return noRows
    const onPage = rowsOn(pagePixels)
    // Weeks that need all their height for their lanes have the same positions on every lower page.
    return isPageGuessed && !hasSameTops(rowsOn(0), onPage) ? noRows : onPage
  }, [rowsOn, show, pagePixels, isPageGuessed])
  const opensAlike = (pixels: number): boolean => {
    const onPage = rowsOn(pixels)
    return rows.row === onPage.row && hasSameTops(rows, onPage)
  }

  const pitch = paper?.pitch
  const sizes = useMemo(
    () => (pitch === undefined ? screenSizes : { ...printSizes, pitch }),
    [pitch, screenSizes],
  )
  return {
    weekIndex,
    weeks: rows === noRows && show !== 'print' ? [] : weeks,
    rowTops: rows.tops,
    openingRow: rows.row,
    opensAlike,
    moreLane: (lanes ?? 1) - 1,
    sizes,
    paper,
  }
}

function hasSameTops(a: MonthRows, b: MonthRows): boolean {
  return a.tops.every((top, at) => top === b.tops[at])
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
