/** A part of the example: the middle and the edges of its box, in pixels of the figure. */
export interface PartBox {
  readonly number: number
  readonly center: number
  readonly top: number
  readonly bottom: number
}

/** Where a number stands, and the line from it to its part; pixels of the figure. */
export interface MarkPlace {
  readonly number: number
  /** Middle of the number. */
  readonly x: number
  /** Top of the number. */
  readonly y: number
  /** The end of the line at the part. */
  readonly targetX: number
  readonly targetY: number
}

const markSize = 20
/** Two numbers in a row are at least this far apart. */
const pitch = 28
/** Between a row of numbers and the edge of the figure. */
const inset = 16

/**
 * Puts the numbers of parts in two rows, above and below the example: parts in the order
 * of reading take turns, so that lines do not lie on each other.
 *
 * @param boxes the parts that were found
 * @param width of the figure
 * @param height of the figure
 */
export function placeMarks(
  boxes: readonly PartBox[],
  width: number,
  height: number,
): readonly MarkPlace[] {
  const sorted = [...boxes].sort((a, b) => a.center - b.center || a.top - b.top)
  const above = sorted.filter((_, index) => index % 2 === 0)
  const below = sorted.filter((_, index) => index % 2 === 1)
  return [
    ...spread(above, width).map(({ box, x }) => ({
      number: box.number,
      x,
      y: inset,
      targetX: box.center,
      targetY: box.top,
    })),
    ...spread(below, width).map(({ box, x }) => ({
      number: box.number,
      x,
      y: height - inset - markSize,
      targetX: box.center,
      targetY: box.bottom,
    })),
  ]
}

/** Moves numbers apart that would touch; the whole row stays inside the figure. */
function spread(boxes: readonly PartBox[], width: number) {
  let previous = Number.NEGATIVE_INFINITY
  const row = boxes.map((box) => {
    previous = Math.max(box.center, previous + pitch, inset + markSize / 2)
    return { box, x: previous }
  })
  const excess = Math.max(0, previous + markSize / 2 + inset - width)
  return row.map(({ box, x }) => ({ box, x: x - excess }))
}
