import type { Point } from '@throughline/ui/pointer-gesture'

/** A rectangle in the content of a view, in pixels from its origin, half-open. */
export interface ContentRect {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The rectangle between two opposite corners. */
export function rectBetween(a: Point, b: Point): ContentRect {
  return {
    left: Math.min(a.x, b.x),
    top: Math.min(a.y, b.y),
    right: Math.max(a.x, b.x),
    bottom: Math.max(a.y, b.y),
  }
}

/** Whether two rectangles have a place in common; those that only share an edge do not. */
export function rectsTouch(a: ContentRect, b: ContentRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
