/** An end of an item. */
export type ItemEdge = 'start' | 'end'

/** Length of the handles inside the ends of an item, in pixels. */
const HANDLE_PIXELS = 7

/**
 * The end of an item that a point lies on. Half of an item is never handle.
 *
 * @param position of the point along the axis of time
 * @param first where the item begins on the screen
 * @param last where it ends on the screen
 * @param isReversed asked only on a handle: whether time runs from `last` to `first`
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
