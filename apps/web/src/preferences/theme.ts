import type { Density, ThemePreference } from '@throughline/ui/theme'

/** Applies a theme to the root element; `auto` follows the system. */
export function applyTheme(theme: ThemePreference): void {
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  // Removes the style that the page sets before the first paint: from here on the tokens set it.
  root.style.removeProperty('color-scheme')
}

/** Calls `onChange` when the theme or density of the page changes, for any reason. */
export function subscribeToLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-density'] })
  return () => {
    observer.disconnect()
  }
}

/** Applies a density to the root element. */
export function applyDensity(density: Density): void {
  document.documentElement.dataset['density'] = density
}
