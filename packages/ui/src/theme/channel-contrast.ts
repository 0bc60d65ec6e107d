import { contrastRatio, parseHexColor } from './contrast'
import { themes, type ThemeName } from './theme-values'

/**
 * The least contrast of a channel's colour with the surface. Text on a tint of it is readable
 * whatever the colour is, see `barColors`, and a name stands beside every mark of a channel, so
 * that no meaning hangs on the mark alone. It still has to be seen: no colour is fainter than
 * the faintest of the twelve, yellow-green on white (1.88:1).
 */
const MIN_MARK_CONTRAST = 1.8

/**
 * Whether the edge of a bar and the swatch of a channel would hardly be seen.
 *
 * @param color `#RRGGBB`
 * @returns the theme on whose surface they would not; null when they are seen on both
 * @throws RangeError for any other notation
 */
export function themeThatHidesChannel(color: string): Extract<ThemeName, 'light' | 'dark'> | null {
  const mark = parseHexColor(color)
  const isHidden = (name: ThemeName) =>
    contrastRatio(mark, parseHexColor(themes[name]['color-surface'])) < MIN_MARK_CONTRAST
  if (isHidden('light')) return 'light'
  return isHidden('dark') ? 'dark' : null
}
