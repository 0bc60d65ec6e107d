/** Key of the session storage: '1' once the user has chosen to work in a small window. */
const KEY = 'small-window'

/**
 * Returns whether the user has chosen to work in a small window. The choice lasts until the tab
 * closes.
 */
export function isSmallWindowAccepted(): boolean {
  try {
    return globalThis.sessionStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

/**
 * Stores that the user works in a small window. If the browser blocks storage, only the page
 * remembers it.
 */
export function acceptSmallWindow(): void {
  try {
    globalThis.sessionStorage.setItem(KEY, '1')
  } catch {
    // The page remembers it until a reload.
  }
}
