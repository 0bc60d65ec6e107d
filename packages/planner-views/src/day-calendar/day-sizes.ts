/** Height of an hour where there is no more room than that, in pixels. */
export const HOUR_PIXELS = 48
/** Minutes from one focusable line of the hours to the next. */
export const SLOT_MINUTES = 30
/** Lines of a day. */
export const SLOT_COUNT = 1440 / SLOT_MINUTES
/** Width of the axis of hours, in pixels. */
export const AXIS_PIXELS = 60
/** Least width of a day, in pixels; below that the days scroll sideways. */
export const LEAST_DAY_PIXELS = 104
/** Lanes of the band that are shown before it is opened, the '+N more' line included. */
export const CLOSED_BAND_LANES = 4
/** Boxes at least so long have room for a second line. */
export const TALL_BOX_MINUTES = 45
/** Height of a line of a box, in pixels. */
const LINE_PIXELS = 15
/** What a tall box keeps for its edges and the line of its times, in pixels. */
const TALL_BOX_REST_PIXELS = 21

/** How many lines of its title a tall box shows whole, at the least height of an hour. */
export function titleLines(minutes: number): number {
  const pixels = (minutes * HOUR_PIXELS) / 60 - TALL_BOX_REST_PIXELS
  return Math.max(1, Math.floor(pixels / LINE_PIXELS))
}

/** How many lanes a band shows, and whether there is more than that. */
export function shownLanes(
  laneCount: number,
  isOpen: boolean,
): { lanes: number; hasMore: boolean } {
  const hasMore = !isOpen && laneCount > CLOSED_BAND_LANES
  return { lanes: hasMore ? CLOSED_BAND_LANES - 1 : laneCount, hasMore }
}

/** What the page of the smaller format, Letter on its side, leaves for hours and band, in pixels. */
const PRINT_PIXELS = 600
/** From the top of one bar of the band to the top of the next, in pixels; the theme's `size-bar-pitch`. */
const BAR_PITCH_PIXELS = 22
/** Hours get no lower than this on paper, in pixels: below that, times cannot be read. */
const LEAST_PRINT_PIXELS = 420

/** The height of the hours of a printed day, so that they fit one page with their band. */
export function printHoursPixels(laneCount: number): number {
  return Math.max(LEAST_PRINT_PIXELS, PRINT_PIXELS - laneCount * BAR_PITCH_PIXELS)
}
