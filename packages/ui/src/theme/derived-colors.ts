import type { ThemeValues } from './theme-values'
import { token } from './token'

/** X, Y and Z of a color, of which Y is the relative luminance of WCAG. */
type Xyz = readonly [x: number, y: number, z: number]

const WHITE: Xyz = [0.95046, 1, 1.08906]
/** The dark text of themes: `#1D1B18` on the action's color, `#10192B` on that of selections. */
const actionInk: Xyz = [0.01063, 0.01111, 0.01023]
const selectionInk: Xyz = [0.00997, 0.0098, 0.02422]

/** Black and white have the same contrast to a color of this luminance, 4.6:1. */
const EVEN = 0.179
/** Darker colors become lighter under the pointer, for a darker shade would look like them. */
const DARK = 0.06
/** Darker colors with dark text become lighter under the pointer: the text needs the contrast. */
const BRIGHT = 0.4
/** Luminance of `#1D1B18`. Darker colors take a share of white: a multiple of black is black. */
const INK = 0.011

/** The calculation that is 1 where the luminance `y` is above the limit, otherwise 0. */
const above = (limit: number) => `clamp(0,(y - ${String(limit)})*1e6,1)`
const below = (limit: number) => `clamp(0,(${String(limit)} - y)*1e6,1)`

/** A color that the browser computes from that of a token, each of X, Y and Z by a calculation. */
function derived(from: keyof ThemeValues, calculation: (part: 'x' | 'y' | 'z') => string): string {
  const parts = (['x', 'y', 'z'] as const).map((part) => `calc(${calculation(part)})`)
  return `color(from ${token(from)} xyz-d65 ${parts.join(' ')}`
}

const partOf = (color: Xyz, part: 'x' | 'y' | 'z') => String(color['xyz'.indexOf(part)])

/** White or a dark text, whichever is readable on a fill: the ink turns black where it must. */
function textOn(fill: keyof ThemeValues, ink: Xyz): string {
  const text = derived(
    fill,
    (part) =>
      `${partOf(WHITE, part)}*${below(EVEN)} + ${partOf(ink, part)}*clamp(0,(y - ${String(EVEN)})*18,1)`,
  )
  return `${text} / 1)`
}

/** How much a state of the action's color differs from it. */
interface Shade {
  /** Share that remains of X, Y and Z where the color becomes darker. */
  readonly remains: Xyz
  /** Luminance that is added to dark colors, and to black. */
  readonly added: number
  readonly addedToBlack: number
  /** Share of white that is added to colors of a middle luminance with dark text. */
  readonly white: number
}

/**
 * The action's color of a state. The calculations give the values of each theme for its own color,
 * and keep the contrast of the text for any other.
 */
function shadeOfAction({ remains, added, addedToBlack, white }: Shade): string {
  const isMiddle = `${above(EVEN)}*${below(BRIGHT)}`
  const shade = derived('color-action', (part) => {
    const factor = `${below(DARK)}*${String(added)}/max(y,${String(INK)}) + 1 - (${above(DARK)} - ${isMiddle})*${String(1 - Number(partOf(remains, part)))}`
    const share = `max(0,${String(addedToBlack)} - 7*y) + ${String(white)}*${isMiddle}`
    return `${part}*(${factor}) + ${partOf(WHITE, part)}*(${share})`
  })
  return `${shade})`
}

/** Tokens that follow from the color of another one, unless a page sets them too. */
export const derivedColors: Partial<ThemeValues> = {
  'color-action-hover': shadeOfAction({
    remains: [0.7987, 0.7977, 0.7708],
    added: 0.0202,
    addedToBlack: 0.0331,
    white: 0.08,
  }),
  'color-action-pressed': shadeOfAction({
    remains: [0.6287, 0.6277, 0.5887],
    added: 0.0495,
    addedToBlack: 0.0742,
    white: 0.17,
  }),
  'color-on-action': textOn('color-action', actionInk),
  'color-on-selection': textOn('color-selection', selectionInk),
}
