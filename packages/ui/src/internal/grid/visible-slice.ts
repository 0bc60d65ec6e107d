/** A run of items: from `start`, inclusive, to `end`, exclusive. */
export interface Slice {
  readonly start: number
  readonly end: number
}

interface SliceQuestion {
  /** How far the content is scrolled, in pixels; browsers that bounce go below 0. */
  readonly scrollOffset: number
  /** The visible height or width of the content, in pixels, without heads and feet that cover it. */
  readonly viewportExtent: number
  /** Height of one item, in pixels, above 0. */
  readonly itemExtent: number
  /** All items, 0 or more. */
  readonly itemCount: number
  /** Items drawn on each side beyond the visible ones. @default 8 */
  readonly overscan?: number
  /**
   * The slice begins and ends at multiples of it, so that it changes, and
   * something is rendered, only once in so many items. @default 8
   */
  readonly step?: number
}

/**
 * The items of equal height that have to be drawn at a scroll position. While the
 * answer stays the same, the browser scrolls by itself.
 *
 * @returns everything in view and at least `overscan` items around it (as far
 *   as there are any), aligned to `step`; empty at 0 items
 */
export function visibleSlice({
  scrollOffset,
  viewportExtent,
  itemExtent,
  itemCount,
  overscan = 8,
  step = 8,
}: SliceQuestion): Slice {
  if (itemCount <= 0) return { start: 0, end: 0 }
  const highest = Math.max(0, itemCount * itemExtent - viewportExtent)
  const offset = Math.max(0, Math.min(scrollOffset, highest))
  const first = Math.floor(offset / itemExtent)
  const last = Math.ceil((offset + Math.max(0, viewportExtent)) / itemExtent)
  return {
    start: Math.max(0, Math.floor((first - overscan) / step) * step),
    end: Math.min(itemCount, Math.ceil((last + overscan) / step) * step),
  }
}

/** Whether two slices hold the same items: then there is nothing to render. */
export function isSameSlice(one: Slice, other: Slice): boolean {
  return one.start === other.start && one.end === other.end
}

interface ShowQuestion {
  /** Where the item begins in the content, in pixels. */
  readonly itemStart: number
  /** Where it ends; larger than `itemStart`. */
  readonly itemEnd: number
  /** How far the content is scrolled now. */
  readonly scrollOffset: number
  /** The visible height or width of the content, covered parts included. */
  readonly viewportExtent: number
  /** Length that a sticky head or frozen columns cover at the start of the viewport. @default 0 */
  readonly coveredStart?: number
  /** Length that a sticky foot or frozen columns cover at its end. @default 0 */
  readonly coveredEnd?: number
}

/**
 * The shortest scroll that brings an item into view, in one dimension.
 *
 * @param question positions from the start of the scrolled content, into which
 *   sticky parts count (a head of 36 px puts the first row at 36)
 * @returns the new scroll position: the old one when the item is fully visible;
 *   the beginning of an item that is longer than the viewport; never below 0
 */
export function scrollToShow({
  itemStart,
  itemEnd,
  scrollOffset,
  viewportExtent,
  coveredStart = 0,
  coveredEnd = 0,
}: ShowQuestion): number {
  const latest = itemStart - coveredStart
  const earliest = itemEnd - (viewportExtent - coveredEnd)
  if (scrollOffset > latest || earliest > latest) return Math.max(0, latest)
  return Math.max(0, scrollOffset, earliest)
}

/**
 * Returns the items of a slice, and some items that stay drawn outside of it, such as the one with
 * the focus.
 *
 * @param retained numbers of items; those outside of `0..itemCount - 1` are ignored
 * @returns in ascending order, each once
 */
export function withRetained(
  { start, end }: Slice,
  retained: readonly number[],
  itemCount: number,
): readonly number[] {
  const outside = retained.filter(
    (item, at) =>
      item >= 0 &&
      item < itemCount &&
      (item < start || item >= end) &&
      retained.indexOf(item) === at,
  )
  const inside = Array.from({ length: Math.max(0, end - start) }, (_, offset) => start + offset)
  return [...outside, ...inside].sort((one, other) => one - other)
}
