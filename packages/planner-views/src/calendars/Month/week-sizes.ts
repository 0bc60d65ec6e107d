import { densityPixels } from '@throughline/ui/theme'
import type { Density } from '@throughline/ui/theme'

import type { RowSizes } from './model/month-rows'

/** Height of the heads of the columns, in pixels. */
export const WEEKDAYS_PIXELS = 26
/** Height of the line of day numbers above the lanes of a week, in pixels. */
const DAY_HEAD_PIXELS = 26
/** Space below the last lane, in pixels. */
const WEEK_FOOT_PIXELS = 2
/** Lanes that a week keeps however low the view is; below that the weeks scroll. */
const MIN_LANES = 2

/** Sizes of a row on the screen, by density. The same object at every call. */
export function screenSizesOf(density: Density): RowSizes {
  return screenSizes[density]
}

const screenSizes: Readonly<Record<Density, RowSizes>> = {
  comfortable: rowSizes(densityPixels('comfortable', 'size-bar-pitch')),
  compact: rowSizes(densityPixels('compact', 'size-bar-pitch')),
}

function rowSizes(pitch: number): RowSizes {
  return {
    head: DAY_HEAD_PIXELS,
    pitch,
    foot: WEEK_FOOT_PIXELS,
    least: DAY_HEAD_PIXELS + MIN_LANES * pitch + WEEK_FOOT_PIXELS,
  }
}

/** Sizes of a row on paper, where bars are as high as their number allows. */
export const printSizes = { head: 20, foot: 2, least: 60 } as const
/** From the top of one bar to the next on paper, in pixels; with the last one text is 8 points high. */
export const printPitches = [22, 20, 18, 16, 14] as const
/** The same distance where a month takes several pages anyway. */
export const PRINT_FLOW_PITCH = 18
/**
 * Height of the weeks on one landscape page, in pixels of 1/96 inch: the lower of
 * letter (816) and A4 (794) without 10 mm of margin on each side, the title, the
 * heads of the columns and the legend.
 */
export const PRINT_PAGE_PIXELS = 600
/** Height of the weeks on each further page, below the title and the heads of the columns. */
export const PRINT_NEXT_PAGE_PIXELS = 636

/** Drawing follows scrolling in steps of this many pixels. */
export const SLICE_STEP_PIXELS = 220
