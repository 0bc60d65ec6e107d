/** Height of the line of dates, its rule included, in pixels. */
export const AXIS_PIXELS = 24
/** Height of a closed section, which is its head with the rule, in pixels. */
export const CLOSED_SECTION_PIXELS = 25
/** Space above the lanes of an open section, its rule included, in pixels. */
export const LANES_HEAD_PIXELS = 3
/** Space below the lanes of an open section, in pixels. */
export const LANES_FOOT_PIXELS = 1
/** Height of the head of an open section and of '+N more', in pixels: the least that is easy to hit. */
export const CONTROL_PIXELS = 24
/** Width of the names of sections, in pixels. */
export const SIDE_PIXELS = 188
/** Share of the window that the overstory takes at most, expanded or resized. */
export const WINDOW_SHARE = 0.5

/** Rule below the overstory. */
const RULE_PIXELS = 1
/** Lanes of an open section in an overstory of any height, if the section has as many. */
const MIN_LANES = 2
/** Lanes of a section at most, while the user has chosen no height. */
const MAX_LANES = 4
/** Without a height of the user the overstory has space for so many sections with the least lanes. */
const USUAL_SECTIONS = 4

/** A section, as far as its share of the height depends on it. */
export interface LaneNeed {
  readonly isOpen: boolean
  /** The section shows all of its lanes. */
  readonly isExpanded: boolean
  /** Number of lanes of all of its bars. */
  readonly laneCount: number
}

/** Bounds of the height of an overstory, in pixels. */
export interface OverstorySpace {
  /** Height that the user has chosen; null for none. */
  readonly userHeight: number | null
  /** Limit without expanded sections and without a height of the user. */
  readonly usualLimit: number
  /** Limit with expanded sections and without a height of the user. */
  readonly expandedLimit: number
  /** Limit of the height that the user can choose. */
  readonly windowLimit: number
  /** Distance from the top of one bar to the top of the next. */
  readonly pitch: number
  /** Whether the overstory has a line of dates. */
  readonly hasAxis: boolean
}

/** Heights of an overstory in pixels, and the lanes of its sections. */
export interface OverstorySize {
  /** Visible lanes of each section, in the same order; 0 for closed sections. */
  readonly lanes: readonly number[]
  readonly height: number
  /** Bounds of the height for the user. */
  readonly minHeight: number
  readonly maxHeight: number
}

/**
 * Returns the height limit of an overstory that the user has not resized, in pixels: four
 * sections of two lanes. In the compact density that leaves space for five weeks of a month with
 * four lanes each in a window of 900 pixels.
 *
 * @param pitch distance from the top of one bar to the top of the next, in pixels
 */
export function usualLimitOf(pitch: number): number {
  return RULE_PIXELS + AXIS_PIXELS + USUAL_SECTIONS * sectionPixels(true, MIN_LANES, pitch)
}

/** Returns the height of a section in pixels. */
export function sectionPixels(isOpen: boolean, lanes: number, pitch: number): number {
  return isOpen ? LANES_HEAD_PIXELS + lanes * pitch + LANES_FOOT_PIXELS : CLOSED_SECTION_PIXELS
}

/**
 * Computes the visible lanes of each section and the height of the overstory. Every open section
 * shows at least two lanes, and an expanded one all of them. The others share the rest of the
 * height from the top, a lane each in turn: at most four lanes, or as many as fit once the user
 * has chosen a height.
 *
 * The overstory scrolls if its sections are higher. It then ends below a complete lane, unless
 * the user has chosen its height. It is never higher than its sections.
 */
export function sizeOverstory(needs: readonly LaneNeed[], space: OverstorySpace): OverstorySize {
  const { userHeight, usualLimit, windowLimit, pitch } = space
  const frame = RULE_PIXELS + (space.hasAxis ? AXIS_PIXELS : 0)
  const heightOf = (lanes: readonly number[]): number =>
    needs.reduce(
      (sum, { isOpen }, index) => sum + sectionPixels(isOpen, lanes[index] ?? 0, pitch),
      frame,
    )
  const allLanes = heightOf(needs.map(({ laneCount }) => laneCount))
  const maxHeight = Math.min(windowLimit, allLanes)
  const minHeight = Math.min(maxHeight, frame + sectionPixels(true, 1, pitch))

  const target = Math.min(userHeight ?? usualLimit, windowLimit)
  const lanes = shareLanes(needs, {
    pitch,
    freePixels: target - heightOf(needs.map((need) => leastLanes(need))),
    maxLanes: userHeight === null ? MAX_LANES : Infinity,
  })
  const isExpanded = needs.some((need) => need.isOpen && need.isExpanded)
  const limit = isExpanded ? space.expandedLimit : usualLimit
  const offer = userHeight === null ? completeLanesWithin(limit) : target
  const height = Math.min(heightOf(lanes), maxHeight, Math.max(minHeight, offer))
  return { lanes, height, minHeight, maxHeight }

  /** Returns the greatest height that ends where a lane or a section ends, so that no bar is cut. */
  function completeLanesWithin(limitPixels: number): number {
    let [top, end] = [frame, 0]
    needs.forEach(({ isOpen }, index) => {
      const count = lanes[index] ?? 0
      for (let lane = 1; lane < count; lane += 1) {
        const laneEnd = top + sectionPixels(true, lane, pitch) - LANES_FOOT_PIXELS
        if (laneEnd <= limitPixels) end = laneEnd
      }
      top += sectionPixels(isOpen, count, pitch)
      if (top <= limitPixels) end = top
    })
    return end
  }
}

function leastLanes({ isOpen, isExpanded, laneCount }: LaneNeed): number {
  if (!isOpen) return 0
  return isExpanded ? laneCount : Math.min(laneCount, MIN_LANES)
}

function shareLanes(
  needs: readonly LaneNeed[],
  space: { readonly pitch: number; readonly freePixels: number; readonly maxLanes: number },
): number[] {
  const lanes = needs.map((need) => leastLanes(need))
  let { freePixels } = space
  const deepest = Math.max(0, ...needs.map(({ laneCount }) => laneCount))
  for (let count = MIN_LANES + 1; count <= Math.min(space.maxLanes, deepest); count += 1) {
    needs.forEach(({ isOpen, isExpanded, laneCount }, index) => {
      if (!isOpen || isExpanded || laneCount < count || freePixels < space.pitch) return
      lanes[index] = count
      freePixels -= space.pitch
    })
  }
  return lanes
}
