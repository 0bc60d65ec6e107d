import type { ThemePreference } from '@throughline/ui/theme'

/** Themes that the user can choose. */
export const themes: readonly { readonly theme: ThemePreference; readonly label: string }[] = [
  { theme: 'auto', label: 'System theme' },
  { theme: 'light', label: 'Light theme' },
  { theme: 'dark', label: 'Dark theme' },
]
