import { defineLabels } from '@throughline/domain/locale'
/** The platform whose keys are shown. */
export type KeyboardPlatform = 'mac' | 'other'

/** Keys pressed together, such as `Mod+K`; modifiers first. */
type Chord = readonly string[]

/** The order in which both platforms show them in menus. */
const modifierOrder = ['Ctrl', 'Alt', 'Shift', 'Meta']

const aliases: Readonly<Record<string, string>> = {
  control: 'Ctrl',
  ctrl: 'Ctrl',
  alt: 'Alt',
  option: 'Alt',
  shift: 'Shift',
  meta: 'Meta',
  cmd: 'Meta',
  command: 'Meta',
  esc: 'Escape',
  escape: 'Escape',
  enter: 'Enter',
  return: 'Enter',
  space: 'Space',
  tab: 'Tab',
  backspace: 'Backspace',
  del: 'Delete',
  delete: 'Delete',
  up: 'ArrowUp',
  arrowup: 'ArrowUp',
  down: 'ArrowDown',
  arrowdown: 'ArrowDown',
  left: 'ArrowLeft',
  arrowleft: 'ArrowLeft',
  right: 'ArrowRight',
  arrowright: 'ArrowRight',
  home: 'Home',
  end: 'End',
  pageup: 'PageUp',
  pagedown: 'PageDown',
  plus: '+',
}

const drawnOnBoth: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
}

const drawnNames: Readonly<Record<KeyboardPlatform, Readonly<Record<string, string>>>> = {
  mac: {
    ...drawnOnBoth,
    Ctrl: '⌃',
    Alt: '⌥',
    Shift: '⇧',
    Meta: '⌘',
    Enter: '↵',
    Backspace: '⌫',
    Delete: '⌦',
    Tab: '⇥',
  },
  other: { ...drawnOnBoth, Meta: 'Win', Delete: 'Del' },
}

function keyOf(name: string, platform: KeyboardPlatform): string {
  const lower = name.toLowerCase()
  if (lower === 'mod') return platform === 'mac' ? 'Meta' : 'Ctrl'
  const existing = aliases[lower]
  if (existing !== undefined) return existing
  return name.length === 1 ? name.toUpperCase() : name
}

function chordOf(text: string, platform: KeyboardPlatform): Chord {
  // A plus sign after the last plus is the key itself: `Mod++`.
  const names = text === '+' ? ['+'] : text.replace(/\+\+$/, '+Plus').split('+')
  const keys = names.filter((name) => name !== '').map((name) => keyOf(name, platform))
  const modifiers = modifierOrder.filter((modifier) => keys.includes(modifier))
  return [...modifiers, ...keys.filter((key) => !modifierOrder.includes(key))]
}

/**
 * Parses a shortcut: `+` joins keys that are pressed together, a space separates keys
 * pressed one after the other. `Mod` is Command on a Mac and Control elsewhere; other
 * names are those of `KeyboardEvent.key` or of the printed key (`Esc`, `Up`, `Space`,
 * `Plus`), in any case.
 *
 * @returns for each press the canonical names, modifiers first; unknown names are
 *   unchanged
 */
export function parseShortcut(keys: string, platform: KeyboardPlatform): readonly Chord[] {
  return keys
    .split(/\s+/)
    .filter((press) => press !== '')
    .map((press) => chordOf(press, platform))
}

/** The visible keys of a shortcut, for each press: `Mod+K` is `⌘`, `K` or `Ctrl`, `K`. */
export function drawnKeys(
  keys: string,
  platform: KeyboardPlatform,
): readonly (readonly string[])[] {
  const names = drawnNames[platform]
  return parseShortcut(keys, platform).map((chord) => chord.map((key) => names[key] ?? key))
}

/** A shortcut as one line of text, as in menus: `⇧⌘K` or `Ctrl+Shift+K`. */
export function formatShortcut(keys: string, platform: KeyboardPlatform): string {
  return drawnKeys(keys, platform)
    .map((chord) => chord.join(platform === 'mac' ? '' : '+'))
    .join(' ')
}

/**
 * A shortcut as the value of `aria-keyshortcuts`: `Meta+Shift+K`. The attribute
 * supports single presses only, so of several the first one is returned.
 */
export function ariaShortcut(keys: string, platform: KeyboardPlatform): string {
  return (parseShortcut(keys, platform)[0] ?? [])
    .map((key) => (key === 'Ctrl' ? 'Control' : key === '+' ? 'Plus' : key))
    .join('+')
}

/** The names of keys in English. */
export const englishShortcutHintLabels = defineLabels('ShortcutHint', () => ({
  /** @example 'Command' */
  command: 'Command',
  /** The key that a Mac calls Option and others Alt. */
  alt: { mac: 'Option', other: 'Alt' } satisfies Readonly<Record<KeyboardPlatform, string>>,
  control: 'Control',
  shift: 'Shift',
  windows: 'Windows',
  /**
   * By canonical name: Escape, Enter, ArrowUp, and characters such as `?`. Without an
   * entry the visible key is read.
   */
  keys: {
    ArrowUp: 'Up arrow',
    ArrowDown: 'Down arrow',
    ArrowLeft: 'Left arrow',
    ArrowRight: 'Right arrow',
    PageUp: 'Page up',
    PageDown: 'Page down',
    '+': 'Plus',
    '-': 'Minus',
    '?': 'Question mark',
    '/': 'Slash',
    '\\': 'Backslash',
    ',': 'Comma',
    '.': 'Period',
    '[': 'Left bracket',
    ']': 'Right bracket',
  } as Readonly<Record<string, string>>,
  /** Between presses that follow each other: "G then P". */
  followedBy: 'then',
  /** Between keys that do the same: "Enter or Space". */
  or: 'or',
}))

/** Names of keys whose symbols are not read well. */
export interface ShortcutHintLabels extends Readonly<typeof englishShortcutHintLabels> {}

/** The accessible name of a shortcut: `Command Shift K`. */
export function spokenShortcut(
  keys: string,
  platform: KeyboardPlatform,
  labels: ShortcutHintLabels,
): string {
  const words: Readonly<Record<string, string>> = {
    ...labels.keys,
    Ctrl: labels.control,
    Alt: labels.alt[platform],
    Shift: labels.shift,
    Meta: platform === 'mac' ? labels.command : labels.windows,
  }
  return parseShortcut(keys, platform)
    .map((chord) => chord.map((key) => words[key] ?? key).join(' '))
    .join(` ${labels.followedBy} `)
}
