/** A box in CSS pixels of the viewport. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Extent in CSS pixels. */
interface Extent {
  readonly width: number
  readonly height: number
}

/** The side of the anchor; `start` and `end` follow the direction of text. */
type Side = 'top' | 'bottom' | 'start' | 'end'

/** The side, and the edge of the anchor with which the floating box lines up. */
export type Placement = `${Side}-${'start' | 'center' | 'end'}`

interface PlacementQuestion {
  anchor: Box
  /** The natural size, before any limit on its height. */
  floating: Extent
  viewport: Extent
  placement: Placement
  /** Distance from the anchor. */
  gap: number
  isRightToLeft: boolean
  /** Above or below the anchor it gets no lower than this, if its content is higher. */
  leastHeight: number
}

/** Where a floating box goes. */
export interface PlacementAnswer {
  readonly left: number
  readonly top: number
  /** The side it took. */
  readonly side: Side
  /** What fits there without leaving the viewport. */
  readonly maxHeight: number
}

/** Nothing floats closer to the edge of the viewport, in pixels. */
const margin = 8

const opposite: Readonly<Record<Side, Side>> = {
  top: 'bottom',
  bottom: 'top',
  start: 'end',
  end: 'start',
}

/** Keeps a stretch inside the viewport; one that is too long shows its beginning. */
function keepInside(position: number, length: number, available: number): number {
  return Math.max(margin, Math.min(position, available - margin - length))
}

/**
 * Finds the place of a box that floats beside another, always inside the viewport:
 *
 * 1. on the intended side, or the opposite one, if it fits there as a whole;
 * 2. above or below, whichever has more room, if that leaves it the least height;
 * 3. on one of the other two sides, if it fits there;
 * 4. over the anchor.
 *
 * Then it slides along the anchor until it lies inside the viewport. What is higher
 * than there is room for has to scroll within the maximum height of the answer.
 */
export function placeBeside(question: PlacementQuestion): PlacementAnswer {
  const { anchor, floating, viewport, placement, gap, isRightToLeft } = question
  const [intended, align] = splitPlacement(placement)
  const right = viewport.width - anchor.left - anchor.width
  const room: Readonly<Record<Side, number>> = {
    top: anchor.top - gap - margin,
    bottom: viewport.height - anchor.top - anchor.height - gap - margin,
    start: (isRightToLeft ? right : anchor.left) - gap - margin,
    end: (isRightToLeft ? anchor.left : right) - gap - margin,
  }
  const chosen = chooseSide(question, intended, room)
  const side = chosen ?? intended
  const viewportHeight = viewport.height - 2 * margin
  const maxHeight =
    chosen !== null && isVertical(side) ? Math.min(room[side], viewportHeight) : viewportHeight
  const { width } = floating
  const height = Math.min(floating.height, maxHeight)

  const isAlignedLeft = (align === 'start') !== isRightToLeft
  const along: Pick<Box, 'left' | 'top'> = {
    left:
      align === 'center'
        ? anchor.left + (anchor.width - width) / 2
        : isAlignedLeft
          ? anchor.left
          : anchor.left + anchor.width - width,
    top:
      align === 'center'
        ? anchor.top + (anchor.height - height) / 2
        : align === 'start'
          ? anchor.top
          : anchor.top + anchor.height - height,
  }
  const goesLeft = (side === 'start') !== isRightToLeft
  const left = isVertical(side)
    ? along.left
    : goesLeft
      ? anchor.left - gap - width
      : anchor.left + anchor.width + gap
  const top = !isVertical(side)
    ? along.top
    : side === 'bottom'
      ? anchor.top + anchor.height + gap
      : anchor.top - gap - height
  return {
    left: keepInside(left, width, viewport.width),
    top: keepInside(top, height, viewport.height),
    side,
    maxHeight,
  }
}

/** The side to take; null when there is room on none of them. */
function chooseSide(
  { floating, leastHeight }: PlacementQuestion,
  intended: Side,
  room: Readonly<Record<Side, number>>,
): Side | null {
  const fits = (side: Side): boolean =>
    room[side] >= (isVertical(side) ? floating.height : floating.width)
  const other = opposite[intended]
  if (fits(intended)) return intended
  if (fits(other)) return other
  const roomier = room.bottom >= room.top ? 'bottom' : 'top'
  const hasLeast = room[roomier] >= Math.min(leastHeight, floating.height)
  if (isVertical(intended) && hasLeast) return room[intended] >= room[other] ? intended : other
  for (const side of isVertical(intended)
    ? (['end', 'start'] as const)
    : (['bottom', 'top'] as const)) {
    if (fits(side)) return side
  }
  return hasLeast ? roomier : null
}

function isVertical(side: Side): boolean {
  return side === 'top' || side === 'bottom'
}

function splitPlacement(placement: Placement): [Side, 'start' | 'center' | 'end'] {
  const sides = ['top', 'bottom', 'start', 'end'] as const
  const aligns = ['start', 'center', 'end'] as const
  const side = sides.find((name) => placement.startsWith(`${name}-`)) ?? 'bottom'
  const align = aligns.find((name) => placement.endsWith(`-${name}`)) ?? 'start'
  return [side, align]
}
