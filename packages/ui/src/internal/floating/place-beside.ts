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
  floating: Extent
  viewport: Extent
  placement: Placement
  /** Distance from the anchor. */
  gap: number
  isRightToLeft: boolean
}

/** Where a floating box goes. */
export interface PlacementAnswer {
  readonly left: number
  readonly top: number
  /** The side it took: the opposite one when only there is room. */
  readonly side: Side
  /** What fits on that side without leaving the viewport; at least 80. */
  readonly maxHeight: number
}

/** Nothing floats closer to the edge of the viewport, in pixels. */
const margin = 8
const smallestHeight = 80

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
 * Finds the place of a box that floats beside another. It takes the wished side
 * if there is room, else the opposite one if that has more; then it slides along
 * the anchor until it lies inside the viewport.
 */
export function placeBeside(question: PlacementQuestion): PlacementAnswer {
  const { anchor, floating, viewport, placement, gap, isRightToLeft } = question
  const [wished, align] = splitPlacement(placement)
  const right = viewport.width - anchor.left - anchor.width
  const room: Readonly<Record<Side, number>> = {
    top: anchor.top - gap - margin,
    bottom: viewport.height - anchor.top - anchor.height - gap - margin,
    start: (isRightToLeft ? right : anchor.left) - gap - margin,
    end: (isRightToLeft ? anchor.left : right) - gap - margin,
  }
  const isVertical = wished === 'top' || wished === 'bottom'
  const needed = isVertical ? floating.height : floating.width
  const other = opposite[wished]
  const side = room[wished] >= needed || room[wished] >= room[other] ? wished : other

  if (isVertical) {
    const maxHeight = Math.max(smallestHeight, room[side])
    const height = Math.min(floating.height, maxHeight)
    const alignsLeft = (align === 'start') !== isRightToLeft
    const left =
      align === 'center'
        ? anchor.left + (anchor.width - floating.width) / 2
        : alignsLeft
          ? anchor.left
          : anchor.left + anchor.width - floating.width
    return {
      left: keepInside(left, floating.width, viewport.width),
      top: side === 'bottom' ? anchor.top + anchor.height + gap : anchor.top - gap - height,
      side,
      maxHeight,
    }
  }

  const maxHeight = Math.max(smallestHeight, viewport.height - 2 * margin)
  const height = Math.min(floating.height, maxHeight)
  const top =
    align === 'center'
      ? anchor.top + (anchor.height - height) / 2
      : align === 'start'
        ? anchor.top
        : anchor.top + anchor.height - height
  const goesLeft = (side === 'start') !== isRightToLeft
  const left = goesLeft ? anchor.left - gap - floating.width : anchor.left + anchor.width + gap
  return {
    left: keepInside(left, floating.width, viewport.width),
    top: keepInside(top, height, viewport.height),
    side,
    maxHeight,
  }
}

function splitPlacement(placement: Placement): [Side, 'start' | 'center' | 'end'] {
  const sides = ['top', 'bottom', 'start', 'end'] as const
  const aligns = ['start', 'center', 'end'] as const
  const side = sides.find((name) => placement.startsWith(`${name}-`)) ?? 'bottom'
  const align = aligns.find((name) => placement.endsWith(`-${name}`)) ?? 'start'
  return [side, align]
}
