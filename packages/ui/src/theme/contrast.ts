/** Red, green and blue, each 0 to 255; fractions are allowed. */
export type RgbColor = readonly [red: number, green: number, blue: number]

const hexColor = /^#[0-9a-f]{6}$/i

/**
 * Parses a colour of six digits.
 *
 * @param hex `#RRGGBB`, either case
 * @throws RangeError for any other notation
 */
export function parseHexColor(hex: string): RgbColor {
  if (!hexColor.test(hex)) {
    throw new RangeError(
      `"${hex}" is not a colour of the form #RRGGBB, so it cannot be measured. Convert it first.`,
    )
  }
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/**
 * Mixes two colours like `color-mix(in srgb, color share, ground)`.
 *
 * @param share of `color`, 0 to 1; the rest is `ground`
 */
export function mixColors(color: RgbColor, ground: RgbColor, share: number): RgbColor {
  const mix = (index: 0 | 1 | 2) => color[index] * share + ground[index] * (1 - share)
  return [mix(0), mix(1), mix(2)]
}

/** Relative luminance of WCAG 2.2, 0 for black to 1 for white. */
export function relativeLuminance([red, green, blue]: RgbColor): number {
  const linear = (channel: number) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of WCAG 2.2 between two colours, 1 to 21, in either order. */
export function contrastRatio(one: RgbColor, other: RgbColor): number {
  const first = relativeLuminance(one)
  const second = relativeLuminance(other)
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}
