import type { Density, ThemePreference } from '@throughline/ui/theme'

/** Shows a theme from the root element downwards; `auto` follows the system. */
export function applyTheme(theme: ThemePreference): void {
  const root = document.documentElement
  if (theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  // What was set before the first paint has done its work: the tokens say it from here on.
  root.style.removeProperty('color-scheme')
}

/** Calls back when another theme or density is shown, whoever has chosen it. */
export function subscribeToLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-density'] })
  return () => {
    observer.disconnect()
  }
}

/** Sets how close together things stand, from the root element downwards. */
export function applyDensity(density: Density): void {
  document.documentElement.dataset['density'] = density
}
