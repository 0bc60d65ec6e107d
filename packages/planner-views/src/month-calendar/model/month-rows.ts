import type { LaneSlice } from './week-model'

/** Sizes of a row of the month, in pixels. */
export interface RowSizes {
  /** The line of day numbers. */
  readonly head: number
  /** From the top of one bar to the top of the next. */
  readonly pitch: number
  /** Room below the last lane. */
  readonly foot: number
  /** The least height of a week. */
  readonly least: number
}

/** As many whole pixels for each of some rows as they share; the first ones get what is left over. */
export function shareHeight(heightPixels: number, rowCount: number): readonly number[] {
  const whole = Math.floor(heightPixels)
  const each = Math.floor(whole / rowCount)
  const rest = whole - each * rowCount
  return Array.from({ length: rowCount }, (_, row) => each + (row < rest ? 1 : 0))
}

/** A page shows this many weeks without scrolling, as far as their lanes allow. */
const WEEKS_ON_A_PAGE = 5

/**
 * Heights of weeks that show every lane: what a week needs, at least its share
 * of the page, of which five weeks take all and six scroll.
 *
 * @param laneCounts lanes of each week
 */
export function heightsOfAllLanes(
  laneCounts: readonly number[],
  pagePixels: number,
  sizes: RowSizes,
): readonly number[] {
  const shares = shareHeight(pagePixels, Math.min(WEEKS_ON_A_PAGE, laneCounts.length))
  return laneCounts.map((lanes, row) =>
    Math.max(shares[row] ?? shares.at(-1) ?? 0, sizes.least, heightOf(lanes, sizes)),
  )
}

/** Heights of weeks that share the page alike, and scroll where that would be less than the least. */
export function heightsThatFit(
  weekCount: number,
  pagePixels: number,
  { least }: Pick<RowSizes, 'least'>,
): readonly number[] {
  return shareHeight(Math.max(pagePixels, least * weekCount), weekCount)
}

/** Where rows of these heights begin, and as the last number where the last one ends. */
export function topsOf(heights: readonly number[]): readonly number[] {
  const tops = [0]
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + height)
  return tops
}

/** How a month is drawn on paper. */
export interface PrintFit {
  readonly pitch: number
  /** Lanes of a week; beyond them it says '+N more'. */
  readonly lanes: number
}

/**
 * The largest bars with which all lanes of all weeks fit a page; where even the
 * smallest do not, the most lanes a week that fit with those.
 *
 * @param pitches pitches to choose from in pixels, largest first, at least one
 */
export function fitForPrint(
  laneCounts: readonly number[],
  pagePixels: number,
  sizes: Omit<RowSizes, 'pitch'>,
  pitches: readonly [number, ...number[]],
): PrintFit {
  const fits = (pitch: number, lanes: number): boolean =>
    laneCounts.reduce(
      (sum, count) =>
        sum + Math.max(sizes.least, heightOf(Math.min(count, lanes), { ...sizes, pitch })),
      0,
    ) <= pagePixels

  const pitch = pitches.find((candidate) => fits(candidate, Infinity))
  if (pitch !== undefined) return { pitch, lanes: Infinity }
  const smallest = Math.min(...pitches)
  let lanes = 1
  while (fits(smallest, lanes + 1)) lanes += 1
  return { pitch: smallest, lanes }
}

/**
 * Heights on paper: what each week needs, and the rest of the page shared alike.
 *
 * @param laneCounts lanes of each week as they are drawn
 */
export function heightsOnPaper(
  laneCounts: readonly number[],
  pagePixels: number,
  sizes: RowSizes,
): readonly number[] {
  const needs = laneCounts.map((lanes) => Math.max(sizes.least, heightOf(lanes, sizes)))
  const left = Math.max(0, pagePixels - needs.reduce((sum, need) => sum + need, 0))
  const extras = shareHeight(left, needs.length)
  return needs.map((need, row) => need + (extras[row] ?? 0))
}

/** A stretch of the weeks that is drawn, in pixels from their top, half-open. */
export interface PixelSlice {
  readonly from: number
  readonly to: number
}

/**
 * The stretch to draw around what is on show. It changes in steps of `step`, so
 * that scrolling within one draws nothing.
 *
 * @param margin steps to draw beyond what is on show, on each side
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

/** The lanes of a week that lie in a stretch; none when the week lies outside of it. */
export function lanesInSlice(
  slice: PixelSlice,
  topPixels: number,
  heightPixels: number,
  { head, pitch }: Pick<RowSizes, 'head' | 'pitch'>,
): LaneSlice {
  const from = slice.from - topPixels
  const to = slice.to - topPixels
  if (to <= 0 || from >= heightPixels) return NO_LANES
  // A week that lies inside as a whole is told so in one way, wherever it lies.
  return {
    fromLane: from <= head ? 0 : Math.floor((from - head) / pitch),
    toLane: to >= heightPixels ? Infinity : Math.max(0, Math.ceil((to - head) / pitch)),
  }
}

const NO_LANES: LaneSlice = { fromLane: 0, toLane: 0 }

function heightOf(lanes: number, { head, pitch, foot }: Omit<RowSizes, 'least'>): number {
  return head + lanes * pitch + foot
}
