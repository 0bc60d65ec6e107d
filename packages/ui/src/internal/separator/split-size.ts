/** Which of the two panes is resized; the other one takes the rest. */
export type SizedPane = 'start' | 'end'

/** The bounds of a pane, in its own unit, `minSize <= maxSize`. */
export interface SizeBounds {
  readonly minSize: number
  readonly maxSize: number
}

/** How a separator moves. */
export interface SeparatorAxis {
  /** `horizontal`: panes side by side; `vertical`: one above the other. */
  readonly orientation: 'horizontal' | 'vertical'
  readonly sizedPane: SizedPane
  /** Mirrors panes that are side by side. */
  readonly isRightToLeft: boolean
}

/** Clamps a size to its bounds; NaN becomes the minimum. */
export function clampSize(size: number, { minSize, maxSize }: SizeBounds): number {
  return Number.isNaN(size) ? minSize : Math.max(minSize, Math.min(size, maxSize))
}

/** 1 when moving right or down makes the pane larger, else -1. */
function growth({ orientation, sizedPane, isRightToLeft }: SeparatorAxis): 1 | -1 {
  const isMirrored = orientation === 'horizontal' && isRightToLeft
  return (sizedPane === 'start') === isMirrored ? -1 : 1
}

/**
 * The size after the separator was dragged.
 *
 * @param startSize size at the start of the drag
 * @param distancePixels moved since then, right and down positive
 * @param unitsPerPixel 1 for pixels; 100 / length of both panes for percent
 */
export function sizeAfterDrag(
  startSize: number,
  distancePixels: number,
  unitsPerPixel: number,
  axis: SeparatorAxis,
  bounds: SizeBounds,
): number {
  return clampSize(startSize + growth(axis) * distancePixels * unitsPerPixel, bounds)
}

/**
 * The size after a key press on the separator: arrows along its axis move it by `step`,
 * with Shift by five of them; Home and End go to the bounds.
 *
 * @returns null for other keys
 */
export function sizeAfterKey(
  press: { readonly key: string; readonly shiftKey: boolean },
  size: number,
  step: number,
  axis: SeparatorAxis,
  bounds: SizeBounds,
): number | null {
  if (press.key === 'Home') return bounds.minSize
  if (press.key === 'End') return bounds.maxSize
  const [back, forward] =
    axis.orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (press.key !== back && press.key !== forward) return null
  const distance = (press.key === forward ? step : -step) * (press.shiftKey ? 5 : 1)
  return clampSize(size + growth(axis) * distance, bounds)
}
