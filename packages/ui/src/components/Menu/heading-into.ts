import type { Box } from '../../internal/floating/place-beside'

/** A point of the viewport in CSS pixels. */
interface Point {
  readonly x: number
  readonly y: number
}

/** The corners are taken a little wider, in pixels: hands do not move in straight lines. */
const tolerance = 12

/**
 * Whether a pointer that went from one point to the next is on its way into a
 * box beside it: the second point lies in the triangle of the first one and the
 * near edge of the box. On that way it may cross other rows of a menu without
 * meaning them.
 *
 * @returns false for a pointer that stands still, moves away or straight up and
 * down, or is already between the left and right edge of the box
 */
export function isHeadingInto(from: Point, to: Point, box: Box): boolean {
  const right = box.left + box.width
  const edge = from.x <= box.left ? box.left : from.x >= right ? right : null
  if (edge === null || edge === from.x) return false
  const progress = (to.x - from.x) / (edge - from.x)
  if (progress <= 0 || progress > 1) return false
  const top = from.y + (box.top - tolerance - from.y) * progress
  const bottom = from.y + (box.top + box.height + tolerance - from.y) * progress
  return to.y >= top && to.y <= bottom
}
