import type { Expenses } from '@throughline/domain/budget'

/** Width of a digit in strong weight, in pixels; commas are narrower. */
const DIGIT_PIXELS = 8
/** Padding of a cell on both sides together, in pixels. */
const INSET_PIXELS = 20

/**
 * Returns the width in pixels of a column in which every figure can be read.
 *
 * @param write formats a figure as the column does
 */
export function widthOfFigures(
  figures: Iterable<Readonly<Record<keyof Expenses, number | null>>>,
  write: (dollars: number) => string,
): number {
  let [least, greatest] = [0, 0]
  for (const { estimate, actual, variance } of figures) {
    least = Math.min(least, estimate ?? 0, actual ?? 0, variance ?? 0)
    greatest = Math.max(greatest, estimate ?? 0, actual ?? 0, variance ?? 0)
  }
  const length = Math.max(write(least).length, write(greatest).length)
  return length * DIGIT_PIXELS + INSET_PIXELS
}
