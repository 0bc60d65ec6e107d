import { create, type ThemeVars } from 'storybook/theming'

import { scaleValues, themes } from '@throughline/ui/theme'

/** The theme of Storybook's own interface and documentation pages, in our colours. */
function storybookTheme(name: keyof typeof themes): ThemeVars {
  const colors = themes[name]
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle: 'Throughline',
    brandTarget: '_self',
    fontBase: scaleValues['font-sans'],
    fontCode: scaleValues['font-mono'],
    colorPrimary: colors['color-selection'],
    colorSecondary: colors['color-selection'],
    appBg: colors['color-sunken'],
    appContentBg: colors['color-surface'],
    appPreviewBg: colors['color-canvas'],
    appBorderColor: colors['color-line'],
    appBorderRadius: 8,
    textColor: colors['color-ink'],
    textMutedColor: colors['color-ink-muted'],
    barBg: colors['color-surface'],
    barTextColor: colors['color-ink-muted'],
    barHoverColor: colors['color-selection'],
    barSelectedColor: colors['color-selection'],
    inputBg: colors['color-surface'],
    inputBorder: colors['color-control-outline'],
    inputTextColor: colors['color-ink'],
    inputBorderRadius: 6,
  })
}

const storybookThemes = {
  light: storybookTheme('light'),
  dark: storybookTheme('dark'),
  'high-contrast': storybookTheme('high-contrast'),
}

/**
 * Storybook's theme for what its toolbar says.
 *
 * @param preference the value of the toolbar's theme; anything unknown counts as `auto`, which follows the system at the time of asking
 */
export function frameTheme(preference: unknown): ThemeVars {
  if (preference === 'light' || preference === 'dark' || preference === 'high-contrast') {
    return storybookThemes[preference]
  }
  const isDark = globalThis.matchMedia('(prefers-color-scheme: dark)').matches
  return isDark ? storybookThemes.dark : storybookThemes.light
}
