/** Key of the session storage: '1' once a person has chosen to work in a small window. */
const KEY = 'small-window'

/** Whether the person goes on in a small window, in this tab, until it is closed. */
export function isSmallWindowAccepted(): boolean {
  try {
    return globalThis.sessionStorage.getItem(KEY) === '1'
  } catch {
    return false
  }
}

/** Remembers that the person goes on in a small window. Where storage is blocked, only the page does. */
export function acceptSmallWindow(): void {
  try {
    globalThis.sessionStorage.setItem(KEY, '1')
  } catch {
    // The page still knows it until it is reloaded.
  }
}
