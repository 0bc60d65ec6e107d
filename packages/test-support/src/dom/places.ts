/** A few pixels inside an edge. */
const EDGE_PIXELS = 3

/** A place of the viewport, in pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** The middle of an element, some pixels aside. */
export function middleOf(element: Element, aside: Partial<Place> = {}): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2 + (aside.x ?? 0), y: top + height / 2 + (aside.y ?? 0) }
}

/** The place of a pixel just inside the lower edge of an element. */
export function lowerEdgeOf(element: Element): Place {
  const { left, bottom, width } = element.getBoundingClientRect()
  return { x: left + width / 2, y: bottom - EDGE_PIXELS }
}

/** The place of a pixel just inside the left edge of an element. */
export function leftEdgeOf(element: Element): Place {
  const { left, top, height } = element.getBoundingClientRect()
  return { x: left + EDGE_PIXELS, y: top + height / 2 }
}

/** The place of a pixel just inside the right edge of an element. */
export function rightEdgeOf(element: Element): Place {
  const { right, top, height } = element.getBoundingClientRect()
  return { x: right - EDGE_PIXELS, y: top + height / 2 }
}
