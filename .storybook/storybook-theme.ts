import { create, type ThemeVars } from 'storybook/theming'

import { scaleValues, themes } from '@throughline/ui/theme'

/** The mark of the product and its name, as markup: Storybook takes no component here. */
function brandOf(mark: string, ink: string): string {
  return `<span style="display:inline-flex;gap:10px;align-items:center;color:${ink};font-size:16px;font-weight:600;letter-spacing:-0.01em"><svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true"><path d="M2 5.5h8M2 10h16M10 14.5h8" stroke="${mark}" stroke-width="2.5" stroke-linecap="round"/></svg>Throughline</span>`
}

/** The theme of Storybook's own interface and documentation pages, in our colours. */
function storybookTheme(name: keyof typeof themes): ThemeVars {
  const colors = themes[name]
  return create({
    base: name === 'dark' ? 'dark' : 'light',
    brandTitle: brandOf(colors['color-brand'], colors['color-ink']),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: scaleValues['font-sans'],
    fontCode: scaleValues['font-mono'],
    colorPrimary: colors['color-selection'],
    colorSecondary: colors['color-selection'],
    appBg: colors['color-sunken'],
    appContentBg: colors['color-surface'],
    appPreviewBg: colors['color-canvas'],
    appBorderColor: colors['color-line'],
    appBorderRadius: Number.parseFloat(scaleValues['radius-card']),
    textColor: colors['color-ink'],
    textMutedColor: colors['color-ink-muted'],
    barBg: colors['color-surface'],
    barTextColor: colors['color-ink-muted'],
    barHoverColor: colors['color-selection'],
    barSelectedColor: colors['color-selection'],
    inputBg: colors['color-surface'],
    inputBorder: colors['color-control-outline'],
    inputTextColor: colors['color-ink'],
    inputBorderRadius: Number.parseFloat(scaleValues['radius-control']),
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
