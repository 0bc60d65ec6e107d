import { SHORT_BELOW_DAYS } from '@throughline/domain/tactics'

import { planMark } from '../../../calendar-parts'
import type { CalendarEntry } from '../../../calendar-parts'

/** Estimated width of a letter in a bar, in pixels, rounded up so that few titles are cut. */
const LETTER_PIXELS = 6.6
/** The edge of a bar and the padding of its title, in pixels. */
const PADDING_PIXELS = 16
/** Width of the mark of a plan, or of the icon of a series or a flag, in pixels. */
const MARK_PIXELS = 26
/** Where five days are narrower than this, in pixels, a title may take more days, up to this width. */
const READABLE_PIXELS = 84
/**
 * Width of the cue before a title in addition to its color, such as the mark of a channel, in
 * pixels.
 */
const CUE_PIXELS = 19
/** Below this width of a day, in pixels, no days are reserved for titles: there are too many. */
const TITLES_FROM_PIXELS = 7
/** A title with less space than this, in pixels, is hidden. */
export const LEAST_TITLE_PIXELS = 36
/** Letters of a title that its marks and icons leave, if they would take its space. */
const LEAST_LETTERS = 8
/** The title of a bar wider than this, in pixels, stays in view while the bar is scrolled past the edge. */
export const LONG_BAR_PIXELS = 160
/** Minimum width of a bar, in pixels. */
export const LEAST_BAR_PIXELS = 4

/**
 * Returns the days that a bar and its title need: the width of the title, but at most five days, or
 * 84 pixels if days are narrow. Estimates the width from the number of letters, because measuring
 * every title would take longer than everything else.
 *
 * @param dayPixels width of a day, > 0
 * @param hasCue whether the title of an item has a mark of its channel or group before it
 * @returns whole days, >= 1
 */
export function titleDays(
  entry: CalendarEntry,
  currentPlanId: number,
  dayPixels: number,
  hasCue = false,
): number {
  const leastDays = Math.ceil(LEAST_BAR_PIXELS / dayPixels)
  if (dayPixels < TITLES_FROM_PIXELS) return leastDays
  const most = Math.max(SHORT_BELOW_DAYS * dayPixels, READABLE_PIXELS)
  const pixels = Math.min(titlePixels(entry, currentPlanId, hasCue), most)
  return Math.max(leastDays, Math.ceil(pixels / dayPixels))
}

/**
 * Returns the days that a bar needs for marks and icons beside eight letters of its title. With
 * less space, first the icons give way, then the mark of the plan.
 *
 * @param signs number of marks and icons
 * @param dayPixels width of a day, > 0
 */
export function signDays(signs: number, dayPixels: number): number {
  const pixels = PADDING_PIXELS + LEAST_LETTERS * LETTER_PIXELS + signs * MARK_PIXELS
  return Math.ceil(pixels / dayPixels)
}

function titlePixels(entry: CalendarEntry, currentPlanId: number, hasCue: boolean): number {
  if (entry.kind === 'event') return PADDING_PIXELS + entry.event.title.length * LETTER_PIXELS
  const { item } = entry
  const marks =
    (planMark(item, currentPlanId) === null ? 0 : 1) +
    (item.rrule === null ? 0 : 1) +
    (item.isFlagged ? 1 : 0)
  const cue = hasCue ? CUE_PIXELS : 0
  return PADDING_PIXELS + item.title.length * LETTER_PIXELS + marks * MARK_PIXELS + cue
}
