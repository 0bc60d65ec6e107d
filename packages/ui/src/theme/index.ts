export { GlobalStyle } from './GlobalStyle'
export { StyleRules, type StyleRulesProps } from './StyleRules'
export { ThemeRoot, type ThemeRootProps } from './ThemeRoot'
export { themeRootCss } from './theme-root-css'
export { barColors, barTint } from './bar-colors'
export { channelColors } from './channel-colors'
export {
  contrastRatio,
  mixColors,
  parseHexColor,
  relativeLuminance,
  type RgbColor,
} from './contrast'
export {
  DEFAULT_DENSITY,
  densities,
  densityPixels,
  motionValues,
  scaleValues,
  type Density,
  type DensitySize,
} from './scale-values'
export { DENSITY_PROPERTY, themeCss } from './theme-css'
export {
  darkTheme,
  highContrastTheme,
  lightTheme,
  themes,
  type ThemeName,
  type ThemePreference,
  type ThemeValues,
} from './theme-values'
export { token, tokenProperty, type TokenName } from './token'
