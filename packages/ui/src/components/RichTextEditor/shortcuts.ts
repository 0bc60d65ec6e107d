import type { KeyboardEvent } from 'react'

import type { KeyboardPlatform } from '../../internal/shortcut/shortcut-keys'

/** A keyboard command of the editor. */
export type RichTextCommand =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'paragraph'
  | 'heading-1'
  | 'heading-2'
  | 'heading-3'
  | 'quote'
  | 'numbered'
  | 'bulleted'
  | 'indent'
  | 'outdent'
  | 'align-start'
  | 'align-center'
  | 'align-end'
  | 'align-justify'
  | 'link'
  | 'clear'
  | 'toolbar'
  | 'undo'
  | 'redo'

/** The shortcuts, in the notation of `ShortcutHint`. */
export const shortcuts = {
  bold: 'Mod+B',
  italic: 'Mod+I',
  underline: 'Mod+U',
  strikethrough: 'Mod+Shift+X',
  paragraph: 'Mod+Alt+0',
  'heading-1': 'Mod+Alt+1',
  'heading-2': 'Mod+Alt+2',
  'heading-3': 'Mod+Alt+3',
  quote: 'Mod+Shift+9',
  numbered: 'Mod+Shift+7',
  bulleted: 'Mod+Shift+8',
  indent: 'Mod+]',
  outdent: 'Mod+[',
  'align-start': 'Mod+Shift+L',
  'align-center': 'Mod+Shift+E',
  'align-end': 'Mod+Shift+R',
  'align-justify': 'Mod+Shift+J',
  link: 'Mod+K',
  clear: 'Mod+\\',
  toolbar: 'Alt+F10',
  undo: 'Mod+Z',
  redo: 'Mod+Shift+Z',
} as const

/** Compares `event.code`, because with Shift and Alt the letter depends on the keyboard layout. */
const byPlace: Readonly<Record<string, RichTextCommand>> = {
  'Alt+Digit0': 'paragraph',
  'Alt+Digit1': 'heading-1',
  'Alt+Digit2': 'heading-2',
  'Alt+Digit3': 'heading-3',
  'Shift+Digit7': 'numbered',
  'Shift+Digit8': 'bulleted',
  'Shift+Digit9': 'quote',
  BracketRight: 'indent',
  BracketLeft: 'outdent',
  Backslash: 'clear',
}

const byLetter: Readonly<Record<string, RichTextCommand>> = {
  b: 'bold',
  i: 'italic',
  u: 'underline',
  k: 'link',
  z: 'undo',
  'Shift+z': 'redo',
  y: 'redo',
  ']': 'indent',
  '[': 'outdent',
  '\\': 'clear',
  'Shift+x': 'strikethrough',
  'Shift+l': 'align-start',
  'Shift+e': 'align-center',
  'Shift+r': 'align-end',
  'Shift+j': 'align-justify',
}

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The command of a key press in the text, if there is one. */
export function commandOf(press: Press, platform: KeyboardPlatform): RichTextCommand | undefined {
  if (press.key === 'F10' && press.altKey && !press.ctrlKey && !press.metaKey) return 'toolbar'
  // On macOS, Control with a letter moves the caret.
  const isMod = platform === 'mac' ? press.metaKey : press.ctrlKey || press.metaKey
  if (!isMod) return undefined
  const current = `${press.altKey ? 'Alt+' : ''}${press.shiftKey ? 'Shift+' : ''}`
  return byPlace[current + press.code] ?? byLetter[current + press.key.toLowerCase()]
}
