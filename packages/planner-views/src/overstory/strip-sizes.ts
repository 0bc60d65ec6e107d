/** Height of a section of which only the head is shown, its line included, in pixels. */
export const CLOSED_SECTION_PIXELS = 24
/** Room above the lanes of an open section, in pixels. */
export const LANES_HEAD_PIXELS = 3
/** Room below the lanes of an open section and its line, in pixels. */
export const LANES_FOOT_PIXELS = 2
/** From the top of one bar to the top of the next, in pixels; the theme's `size-bar-pitch`. */
export const BAR_PITCH_PIXELS = 22
/** Lanes of an expanded section; beyond that it scrolls, and half a lane shows that there is more. */
export const EXPANDED_LANES = 8.5
