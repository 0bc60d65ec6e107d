import type { Box } from '../../internal/floating/place-beside'

/** Free space between an element and the edge of its light, in pixels. */
const PADDING_PIXELS = 4

/** The smallest distance of the middle of an arrow from the corners of its card, in pixels. */
const CORNER_PIXELS = 20

/** Half the size of an arrow, in pixels. */
const HALF_ARROW_PIXELS = 6

/** The light around an element, inside the window; without an element a point in the middle. */
export function spotlightOf(
  box: Box | null,
  viewport: { readonly width: number; readonly height: number },
): Box {
  if (box === null)
    return { left: viewport.width / 2, top: viewport.height / 2, width: 0, height: 0 }
  const left = Math.max(0, box.left - PADDING_PIXELS)
  const top = Math.max(0, box.top - PADDING_PIXELS)
  const right = Math.min(viewport.width, box.left + box.width + PADDING_PIXELS)
  const bottom = Math.min(viewport.height, box.top + box.height + PADDING_PIXELS)
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}

/** On which side of the element a card is, and where along its edge the arrow is, in pixels. */
export interface Arrow {
  /** `none` where the card covers the element. */
  readonly side: 'top' | 'bottom' | 'left' | 'right' | 'none'
  readonly offset: number
}

/** The arrow of a card, which points at the middle of the element as far as the card reaches. */
export function arrowOf(card: Box, anchor: Box): Arrow {
  if (anchor.width === 0 || anchor.height === 0) return { side: 'none', offset: 0 }
  const across = along(card.left, card.width, anchor.left + anchor.width / 2)
  const down = along(card.top, card.height, anchor.top + anchor.height / 2)
  if (card.top >= anchor.top + anchor.height) return { side: 'bottom', offset: across }
  if (card.top + card.height <= anchor.top) return { side: 'top', offset: across }
  if (card.left >= anchor.left + anchor.width) return { side: 'right', offset: down }
  if (card.left + card.width <= anchor.left) return { side: 'left', offset: down }
  return { side: 'none', offset: 0 }
}

function along(start: number, length: number, point: number): number {
  const middle = Math.max(CORNER_PIXELS, Math.min(point - start, length - CORNER_PIXELS))
  return middle - HALF_ARROW_PIXELS
}
