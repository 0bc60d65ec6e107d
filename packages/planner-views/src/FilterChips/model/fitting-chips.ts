/** The widths of a line of chips, in pixels. */
export interface LineWidths {
  /** Of the line. */
  readonly line: number
  /** Of each chip, in order. */
  readonly chips: readonly number[]
  /** Between neighbours. */
  readonly gap: number
  /** Width of the button that shows the others, with the gap before it. */
  readonly more: number
}

/**
 * Returns the number of chips that fit in a line, from the first one. Unless all of them fit, the
 * line also has room for the button that shows the others.
 *
 * @returns from 1 (the line cuts the chip off if even one does not fit) to all
 */
export function fittingChips({ line, chips, gap, more }: LineWidths): number {
  // Boxes are measured in fractions of a pixel.
  const room = line + 0.5
  const total = chips.reduce((sum, width) => sum + width + gap, -gap)
  if (total <= room) return chips.length
  let used = more - gap
  const firstLeft = chips.findIndex((width) => {
    used += width + gap
    return used > room
  })
  return Math.max(1, firstLeft === -1 ? chips.length : firstLeft)
}
