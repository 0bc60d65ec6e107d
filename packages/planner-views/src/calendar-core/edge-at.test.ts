import { expect, it } from 'vitest'

import { edgeAt } from './edge-at'

// An item from 100 to 200: its handles are 7 pixels long.
it.each([
  ['the start is grabbed in its first pixels', 103, 'start'],
  ['up to the seventh', 107, 'start'],
  ['the whole is grabbed after that', 108, null],
  ['and before the last seven', 192, null],
  ['the end is grabbed in its last pixels', 193, 'end'],
] as const)('%s', (_sentence, position, edge) => {
  expect(edgeAt(position, 100, 200)).toBe(edge)
})

it('from right to left the ends change places', () => {
  expect(edgeAt(103, 100, 200, () => true)).toBe('end')
  expect(edgeAt(197, 100, 200, () => true)).toBe('start')
  expect(edgeAt(150, 100, 200, () => true)).toBeNull()
})

it('a small item leaves half of itself to be moved by', () => {
  // 12 pixels: each handle has 3.
  expect(edgeAt(3, 0, 12)).toBe('start')
  expect(edgeAt(4, 0, 12)).toBeNull()
  expect(edgeAt(8, 0, 12)).toBeNull()
  expect(edgeAt(9, 0, 12)).toBe('end')
})
