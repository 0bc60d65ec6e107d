/**
 * How many items of a line fit, from the start. When not all do, room is kept
 * for the button that holds the rest.
 *
 * @param widths of the items in order, pixels
 * @param available width of the line, pixels
 * @param moreWidth width of the button for the rest, pixels
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
