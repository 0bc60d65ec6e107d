import { create, type ThemeVars } from 'storybook/theming'

import { scaleValues } from '../packages/ui/src/theme/scale-values'
import { themes } from '../packages/ui/src/theme/theme-values'

/** Storybook's own frame and its documentation pages, in our paper and ink. */
function houseTheme(base: 'light' | 'dark'): ThemeVars {
  const colors = themes[base]
  return create({
    base,
    brandTitle: 'Throughline',
    brandTarget: '_self',
    fontBase: scaleValues['font-sans'],
    fontCode: scaleValues['font-mono'],
    colorPrimary: colors['color-accent'],
    colorSecondary: colors['color-accent'],
    appBg: colors['color-sunken'],
    appContentBg: colors['color-surface'],
    appPreviewBg: colors['color-canvas'],
    appBorderColor: colors['color-line'],
    appBorderRadius: 8,
    textColor: colors['color-ink'],
    textMutedColor: colors['color-ink-muted'],
    barBg: colors['color-surface'],
    barTextColor: colors['color-ink-muted'],
    barHoverColor: colors['color-accent'],
    barSelectedColor: colors['color-accent'],
    inputBg: colors['color-surface'],
    inputBorder: colors['color-control-outline'],
    inputTextColor: colors['color-ink'],
    inputBorderRadius: 6,
  })
}

/** Storybook's theme for the system's colour scheme at the time of loading. */
export const systemTheme = houseTheme(
  globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
)
