/** A box in pixels of the figure. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A part of the example. */
export interface PartBox extends Box {
  readonly number: number
}

/** Where a number stands, and the line from it to its part; pixels of the figure. */
export interface MarkPlace {
  readonly number: number
  /** Middle of the number. */
  readonly x: number
  readonly y: number
  /** The end of the line at the part. */
  readonly targetX: number
  readonly targetY: number
}

type Side = 'top' | 'left' | 'right' | 'bottom'

const MARK_RADIUS = 10
/** Between the middles of two numbers on one side, at least. */
const PITCH = 28
/** Between a number and the edge of the figure. */
const INSET = 16
/** Beside the example a number needs this much, with a line that can be seen. */
const LEAST_MARGIN = INSET + 2 * MARK_RADIUS + 12
/** A number more on a side counts as this much of a line: they are shared out. */
const CROWDING = 12
/** A line ends this far inside of a wide part, where its text begins. */
const REACH = 24

/**
 * Puts the number of each part beside the example, on the side that it is nearest to: numbers
 * cover nothing, and lines cross little and not each other.
 *
 * @param boxes the parts that were found, in the order of reading
 * @param example all of the example
 * @param width of the figure
 * @param height of the figure
 */
export function placeMarks(
  boxes: readonly PartBox[],
  example: Box,
  width: number,
  height: number,
): readonly MarkPlace[] {
  const { left, right, top, bottom } = example
  const sides: Record<Side, PartBox[]> = { top: [], left: [], right: [], bottom: [] }
  for (const box of boxes) {
    const lengths: Record<Side, number> = {
      top: box.top - top,
      left: left < LEAST_MARGIN ? Infinity : box.left - left,
      right: width - right < LEAST_MARGIN ? Infinity : right - box.right,
      bottom: bottom - box.bottom,
    }
    const cost = (side: Side) => lengths[side] + CROWDING * sides[side].length
    const [nearest = 'top'] = (['top', 'left', 'right', 'bottom'] as const).toSorted(
      (one, other) => cost(one) - cost(other),
    )
    sides[nearest].push(box)
  }
  return [
    ...inRow(sides.top, width).map(({ box, at, target }) => ({
      number: box.number,
      x: at,
      y: INSET + MARK_RADIUS,
      targetX: target,
      targetY: box.top,
    })),
    ...inColumn(sides.left, height).map(({ box, at, target }) => ({
      number: box.number,
      x: left - LEAST_MARGIN + INSET + MARK_RADIUS,
      y: at,
      targetX: box.left,
      targetY: target,
    })),
    ...inColumn(sides.right, height).map(({ box, at, target }) => ({
      number: box.number,
      x: right + LEAST_MARGIN - INSET - MARK_RADIUS,
      y: at,
      targetX: box.right,
      targetY: target,
    })),
    ...inRow(sides.bottom, width).map(({ box, at, target }) => ({
      number: box.number,
      x: at,
      y: height - INSET - MARK_RADIUS,
      targetX: target,
      targetY: box.bottom,
    })),
  ]
}

function inRow(boxes: readonly PartBox[], width: number) {
  const targets = boxes.map((box) => ({
    box,
    target: Math.min((box.left + box.right) / 2, box.left + REACH),
  }))
  return spread(targets, width)
}

function inColumn(boxes: readonly PartBox[], height: number) {
  return spread(
    boxes.map((box) => ({ box, target: (box.top + box.bottom) / 2 })),
    height,
  )
}

/** Moves numbers apart that would touch; all of them stay inside the figure. */
function spread(
  targets: readonly { readonly box: PartBox; readonly target: number }[],
  length: number,
) {
  const sorted = targets.toSorted((one, other) => one.target - other.target)
  let previous = -Infinity
  const places = sorted.map(({ box, target }) => {
    previous = Math.max(target, previous + PITCH, INSET + MARK_RADIUS)
    return { box, target, at: previous }
  })
  const excess = Math.max(0, previous + MARK_RADIUS + INSET - length)
  return places.map(({ box, target, at }) => ({ box, target, at: at - excess }))
}

/** The `data-part` that a selector of a part ends with; undefined without one. */
export function dataPartIn(selector: string): string | undefined {
  return /\[data-part="([^"]+)"\](?::[\w-]+)?$/.exec(selector)?.[1]
}
