import type { ComponentPropsWithRef } from 'react'
import { createGlobalStyle } from 'styled-components'

import type { Density } from './scale-values'
import { themeRootCss } from './theme-root-css'
import type { ThemePreference } from './theme-values'

export interface ThemeRootProps extends ComponentPropsWithRef<'div'> {
  /** Colors of what is inside; `auto` follows the system. @default 'auto' */
  theme?: ThemePreference
  /** How close together things stand inside. @default 'compact' */
  density?: Density
  /**
   * Whether the page has loaded `@throughline/ui/theme.css`, which has the same rules: none are
   * added to the page then.
   * @default false
   */
  isStyleSheetLinked?: boolean
}

const RootStyle = createGlobalStyle`${themeRootCss()}`

/**
 * Holds components in a page of another product: an element with the tokens of a theme and the
 * base styles that components need. It changes no element of the page outside, and none that the
 * page puts into slots inside. Pages that are made of components only use `GlobalStyle` instead.
 *
 * Render one around each place with components; the rules are added to the page once. In a shadow
 * root, give the root to `StyleSheetManager` as its `target`. Layout is that of a `div`: give it a
 * height where a component fills its parent. To replace a token, set its property on this element.
 */
export function ThemeRoot({
  theme = 'auto',
  density = 'compact',
  isStyleSheetLinked = false,
  className = '',
  children,
  ...rest
}: ThemeRootProps) {
  return (
    <div
      {...rest}
      className={`tl-root ${className}`.trim()}
      data-theme={theme}
      data-density={density}
    >
      {isStyleSheetLinked ? null : <RootStyle />}
      {children}
    </div>
  )
}
