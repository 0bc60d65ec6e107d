/** A half-open range along one axis, `[from, to)` in pixels. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * Returns the range to draw around the visible range, in whole steps, so that it changes only now
 * and then during scrolling.
 *
 * @param margin steps to draw beyond the view on both sides, >= 0
 */
export function stretchAround(
  start: number,
  length: number,
  step: number,
  margin: number,
): Stretch {
  return {
    from: (Math.floor(start / step) - margin) * step,
    to: (Math.ceil((start + length) / step) + margin) * step,
  }
}

/** Whether a range is within another. */
export function isWithin(inner: Stretch, outer: Stretch): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}

export function isSameStretch(a: Stretch, b: Stretch): boolean {
  return a.from === b.from && a.to === b.to
}
