import {
  BAR_PITCH_PIXELS,
  CLOSED_SECTION_PIXELS,
  LANES_FOOT_PIXELS,
  LANES_HEAD_PIXELS,
} from '../strip-sizes'

/** The whole strip stays below this as long as nothing is expanded, so that the month keeps its weeks. */
export const STRIP_LIMIT_PIXELS = 170
/** Lanes that a section gets whatever the others need. */
const LEAST_LANES = 2
/** Lanes that a section gets when there is room. */
const MOST_LANES = 4

/** What the share of a section depends on. */
export interface LaneNeed {
  readonly isOpen: boolean
  /** Lanes that would show everything. */
  readonly laneCount: number
}

/** Height of a section in pixels. */
export function sectionPixels(isOpen: boolean, lanes: number): number {
  return isOpen
    ? LANES_HEAD_PIXELS + lanes * BAR_PITCH_PIXELS + LANES_FOOT_PIXELS
    : CLOSED_SECTION_PIXELS
}

/**
 * How many lanes each section shows: two at least and four at most, if it needs
 * as many, and together no more than the height of the strip allows. Lanes
 * beyond the second go round from the top. Closed sections show none.
 *
 * @returns one number per need, in the same order
 */
export function lanesToShow(needs: readonly LaneNeed[]): readonly number[] {
  const lanes = needs.map(({ isOpen, laneCount }) =>
    isOpen ? Math.min(laneCount, LEAST_LANES) : 0,
  )
  let leftPixels =
    STRIP_LIMIT_PIXELS -
    needs.reduce((sum, { isOpen }, at) => sum + sectionPixels(isOpen, lanes[at] ?? 0), 0)
  for (let most = LEAST_LANES + 1; most <= MOST_LANES; most += 1) {
    needs.forEach(({ isOpen, laneCount }, at) => {
      if (!isOpen || laneCount < most || leftPixels < BAR_PITCH_PIXELS) return
      lanes[at] = most
      leftPixels -= BAR_PITCH_PIXELS
    })
  }
  return lanes
}
