/** A box in CSS pixels of the viewport. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A size in CSS pixels. */
interface Size {
  readonly width: number
  readonly height: number
}

/** The side of the anchor; `start` and `end` follow the direction of text. */
type Side = 'top' | 'bottom' | 'start' | 'end'

/** A side of the anchor, and the edge of the anchor that the floating box aligns with. */
export type Placement = `${Side}-${'start' | 'center' | 'end'}`

interface PlacementOptions {
  anchor: Box
  /** The natural size, before any limit on its height. */
  floating: Size
  viewport: Size
  placement: Placement
  /** Distance from the anchor in pixels. */
  gap: number
  isRightToLeft: boolean
  /**
   * In pixels. With less height than this above and below the anchor, content that
   * needs more goes beside the anchor or over it.
   */
  minHeight: number
}

/** The position of a floating box in the viewport. */
export interface FloatingPosition {
  readonly left: number
  readonly top: number
  /** The side of the anchor that it is on. */
  readonly side: Side
  /** The height that fits there without leaving the viewport. */
  readonly maxHeight: number
}

/** Distance to keep from the edges of the viewport, in pixels. */
const MARGIN = 8

const opposite: Readonly<Record<Side, Side>> = {
  top: 'bottom',
  bottom: 'top',
  start: 'end',
  end: 'start',
}

/** Moves a range into the viewport; of one that is too long the start is visible. */
function keepInside(position: number, length: number, available: number): number {
  return Math.max(MARGIN, Math.min(position, available - MARGIN - length))
}

/**
 * Computes the position of a box that floats beside an anchor, always inside the
 * viewport. It uses the first that is possible:
 *
 * 1. the intended side, or the opposite one, if the whole box fits there;
 * 2. above or below, on the side with more space, if that is at least `minHeight`;
 * 3. one of the other two sides, if the box fits there;
 * 4. over the anchor.
 *
 * Then it moves the box along the anchor until it is inside the viewport. A box
 * that is higher than `maxHeight` of the result must scroll.
 */
export function placeBeside(options: PlacementOptions): FloatingPosition {
  const { anchor, floating, viewport, placement, gap, isRightToLeft } = options
  const [intended, align] = splitPlacement(placement)
  const right = viewport.width - anchor.left - anchor.width
  const room: Readonly<Record<Side, number>> = {
    top: anchor.top - gap - MARGIN,
    bottom: viewport.height - anchor.top - anchor.height - gap - MARGIN,
    start: (isRightToLeft ? right : anchor.left) - gap - MARGIN,
    end: (isRightToLeft ? anchor.left : right) - gap - MARGIN,
  }
  const chosen = chooseSide(options, intended, room)
  const side = chosen ?? intended
  const viewportHeight = viewport.height - 2 * MARGIN
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

/** The side to use; null when there is not enough space on any of them. */
function chooseSide(
  { floating, minHeight }: PlacementOptions,
  intended: Side,
  room: Readonly<Record<Side, number>>,
): Side | null {
  const fits = (side: Side): boolean =>
    room[side] >= (isVertical(side) ? floating.height : floating.width)
  const other = opposite[intended]
  if (fits(intended)) return intended
  if (fits(other)) return other
  const roomier = room.bottom >= room.top ? 'bottom' : 'top'
  const hasMinHeight = room[roomier] >= Math.min(minHeight, floating.height)
  if (isVertical(intended) && hasMinHeight) return room[intended] >= room[other] ? intended : other
  for (const side of isVertical(intended)
    ? (['end', 'start'] as const)
    : (['bottom', 'top'] as const)) {
    if (fits(side)) return side
  }
  return hasMinHeight ? roomier : null
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
