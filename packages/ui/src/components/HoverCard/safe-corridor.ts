import type { Box } from '../../internal/floating/place-beside'

/** A point in CSS pixels of the viewport. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Twice the area of a triangle, negative when its corners run clockwise on screen. */
function turn(one: Point, two: Point, three: Point): number {
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)
}

function isInTriangle(point: Point, one: Point, two: Point, three: Point): boolean {
  // Three corners in one line span nothing; their neighbours hold that line.
  if (turn(one, two, three) === 0) return false
  const turns = [turn(one, two, point), turn(two, three, point), turn(three, one, point)]
  return turns.every((each) => each >= 0) || turns.every((each) => each <= 0)
}

function isInBox({ x, y }: Point, { left, top, width, height }: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** How far a point is from a box, in pixels; 0 inside. */
export function distanceToBox({ x, y }: Point, { left, top, width, height }: Box): number {
  const across = Math.max(left - x, 0, x - left - width)
  const along = Math.max(top - y, 0, y - top - height)
  return Math.hypot(across, along)
}

/**
 * Whether a pointer is on one of the straight ways from where it left the target
 * to the card: inside the triangle that the point of leaving and the card's
 * corners span, or inside the card.
 *
 * @param point where the pointer is now
 * @param apex where it left the target
 * @param card the box of the card
 * @param slackPixels by how much the card counts as larger on all sides, for
 *   hands that do not draw straight lines; >= 0
 */
export function isInSafeCorridor(
  point: Point,
  apex: Point,
  card: Box,
  slackPixels: number,
): boolean {
  const left = card.left - slackPixels
  const top = card.top - slackPixels
  const width = card.width + 2 * slackPixels
  const height = card.height + 2 * slackPixels
  const wide: Box = { left, top, width, height }
  if (isInBox(point, wide) || isInBox(apex, wide)) return isInBox(point, wide)
  const corners: readonly Point[] = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ]
  return corners.some((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner
    return isInTriangle(point, apex, corner, next)
  })
}
