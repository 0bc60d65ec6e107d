import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  parse,
} from 'culori'
import { describe, expect, it } from 'vitest'

import { barColors, barTint } from './bar-colors'
import { channelColors } from './channel-colors'
import { parseHexColor, type RgbColor } from './contrast'
import { themes, type ThemeName } from './theme-values'
import { token } from './token'

/** Viewers distinguish two colors with this CIEDE2000 distance at a glance, side by side or not. */
const LEAST_DISTANCE = 8
const themeNames: readonly ThemeName[] = ['light', 'dark', 'high-contrast']

/** Red, green and blue, 0 to 1. */
interface Seen {
  readonly mode: 'rgb'
  readonly r: number
  readonly g: number
  readonly b: number
}
type Visibility = (color: Seen) => Seen

const distance = differenceCiede2000()
const toLinear = converter('lrgb')
const toEncoded = converter('rgb')

/**
 * A kind of color blindness at full strength, by Machado, Oliveira and Fernandes (2009).
 * Sources differ in whether its matrix applies to light or to encoded values, so that both are
 * measured.
 */
function blindness(
  filter: (color: Seen) => Seen,
): Readonly<Record<'light' | 'encoded', Visibility>> {
  const seen = (color: Seen) => clamped(filter(color))
  return {
    light: (color) => {
      const { r, g, b } = seen({ ...toLinear(color), mode: 'rgb' })
      return toEncoded({ mode: 'lrgb', r, g, b })
    },
    encoded: seen,
  }
}

function clamped({ r, g, b }: Seen): Seen {
  const clamp = (part: number) => Math.min(1, Math.max(0, part))
  return { mode: 'rgb', r: clamp(r), g: clamp(g), b: clamp(b) }
}

const protanopia = blindness(filterDeficiencyProt(1))
const deuteranopia = blindness(filterDeficiencyDeuter(1))
const tritanopia = blindness(filterDeficiencyTrit(1))

const visibilities: readonly (readonly [name: string, visibility: Visibility])[] = [
  ['full color vision', (color) => color],
  ['protanopia, of light', protanopia.light],
  ['protanopia, of encoded values', protanopia.encoded],
  ['deuteranopia, of light', deuteranopia.light],
  ['deuteranopia, of encoded values', deuteranopia.encoded],
  ['tritanopia, of light', tritanopia.light],
  ['tritanopia, of encoded values', tritanopia.encoded],
]

function seenBy(visibility: Visibility, [red, green, blue]: RgbColor): Seen {
  return visibility({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 })
}

const pairs = channelColors.flatMap((one, at) =>
  channelColors.slice(at + 1).map((other) => [one, other] as const),
)

/** The pairs of colors that are too close, each with its distance. */
function tooClose(visibility: Visibility): readonly string[] {
  return pairs.flatMap(([one, other]) => {
    const apart = distance(
      seenBy(visibility, parseHexColor(one)),
      seenBy(visibility, parseHexColor(other)),
    )
    return apart >= LEAST_DISTANCE ? [] : [`${one} and ${other}: ${apart.toFixed(2)}`]
  })
}

describe('the distance itself', () => {
  it('agrees with a published pair of Sharma, Wu and Dalal (2005)', () => {
    const apart = distance(
      { mode: 'lab65', l: 50, a: 2.5, b: 0 },
      { mode: 'lab65', l: 61, a: -5, b: 29 },
    )
    expect(apart).toBeCloseTo(22.8977, 3)
  })

  it('finds red and green close to each other without the one or the other', () => {
    const red = parseHexColor('#B25D5D')
    const green = parseHexColor('#7A7A3C')
    const apart = (visibility: Visibility) =>
      distance(seenBy(visibility, red), seenBy(visibility, green))
    expect(apart((color) => color)).toBeGreaterThan(25)
    expect(apart(deuteranopia.light)).toBeLessThan(apart((color) => color) / 2)
  })

  it('is measured over every two of twelve', () => {
    expect(new Set(channelColors).size).toBe(12)
    expect(pairs).toHaveLength(66)
    expect(channelColors.every((color) => parse(color) !== undefined)).toBe(true)
  })
})

describe('channel colors as they are drawn', () => {
  // Swatches, charts and the edges of bars are drawn in the color itself, the same in each theme.
  it('are the edges of bars, unmixed', () => {
    // One for screens and paper, one for forced colors.
    const edges = barColors.match(/border-inline-start: [^;]+;/g)
    const edge = `border-inline-start: ${token('size-bar-edge')} solid var(--tl-bar-color);`
    expect(edges).toEqual([edge, edge])
  })

  it.each(visibilities)('are told apart in every theme with %s', (_name, visibility) => {
    expect(tooClose(visibility)).toEqual([])
  })
})

describe.each(themeNames)('channel colors in the %s theme', (theme) => {
  const surface = parseHexColor(themes[theme]['color-surface'])

  it.each(visibilities)(
    'stand out from the surface and from their tint with %s',
    (_name, visibility) => {
      const ground = seenBy(visibility, surface)
      for (const color of channelColors) {
        const drawn = seenBy(visibility, parseHexColor(color))
        expect(distance(drawn, ground)).toBeGreaterThanOrEqual(LEAST_DISTANCE)
        for (const isNested of [false, true]) {
          const tint = seenBy(visibility, barTint(color, theme, isNested))
          expect(distance(drawn, tint)).toBeGreaterThanOrEqual(LEAST_DISTANCE)
        }
      }
    },
  )
})
