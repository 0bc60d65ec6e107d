/** An end of an item. */
export type ItemEdge = 'start' | 'end'

/** Length of the handles inside the ends of an item, in pixels. */
const HANDLE_PIXELS = 7

/**
 * Returns the end of an item whose handle contains a point. Handles cover at most half of an item.
 *
 * @param position of the point along the axis of time
 * @param first position at which the item begins on the screen
 * @param last position at which it ends on the screen
 * @param isReversed whether time runs from `last` to `first`; called only on a handle
 * @returns null between the handles
 */
export function edgeAt(
  position: number,
  first: number,
  last: number,
  isReversed: () => boolean = () => false,
): ItemEdge | null {
  const handle = Math.min(HANDLE_PIXELS, (last - first) / 4)
  const isFirst = position - first <= handle
  if (!isFirst && last - position > handle) return null
  return isFirst === isReversed() ? 'end' : 'start'
}
