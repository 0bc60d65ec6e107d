import type { ThemePreference } from '@throughline/ui/theme'

/** The themes that a person can choose. */
export const THEMES: readonly { readonly theme: ThemePreference; readonly label: string }[] = [
  { theme: 'auto', label: 'System theme' },
  { theme: 'light', label: 'Light theme' },
  { theme: 'dark', label: 'Dark theme' },
]
