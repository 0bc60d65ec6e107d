import { describe, expect, it } from 'vitest'

import { commandOf } from './shortcuts'

const nothing = {
  key: '',
  code: '',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
}

describe('the keys of the text', () => {
  it.each([
    ['Control B is bold', { key: 'b', ctrlKey: true }, 'other', 'bold'],
    ['Command B is bold', { key: 'b', metaKey: true }, 'mac', 'bold'],
    ['Control B moves the caret on a Mac', { key: 'b', ctrlKey: true }, 'mac', undefined],
    ['B alone is a letter', { key: 'b' }, 'other', undefined],
    ['Control Shift B is nothing', { key: 'B', ctrlKey: true, shiftKey: true }, 'other', undefined],
    [
      'Control Shift 7 is a numbered list, whatever the key says with Shift',
      { key: '&', code: 'Digit7', ctrlKey: true, shiftKey: true },
      'other',
      'numbered',
    ],
    [
      'Command Option 1 is a heading, whatever the key says with Option',
      { key: '¡', code: 'Digit1', metaKey: true, altKey: true },
      'mac',
      'heading-1',
    ],
    [
      'Control Shift 9 is a quote',
      { key: '(', code: 'Digit9', ctrlKey: true, shiftKey: true },
      'other',
      'quote',
    ],
    ['Alt F10 goes to the tools', { key: 'F10', code: 'F10', altKey: true }, 'other', 'toolbar'],
  ] as const)('%s', (_sentence, press, platform, command) => {
    expect(commandOf({ ...nothing, ...press }, platform)).toBe(command)
  })
})
