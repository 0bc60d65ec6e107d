/** Why a color is not taken for a channel. */
export type ChannelColourRefusal = 'too-light' | 'too-dark'

/** What marks of channels lie on, in the light and in the dark look of the product, as `#RRGGBB`. */
export const CHANNEL_GROUNDS = { light: '#FFFFFF', dark: '#1E1C1A' } as const

/**
 * The least contrast of a channel's color with its ground. Text on a tint of it is readable
 * whatever the color is, and the name of the channel is always given too, so that the color is
 * never the only sign. It still has to be seen: no color is fainter than the faintest of the
 * twelve, yellow-green on white (1.88:1).
 */
const MIN_MARK_CONTRAST = 1.8

/**
 * Why a color is not taken: the edge of a bar and the swatch of the channel would hardly be
 * seen on one of the two grounds. The twelve of `CHANNEL_COLOURS` are always taken.
 *
 * @param colour `#RRGGBB`, either case
 * @returns null for a color that is taken
 * @throws RangeError for any other notation
 */
export function refuseChannelColour(colour: string): ChannelColourRefusal | null {
  const mark = luminanceOf(colour)
  const isHiddenOn = (ground: string) => contrast(mark, luminanceOf(ground)) < MIN_MARK_CONTRAST
  if (isHiddenOn(CHANNEL_GROUNDS.light)) return 'too-light'
  return isHiddenOn(CHANNEL_GROUNDS.dark) ? 'too-dark' : null
}

/** Relative luminance of WCAG 2.2, 0 for black to 1 for white. */
function luminanceOf(colour: string): number {
  if (!/^#[0-9a-f]{6}$/iu.test(colour)) {
    throw new RangeError(`"${colour}" is not a colour of the form #RRGGBB. Convert it first.`)
  }
  const linear = (start: number) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
}

/** Contrast ratio of WCAG 2.2 between two luminances, 1 to 21. */
function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}
