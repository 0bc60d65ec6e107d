import type { KeyboardPlatform } from '@throughline/ui/ShortcutHint'

/** Whose keyboard the person has, for drawing shortcuts. */
export function keyboardPlatform(): KeyboardPlatform {
  return /mac/i.test(globalThis.navigator.userAgent) ? 'mac' : 'other'
}
