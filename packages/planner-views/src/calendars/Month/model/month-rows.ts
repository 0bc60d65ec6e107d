import type { LaneSlice } from './week-model'

/** Sizes of a row of the month, in pixels. */
export interface RowSizes {
  /** The line of day numbers. */
  readonly head: number
  /** From the top of one bar to the top of the next. */
  readonly pitch: number
  /** Space below the last lane. */
  readonly foot: number
  /** Minimum height of a week. */
  readonly least: number
}

/** Returns whole pixels for each row: equal shares of the height; the first rows get the rest. */
export function shareHeight(heightPixels: number, rowCount: number): readonly number[] {
  const whole = Math.floor(heightPixels)
  const each = Math.floor(whole / rowCount)
  const rest = whole - each * rowCount
  return Array.from({ length: rowCount }, (_, row) => each + (row < rest ? 1 : 0))
}

/** A page shows this many weeks without scrolling, as far as their lanes allow. */
const WEEKS_ON_A_PAGE = 5

/**
 * Heights of weeks that show every lane. Where all of them fit the page they fill
 * it, as even as their lanes allow. Else each is as high as it needs, at least its
 * share of a page of five weeks, and the page scrolls.
 *
 * @param laneCounts lanes of each week
 */
export function heightsOfAllLanes(
  laneCounts: readonly number[],
  pagePixels: number,
  sizes: RowSizes,
): readonly number[] {
  const needs = laneCounts.map((lanes) => Math.max(sizes.least, heightOf(lanes, sizes)))
  if (sumOf(needs) <= pagePixels) return evenHeights(needs, pagePixels)
  const share = Math.floor(pagePixels / Math.min(WEEKS_ON_A_PAGE, needs.length))
  return needs.map((need) => Math.max(need, share))
}

/**
 * Returns equal heights of weeks that share the page. The weeks scroll if that is less than the
 * least height.
 */
export function heightsThatFit(
  weekCount: number,
  pagePixels: number,
  { least }: Pick<RowSizes, 'least'>,
): readonly number[] {
  return shareHeight(Math.max(pagePixels, least * weekCount), weekCount)
}

/** Where a page opens, and how high its weeks are there. */
interface MonthOpening {
  /** The first week that is visible as a whole, from 0. */
  readonly row: number
  readonly heights: readonly number[]
}

/**
 * Opens a page with as many whole weeks as fit, the week of today among them: at the top, if that
 * shows no fewer. If these weeks are the last ones and almost fill the page, they grow to begin at
 * its top. Each grows by less than a lane, so that no week looks emptier than it is. With more room
 * than that, the page shows the end of the week before them too.
 *
 * @param todayRow week of today, from 0
 */
export function openingOf(
  heights: readonly number[],
  todayRow: number,
  pagePixels: number,
  { pitch }: Pick<RowSizes, 'pitch'>,
): MonthOpening {
  let [row, most] = [todayRow, 0]
  for (let first = todayRow; first >= 0; first -= 1) {
    const last = topsOf(heights.slice(first)).findLastIndex((top) => top <= pagePixels)
    if (first < todayRow && first + last <= todayRow) break
    if (last > most) [row, most] = [first, last]
  }
  const missing = Math.floor(pagePixels) - sumOf(heights.slice(row))
  const rowCount = heights.length - row
  if (missing <= 0 || missing >= rowCount * pitch || sumOf(heights) <= pagePixels) {
    return { row, heights }
  }
  const extras = shareHeight(missing, rowCount)
  return { row, heights: heights.map((height, at) => height + (extras[at - row] ?? 0)) }
}

/**
 * Returns heights that add up to the page: the needs of each row, and beyond that as even as
 * possible.
 */
function evenHeights(needs: readonly number[], pagePixels: number): readonly number[] {
  const isProvided = needs.map(() => false)
  let left = Math.floor(pagePixels)
  let rowsLeft = needs.length
  // A row that needs more than an even share leaves less for the others, so the share takes several
  // steps.
  let share = left / rowsLeft
  let at = needs.findIndex((need) => need > share)
  while (at !== -1) {
    isProvided[at] = true
    left -= needs[at] ?? 0
    rowsLeft -= 1
    share = left / rowsLeft
    at = needs.findIndex((need, row) => isProvided[row] === false && need > share)
  }
  const shares = [...shareHeight(left, rowsLeft)]
  return needs.map((need, row) => (isProvided[row] === true ? need : (shares.shift() ?? need)))
}

/** Where rows of these heights begin, and as the last number where the last one ends. */
export function topsOf(heights: readonly number[]): readonly number[] {
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height)
  return tops
}

/** A week on paper, or a part of one that is higher than its page. */
interface PaperRow {
  /** Which week, from 0. */
  readonly week: number
  /** The lanes of the part, half-open. */
  readonly fromLane: number
  readonly toLane: number
  readonly heightPixels: number
}

/** A month on paper, page by page. */
export interface PaperPlan {
  /** From the top of one bar to the top of the next, in pixels. */
  readonly pitch: number
  /** The first may be empty, where its heading leaves too little room. */
  readonly pages: readonly (readonly PaperRow[])[]
}

/** Space for weeks on paper, in pixels. */
export interface PaperRoom {
  /** On the first page, below its heading. */
  readonly firstPage: number
  readonly nextPages: number
}

/** A part of a week has at least so many lanes, unless the week has fewer. */
const MIN_SPLIT_LANES = 4

/**
 * Plans every lane of every week on paper. If all weeks fit one page, the plan uses the largest
 * bars with which they fit, and the weeks fill the page. If even the smallest bars do not fit,
 * whole weeks continue on further pages; a week that is higher than a page is split.
 *
 * @param laneCounts lanes of each week
 * @param pitches pitches to choose from in pixels, largest first, at least one
 * @param flowPitch the pitch of a month that takes several pages
 */
export function paperPlanOf(
  laneCounts: readonly number[],
  room: PaperRoom,
  sizes: Omit<RowSizes, 'pitch'>,
  pitches: readonly number[],
  flowPitch: number,
): PaperPlan {
  const needsWith = (pitch: number): readonly number[] =>
    laneCounts.map((lanes) => Math.max(sizes.least, heightOf(lanes, { ...sizes, pitch })))
  const pitch = pitches.find((candidate) => sumOf(needsWith(candidate)) <= room.firstPage)
  if (pitch !== undefined) {
    const heights = evenHeights(needsWith(pitch), room.firstPage)
    const rows = laneCounts.map((lanes, week) => ({
      week,
      fromLane: 0,
      toLane: lanes,
      heightPixels: heights[week] ?? sizes.least,
    }))
    return { pitch, pages: [rows] }
  }

  const pages: PaperRow[][] = [[]]
  let left = room.firstPage
  const heightOfSplit = (lanes: number): number =>
    Math.max(sizes.least, heightOf(lanes, { ...sizes, pitch: flowPitch }))
  const turnPage = (): void => {
    pages.push([])
    left = room.nextPages
  }
  laneCounts.forEach((laneCount, week) => {
    let fromLane = 0
    for (let isDone = false; !isDone;) {
      const lanesLeft = laneCount - fromLane
      const lanesThatFit = Math.floor((left - sizes.head - sizes.foot) / flowPitch)
      isDone = heightOfSplit(lanesLeft) <= left
      const isPart = heightOfSplit(lanesLeft) > room.nextPages && lanesThatFit >= MIN_SPLIT_LANES
      if (isDone || isPart) {
        const toLane = isDone ? laneCount : fromLane + lanesThatFit
        const heightPixels = heightOfSplit(toLane - fromLane)
        pages.at(-1)?.push({ week, fromLane, toLane, heightPixels })
        left -= heightPixels
        fromLane = toLane
      }
      if (!isDone) turnPage()
    }
  })
  return { pitch: flowPitch, pages }
}

/** A slice of the weeks that is rendered, in pixels from their top, half-open. */
export interface PixelSlice {
  readonly from: number
  readonly to: number
}

/**
 * Returns the slice to render around the visible part. It changes in steps of `step`, so that
 * scrolling within a step renders nothing.
 *
 * @param margin steps to draw beyond the visible part, on each side
 */
export function sliceAround(
  scrollPixels: number,
  pagePixels: number,
  step: number,
  margin: 0 | 1,
): PixelSlice {
  return {
    from: (Math.floor(scrollPixels / step) - margin) * step,
    to: (Math.ceil((scrollPixels + pagePixels) / step) + margin) * step,
  }
}

/** The lanes of a week in a slice; none when the week is outside of it. */
export function lanesInSlice(
  slice: PixelSlice,
  topPixels: number,
  heightPixels: number,
  { head, pitch }: Pick<RowSizes, 'head' | 'pitch'>,
): LaneSlice {
  const from = slice.from - topPixels
  const to = slice.to - topPixels
  if (to <= 0 || from >= heightPixels) return noLanes
  // Returns the same range for every week that is completely in the slice, so React can skip it.
  return {
    fromLane: from <= head ? 0 : Math.floor((from - head) / pitch),
    toLane: to >= heightPixels ? Infinity : Math.max(0, Math.ceil((to - head) / pitch)),
  }
}

const noLanes: LaneSlice = { fromLane: 0, toLane: 0 }

function heightOf(lanes: number, { head, pitch, foot }: Omit<RowSizes, 'least'>): number {
  return head + lanes * pitch + foot
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
