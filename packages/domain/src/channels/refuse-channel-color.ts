/** Why a color is refused for a channel. */
export type ChannelColorRefusal = 'too-light' | 'too-dark'

/**
 * The backgrounds of channel marks in the light and in the dark theme of the product, as `#RRGGBB`.
 */
export const CHANNEL_GROUNDS = { light: '#FFFFFF', dark: '#1E1C1A' } as const

/**
 * The least contrast of a channel's color with its background. Low contrast is acceptable: text on
 * a tint of the color stays readable, and the channel's name is always visible too, so that the
 * color is never the only sign. The color itself must still be visible: no color may be fainter
 * than the faintest of the twelve, yellow-green on white (1.88:1).
 */
const MIN_MARK_CONTRAST = 1.8

/**
 * Returns the reason for refusing a color: the edge of a bar and the swatch of the channel would
 * hardly be visible on one of the two backgrounds. The twelve of `CHANNEL_COLORS` are always
 * accepted.
 *
 * @returns null for an accepted color
 * @throws RangeError for any other notation
 */
export function refuseChannelColor(color: string): ChannelColorRefusal | null {
  const mark = luminanceOf(color)
  const isHiddenOn = (ground: string) => contrast(mark, luminanceOf(ground)) < MIN_MARK_CONTRAST
  if (isHiddenOn(CHANNEL_GROUNDS.light)) return 'too-light'
  return isHiddenOn(CHANNEL_GROUNDS.dark) ? 'too-dark' : null
}

/** Relative luminance of WCAG 2.2, 0 for black to 1 for white. */
function luminanceOf(color: string): number {
  if (!/^#[0-9a-f]{6}$/iu.test(color)) {
    throw new RangeError(`"${color}" is not a colour of the form #RRGGBB. Convert it first.`)
  }
  const linear = (start: number) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
}

/** Contrast ratio of WCAG 2.2 between two luminances, 1 to 21. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
