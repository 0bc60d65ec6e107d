/** Pixels from an edge within which a drag scrolls. */
const EDGE_PIXELS = 36
/** Pixels a frame, right at the edge and beyond. */
const MAX_PIXELS = 14

/**
 * How far a drag scrolls in one frame: the nearer to an edge, the faster.
 *
 * @param y of the pointer
 * @param top upper edge of what scrolls; above it begins another place, which does not scroll
 * @param bottom lower edge
 * @returns pixels, negative for up; 0 away from the edges
 */
export function edgeSpeed(y: number, top: number, bottom: number): number {
  if (y < top) return 0
  const above = y - top
  const below = bottom - y
  if (above < EDGE_PIXELS && above <= below) return -speedAt(above)
  return below < EDGE_PIXELS ? speedAt(below) : 0
}

function speedAt(distance: number): number {
  const nearness = 1 - Math.max(distance, 0) / EDGE_PIXELS
  return Math.max(1, Math.round(MAX_PIXELS * nearness))
}
