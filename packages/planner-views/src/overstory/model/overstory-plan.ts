import {
  AXIS_PIXELS,
  CLOSED_SECTION_PIXELS,
  LANES_FOOT_PIXELS,
  LANES_HEAD_PIXELS,
  MIN_LANES,
  MAX_LANES,
  USUAL_SECTIONS,
} from '../overstory-sizes'

/** What the share of a section depends on. */
export interface LaneNeed {
  readonly isOpen: boolean
  /** All lanes are shown, whatever the height. */
  readonly isExpanded: boolean
  /** Lanes that would show everything. */
  readonly laneCount: number
}

/** How high a strip may be, in pixels. */
export interface OverstorySpace {
  /** The height that a person has given it; null while it has the usual one. */
  readonly chosen: number | null
  /** What it takes by itself at most, before anything is expanded. */
  readonly usual: number
  /** What it takes by itself at most with expanded sections. */
  readonly expanded: number
  /** What a person can make it at most; beyond that it scrolls. */
  readonly most: number
  /** From the top of one bar to the top of the next. */
  readonly pitch: number
  /** It has a line of dates. */
  readonly hasAxis: boolean
}

/** How a strip is drawn. Heights in pixels. */
export interface OverstoryPlan {
  /** Lanes shown of each section, in the same order; none of closed ones. */
  readonly lanes: readonly number[]
  /** Height of the strip. */
  readonly height: number
  /** What its line at the foot can be moved between. */
  readonly least: number
  readonly most: number
}

/** Rule below the strip. */
const LINE_PIXELS = 1

/**
 * What the strip takes by itself at most, in pixels: four sections of two lanes.
 * In the compact density that leaves room for five weeks of a month with four
 * lanes each in a window of 900 pixels.
 *
 * @param pitch from the top of one bar to the top of the next, in pixels
 */
export function usualLimit(pitch: number): number {
  return LINE_PIXELS + AXIS_PIXELS + USUAL_SECTIONS * sectionPixels(true, MIN_LANES, pitch)
}

/** Height of a section in pixels. */
export function sectionPixels(isOpen: boolean, lanes: number, pitch: number): number {
  return isOpen ? LANES_HEAD_PIXELS + lanes * pitch + LANES_FOOT_PIXELS : CLOSED_SECTION_PIXELS
}

/**
 * How many lanes each section shows, and how high that makes the strip. Every
 * open section shows two lanes at least, and an expanded one all of them. The
 * others share what is left of the height from the top, a lane each in turn: by
 * itself a section shows four lanes at most, in a strip that a person has made
 * higher as many as fit.
 *
 * What is higher than the strip scrolls inside of it; by itself the strip then ends
 * below a whole lane. A strip is never higher than what it shows.
 */
export function planOverstory(needs: readonly LaneNeed[], room: OverstorySpace): OverstoryPlan {
  const { chosen, usual, pitch } = room
  const frame = LINE_PIXELS + (room.hasAxis ? AXIS_PIXELS : 0)
  const heightOf = (lanes: readonly number[]): number =>
    needs.reduce((sum, { isOpen }, at) => sum + sectionPixels(isOpen, lanes[at] ?? 0, pitch), frame)
  const all = heightOf(needs.map(({ laneCount }) => laneCount))
  const most = Math.min(room.most, all)
  const least = Math.min(most, frame + sectionPixels(true, 1, pitch))

  const target = Math.min(chosen ?? usual, room.most)
  const lanes = shareLanes(needs, {
    pitch,
    leftPixels: target - heightOf(needs.map((need) => firstLanes(need))),
    maxLanes: chosen === null ? MAX_LANES : Infinity,
  })
  const content = heightOf(lanes)
  const isExpanded = needs.some((need) => need.isOpen && need.isExpanded)
  const limit = isExpanded ? room.expanded : usual
  const offered = chosen === null ? wholeLanesWithin(limit) : target
  const height = Math.min(content, most, Math.max(least, offered))
  return { lanes, height, least, most }

  /** The height that ends where a lane or a section ends, so that no bar is cut. */
  function wholeLanesWithin(limitPixels: number): number {
    let [top, fitting] = [frame, 0]
    needs.forEach(({ isOpen }, at) => {
      const count = lanes[at] ?? 0
      for (let visible = 1; visible < count; visible += 1) {
        const laneEnd = top + sectionPixels(true, visible, pitch) - LANES_FOOT_PIXELS
        if (laneEnd <= limitPixels) fitting = laneEnd
      }
      top += sectionPixels(isOpen, count, pitch)
      if (top <= limitPixels) fitting = top
    })
    return fitting
  }
}

function firstLanes({ isOpen, isExpanded, laneCount }: LaneNeed): number {
  if (!isOpen) return 0
  return isExpanded ? laneCount : Math.min(laneCount, MIN_LANES)
}

function shareLanes(
  needs: readonly LaneNeed[],
  room: { readonly pitch: number; readonly leftPixels: number; readonly maxLanes: number },
): number[] {
  const lanes = needs.map((need) => firstLanes(need))
  let { leftPixels } = room
  const deepest = Math.max(0, ...needs.map(({ laneCount }) => laneCount))
  for (let most = MIN_LANES + 1; most <= Math.min(room.maxLanes, deepest); most += 1) {
    needs.forEach(({ isOpen, isExpanded, laneCount }, at) => {
      if (!isOpen || isExpanded || laneCount < most || leftPixels < room.pitch) return
      lanes[at] = most
      leftPixels -= room.pitch
    })
  }
  return lanes
}
