import type { Box } from './place-beside'

/** A point of the viewport in CSS pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Pointers do not move in straight lines: a menu's near edge counts as longer by this at both ends, in pixels. */
const EDGE_TOLERANCE_PIXELS = 12

/** Twice the area of a triangle; negative when its corners run clockwise on screen. */
function turn(one: Point, two: Point, three: Point): number {
  return (two.x - one.x) * (three.y - one.y) - (two.y - one.y) * (three.x - one.x)
}

function isInTriangle(point: Point, one: Point, two: Point, three: Point): boolean {
  // Corners in one line span no area; the neighbouring triangles cover that line.
  if (turn(one, two, three) === 0) return false
  const turns = [turn(one, two, point), turn(two, three, point), turn(three, one, point)]
  return turns.every((each) => each >= 0) || turns.every((each) => each <= 0)
}

function isInBox({ x, y }: Point, { left, top, width, height }: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** Distance from a point to a box in pixels; 0 inside. */
export function distanceToBox({ x, y }: Point, { left, top, width, height }: Box): number {
  const horizontal = Math.max(left - x, 0, x - left - width)
  const vertical = Math.max(top - y, 0, y - top - height)
  return Math.hypot(horizontal, vertical)
}

/**
 * Whether a pointer is on a straight path from where it left a target to a card:
 * inside the triangle between that point and the card's corners, or inside the card.
 *
 * @param point where the pointer is now
 * @param apex where it left the target
 * @param card the box of the card
 * @param slackPixels how much larger than it is the card counts, on all sides; >= 0
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
  const enlarged: Box = { left, top, width, height }
  if (isInBox(point, enlarged) || isInBox(apex, enlarged)) return isInBox(point, enlarged)
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

/**
 * Whether one step of a pointer leads towards a submenu beside it: the second point
 * is in the triangle between the first point and the near edge of the submenu. On the
 * way there the pointer may cross other rows of the menu without selecting them.
 *
 * @returns false for a pointer that rests, moves away or straight up or down, or is
 * already between the left and right edge of the submenu
 */
export function isHeadingInto(from: Point, to: Point, submenu: Box): boolean {
  const right = submenu.left + submenu.width
  const x = from.x <= submenu.left ? submenu.left : from.x >= right ? right : null
  if (x === null || from.x === to.x) return false
  const top = { x, y: submenu.top - EDGE_TOLERANCE_PIXELS }
  const bottom = { x, y: submenu.top + submenu.height + EDGE_TOLERANCE_PIXELS }
  return isInTriangle(to, from, top, bottom)
}
