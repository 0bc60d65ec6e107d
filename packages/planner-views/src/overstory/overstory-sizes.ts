/** Height of the line of dates, its rule included, in pixels. */
export const AXIS_PIXELS = 24
/** Height of a section of which only the head is shown, its rule included, in pixels. */
export const CLOSED_SECTION_PIXELS = 25
/** Room above the lanes of an open section, its rule included, in pixels. */
export const LANES_HEAD_PIXELS = 3
/** Space below the lanes of an open section, in pixels. */
export const LANES_FOOT_PIXELS = 1
/** Height of the head of an open section and of '+N more': the least that is easy to hit, in pixels. */
export const CONTROL_PIXELS = 24
/** Width of the names of sections, in pixels. */
export const SIDE_PIXELS = 188

/** Lanes that an open section shows however low the strip is, if it has as many. */
export const MIN_LANES = 2
/** Lanes that a section shows by itself when there is room. */
export const MAX_LANES = 4
/** By itself the strip is at most as high as so many sections with the least lanes. */
export const USUAL_SECTIONS = 4
/** Share of the window that the strip takes at most, expanded or resized. */
export const WINDOW_SHARE = 0.5
