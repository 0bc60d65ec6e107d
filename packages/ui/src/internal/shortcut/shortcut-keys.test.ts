import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  ariaShortcut,
  drawnKeys,
  englishShortcutHintLabels,
  formatShortcut,
  parseShortcut,
  spokenShortcut,
} from './shortcut-keys'

describe('shortcuts', () => {
  it.each([
    ['Mod is the key of the platform', 'Mod+K', '⌘K', 'Ctrl+K'],
    ['modifiers stand in the order of the platform', 'Shift+Mod+k', '⇧⌘K', 'Ctrl+Shift+K'],
    ['all of them', 'Mod+Shift+Alt+Ctrl+X', '⌃⌥⇧⌘X', 'Ctrl+Alt+Shift+X'],
    ['one key alone', 'n', 'N', 'N'],
    ['a sign', '?', '?', '?'],
    ['the plus sign alone', '+', '+', '+'],
    ['the plus sign with another', 'Mod++', '⌘+', 'Ctrl++'],
    ['presses one after the other', 'G P', 'G P', 'G P'],
    ['arrows are drawn as arrows', 'Alt+ArrowUp', '⌥↑', 'Alt+↑'],
    ['names in any case', 'esc', 'Esc', 'Esc'],
    ['keys that a Mac has a sign for', 'Mod+Backspace', '⌘⌫', 'Ctrl+Backspace'],
    ['what is not known stays', 'F10', 'F10', 'F10'],
    ['nothing', '', '', ''],
  ])('%s', (_title, keys, mac, other) => {
    expect(formatShortcut(keys, 'mac')).toBe(mac)
    expect(formatShortcut(keys, 'other')).toBe(other)
  })

  it.each([
    ['Mod+Shift+K', 'mac', 'Shift Command K', 'Shift+Meta+K'],
    ['Mod+Shift+K', 'other', 'Control Shift K', 'Control+Shift+K'],
    ['Alt+Left', 'mac', 'Option Left arrow', 'Alt+ArrowLeft'],
    ['G then', 'other', 'G then then', 'G'],
    ['?', 'other', 'Question mark', '?'],
    ['Mod++', 'other', 'Control Plus', 'Control+Plus'],
  ] as const)('%s on %s is said "%s"', (keys, platform, spoken, aria) => {
    expect(spokenShortcut(keys, platform, englishShortcutHintLabels)).toBe(spoken)
    expect(ariaShortcut(keys, platform)).toBe(aria)
  })

  it('reads the same whatever the order of the modifiers', () => {
    const modifiers = ['Mod', 'Shift', 'Alt']
    fc.assert(
      fc.property(
        fc.shuffledSubarray(modifiers),
        fc.constantFrom('K', 'Enter', '?', 'ArrowUp'),
        fc.constantFrom('mac', 'other'),
        (some, key, platform) => {
          const sorted = modifiers.filter((modifier) => some.includes(modifier))
          expect(parseShortcut([...some, key].join('+'), platform)).toEqual(
            parseShortcut([...sorted, key].join('+'), platform),
          )
          expect(drawnKeys([...some, key].join('+'), platform)[0]).toHaveLength(some.length + 1)
        },
      ),
    )
  })
})
