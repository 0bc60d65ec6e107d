import { baseStylesCss } from './part-styles'
import { rootTokensCss } from './theme-css'

/**
 * The rules of `ThemeRoot` as text, which the package also has as `theme.css`: tokens and base
 * styles for elements with the class `tl-root` and for components in them. Other elements of the
 * page are not affected.
 *
 * @returns a style sheet
 */
export function themeRootCss(): string {
  return rootTokensCss() + baseStylesCss()
}
