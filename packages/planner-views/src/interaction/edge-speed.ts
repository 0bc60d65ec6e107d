/** Within this distance of an edge a drag scrolls, in pixels. */
const EDGE_PIXELS = 44
/** Speed at the edge itself and beyond it, in pixels per millisecond. */
const MAX_SPEED = 0.9

/**
 * How fast a drag scrolls along one axis: the nearer to an edge, the faster.
 *
 * @param position of the pointer on the axis, in pixels of the viewport
 * @param start first pixel of the scrolling area, without what is stuck to it
 * @param end the pixel after its last
 * @returns pixels per millisecond, negative towards `start`; 0 away from both edges
 */
export function edgeSpeed(position: number, start: number, end: number): number {
  const edge = Math.min(EDGE_PIXELS, (end - start) / 4)
  if (edge <= 0) return 0
  const nearness = Math.max((start + edge - position) / edge, (position - end + edge) / edge, 0)
  return Math.sign(position - (start + end) / 2) * Math.min(1, nearness) * MAX_SPEED
}
