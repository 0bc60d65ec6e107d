// Separate from the rules that sort items into sections: the first screen needs the names but shows
// no item.

/** A section of the overstory that holds items of plans. */
export type OverstoryItemSection = 'initiatives' | 'monthly-focus' | 'long-running'

/** A section of the overstory above a calendar. */
export type OverstorySection = 'calendars-of-interest' | OverstoryItemSection

/** The sections from top to bottom. */
export const OVERSTORY_SECTIONS: readonly OverstorySection[] = [
  'calendars-of-interest',
  'initiatives',
  'monthly-focus',
  'long-running',
]
