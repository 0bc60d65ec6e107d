import { MIN_BOX_MINUTES } from '@throughline/domain/layout'
import { densityPixels } from '@throughline/ui/theme'
import type { Density } from '@throughline/ui/theme'

import { PAPER_DENSITY } from '../../calendar-parts'

/** Height of an hour where there is no more room than that, in pixels. */
export const HOUR_PIXELS = 48
/** Minutes from one focusable line of the hours to the next. */
export const SLOT_MINUTES = 30
/** Lines of a day. */
export const SLOT_COUNT = 1440 / SLOT_MINUTES
/** Width of the axis of hours, in pixels. */
export const AXIS_PIXELS = 60
/** Least width of a day, in pixels; below that the days scroll sideways. */
export const MIN_DAY_PIXELS = 104
/** Most lanes of the all-day row before it is opened, the '+N more' line included. */
export const CLOSED_ALL_DAY_LANES = 4
/** Space above and below the lanes of the all-day row together, in pixels. */
const ALL_DAY_ROW_MARGIN_PIXELS = 8
/** Boxes at least so long have room for a second line. */
export const TALL_BOX_MINUTES = 45
/** Height of a line of a box, in pixels. */
const LINE_PIXELS = 15
/** Height of the edges and the line of times of a tall box, in pixels. */
const TALL_BOX_REST_PIXELS = 21

/** How high boxes are drawn: on a screen, or on paper, where an hour is lower. */
export interface BoxSizes {
  /** Height of an hour, in pixels. */
  readonly hourPixels: number
  /** Shorter boxes are drawn as high as this, in minutes. */
  readonly minMinutes: number
  /** Boxes at least so long have room for a second line, in minutes. */
  readonly tallMinutes: number
}

/** Sizes on a screen. */
export const screenSizes: BoxSizes = {
  hourPixels: HOUR_PIXELS,
  minMinutes: MIN_BOX_MINUTES,
  tallMinutes: TALL_BOX_MINUTES,
}

/** How many lines of its title a tall box shows whole. */
export function titleLines(minutes: number, hourPixels: number): number {
  const pixels = (minutes * hourPixels) / 60 - TALL_BOX_REST_PIXELS
  return Math.max(1, Math.floor(pixels / LINE_PIXELS))
}

/**
 * Returns the number of lanes that the closed all-day row has room for. Together with the parts
 * above the days, it takes at most a third of the height of both.
 *
 * @param heightPixels height of the days with their head and all-day row
 * @param pixelsAbove height of the parts above them
 * @returns at least 1, so that a day can always show the number of hidden items
 */
export function closedAllDayLanes(
  heightPixels: number,
  pixelsAbove: number,
  density: Density,
): number {
  const room = (heightPixels + pixelsAbove) / 3 - pixelsAbove - ALL_DAY_ROW_MARGIN_PIXELS
  return Math.min(
    CLOSED_ALL_DAY_LANES,
    Math.max(1, Math.floor(room / densityPixels(density, 'size-bar-pitch'))),
  )
}

/**
 * How many lanes the all-day row shows, and whether there is more than that.
 *
 * @param allDayLanes lanes that there is room for, the '+N more' line included
 */
export function visibleLanes(
  laneCount: number,
  allDayLanes: number,
): { lanes: number; hasMore: boolean } {
  const hasMore = laneCount > allDayLanes
  return { lanes: hasMore ? allDayLanes - 1 : laneCount, hasMore }
}

/**
 * Height that the smaller page format, US letter in landscape, leaves for hours and all-day row, in
 * pixels.
 */
const PRINT_PIXELS = 600
/** From the top of one bar of the all-day row to the top of the next on paper, in pixels. */
const PAPER_PITCH_PIXELS = densityPixels(PAPER_DENSITY, 'size-bar-pitch')
/** Hours get no lower than this on paper, in pixels: below that, times cannot be read. */
const MIN_PRINT_PIXELS = 420
/** Height of one and of two lines of a box on paper, in pixels. */
const PRINT_LINE_PIXELS = 14
const PRINT_LINES_PIXELS = 28

/** Printed hours of a day, and their height. */
export interface PrintPlan extends BoxSizes {
  /** First line of the hours, and the one after the last. */
  readonly startSlot: number
  readonly endSlot: number
  /** Height of the hours, in pixels. */
  readonly hoursPixels: number
}

/**
 * Fits days on one page: working hours and hours with items, as high as the all-day row leaves room
 * for.
 *
 * @param range first and last minute in which something is drawn; null for none
 */
export function printPlanOf(
  laneCount: number,
  range: { readonly start: number; readonly end: number } | null,
): PrintPlan {
  const startHour = Math.min(WORK_START_HOUR, Math.floor((range?.start ?? 1440) / 60))
  const endHour = Math.max(WORK_END_HOUR, Math.ceil((range?.end ?? 0) / 60))
  const hoursPixels = Math.max(MIN_PRINT_PIXELS, PRINT_PIXELS - laneCount * PAPER_PITCH_PIXELS)
  const hourPixels = hoursPixels / (endHour - startHour)
  const minutesOf = (pixels: number): number => Math.ceil((pixels / hourPixels) * 60)
  return {
    startSlot: (startHour * 60) / SLOT_MINUTES,
    endSlot: (endHour * 60) / SLOT_MINUTES,
    hoursPixels,
    hourPixels,
    minMinutes: Math.max(MIN_BOX_MINUTES, minutesOf(PRINT_LINE_PIXELS)),
    tallMinutes: Math.max(TALL_BOX_MINUTES, minutesOf(PRINT_LINES_PIXELS)),
  }
}

/** Printed whether anything happens or not. */
const WORK_START_HOUR = 7
const WORK_END_HOUR = 19
