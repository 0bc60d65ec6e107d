/** A stretch along one axis, in pixels. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * The stretch to draw around what is seen, in whole steps, so that it changes only now and
 * then while somebody scrolls.
 *
 * @param margin steps beyond what is seen, on both sides
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

/** Whether a stretch lies within another. */
export function isWithin(inner: Stretch, outer: Stretch): boolean {
  return inner.from >= outer.from && inner.to <= outer.to
}

export function isSameStretch(a: Stretch, b: Stretch): boolean {
  return a.from === b.from && a.to === b.to
}
