import type { KeyboardPlatform } from '@throughline/ui/ShortcutHint'

/** Returns the platform of the user's keyboard, for rendering shortcuts. */
export function keyboardPlatform(): KeyboardPlatform {
  return /mac/i.test(globalThis.navigator.userAgent) ? 'mac' : 'other'
}
