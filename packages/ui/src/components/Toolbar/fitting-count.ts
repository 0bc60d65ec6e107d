/**
 * How many items of a line fit, from the start. If not all fit, space for the overflow
 * button is reserved.
 *
 * @param widths of the items in order, pixels
 * @param available width of the line, pixels
 * @param moreWidth width of the overflow button, pixels
 * @param gap between neighbours, pixels
 * @returns 0 to `widths.length`
 */
export function fittingCount(
  widths: readonly number[],
  available: number,
  moreWidth: number,
  gap: number,
): number {
  const total = widths.reduce((sum, width) => sum + width + gap, -gap)
  // Boxes are measured in fractions of a pixel.
  if (total <= available + 0.5) return widths.length
  let used = moreWidth
  let count = 0
  for (const width of widths) {
    used += width + gap
    if (used > available + 0.5) break
    count += 1
  }
  return count
}
