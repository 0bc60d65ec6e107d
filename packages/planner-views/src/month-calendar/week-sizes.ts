/** Height of the line of day numbers above the lanes of a week, in pixels. */
export const DAY_HEAD_PIXELS = 26
/** From the top of one bar to the top of the next, in pixels; the theme's `size-bar-pitch`. */
export const BAR_PITCH_PIXELS = 22
/** Room below the last lane, in pixels. */
export const WEEK_FOOT_PIXELS = 2
/** Lanes that a week keeps however low the view is; below that the weeks scroll. */
const LEAST_LANES = 2

/** The least height of a week, in pixels. */
export const LEAST_WEEK_PIXELS = DAY_HEAD_PIXELS + LEAST_LANES * BAR_PITCH_PIXELS + WEEK_FOOT_PIXELS
