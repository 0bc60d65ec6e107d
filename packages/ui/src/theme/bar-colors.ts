import { mixColors, parseHexColor, type RgbColor } from './contrast'
import { themes, type ThemeName } from './theme-values'
import { token } from './token'

/**
 * CSS for elements with a channel's color: a tint of it as background, the full color
 * at the leading edge, and the theme's text color. Set the color on the element
 * (`style={{ '--tl-bar-color': color }}`) and, for items of another plan of the family,
 * `data-nested`. Works with any color in every theme; all bars share one class.
 */
export const barColors = `
  background-color: color-mix(in srgb, var(--tl-bar-color) ${token('bar-tint')}, ${token('color-surface')});
  border-inline-start: ${token('size-bar-edge')} solid var(--tl-bar-color);
  color: ${token('color-ink')};

  &[data-nested] {
    background-color: color-mix(in srgb, var(--tl-bar-color) ${token('bar-tint-nested')}, ${token('color-surface')});
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    border-inline-start: ${token('size-bar-edge')} solid var(--tl-bar-color);
    forced-color-adjust: preserve-parent-color;
  }

  @media print {
    print-color-adjust: exact;
  }
`

/**
 * The background that `barColors` sets on a bar, computed for contrast tests.
 *
 * @param color the channel's color, `#RRGGBB`
 * @param isNested whether the bar belongs to another plan of the family
 */
export function barTint(color: string, themeName: ThemeName, isNested = false): RgbColor {
  const theme = themes[themeName]
  const share = Number.parseFloat(theme[isNested ? 'bar-tint-nested' : 'bar-tint']) / 100
  return mixColors(parseHexColor(color), parseHexColor(theme['color-surface']), share)
}
