import type { Box } from '../../internal/floating/place-beside'

/**
 * The part of a wide target that a card is anchored to: around the pointer, so that the
 * card is near it. A target no wider than `widestPixels` is returned as it is.
 *
 * @param target the target's box
 * @param pointerX position of the pointer in the same coordinates; outside of the
 *   target the nearest end is used
 * @param widestPixels width of the result for wider targets, > 0
 */
export function pointedBox(target: Box, pointerX: number, widestPixels: number): Box {
  if (target.width <= widestPixels) return target
  const last = target.left + target.width - widestPixels
  const left = Math.min(Math.max(pointerX - widestPixels / 2, target.left), last)
  return { left, top: target.top, width: widestPixels, height: target.height }
}
