/** Height of the heads of the columns, in pixels. */
export const WEEKDAYS_PIXELS = 26
/** Height of the line of day numbers above the lanes of a week, in pixels. */
const DAY_HEAD_PIXELS = 26
/** From the top of one bar to the top of the next, in pixels; the theme's `size-bar-pitch`. */
const BAR_PITCH_PIXELS = 22
/** Room below the last lane, in pixels. */
const WEEK_FOOT_PIXELS = 2
/** Lanes that a week keeps however low the view is; below that the weeks scroll. */
const LEAST_LANES = 2

/** Sizes of a row on the screen. */
export const SCREEN_SIZES = {
  head: DAY_HEAD_PIXELS,
  pitch: BAR_PITCH_PIXELS,
  foot: WEEK_FOOT_PIXELS,
  least: DAY_HEAD_PIXELS + LEAST_LANES * BAR_PITCH_PIXELS + WEEK_FOOT_PIXELS,
} as const

/** Sizes of a row on paper, where bars are as high as their number allows. */
export const PRINT_SIZES = { head: 20, foot: 2, least: 60 } as const
/** From the top of one bar to the next on paper, in pixels; with the last one text is 7 points high. */
export const PRINT_PITCHES = [22, 20, 18, 16, 14, 12] as const
/**
 * Height of the weeks on one landscape page, in pixels of 1/96 inch: the lower of
 * letter (816) and A4 (794) without 10 mm of margin on each side, the title, the
 * heads of the columns and the legend.
 */
export const PRINT_PAGE_PIXELS = 600

/** Drawing follows scrolling in steps of this many pixels. */
export const SLICE_STEP_PIXELS = 220
