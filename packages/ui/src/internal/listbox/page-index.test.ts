import { expect, it } from 'vitest'

import { pageIndex } from './page-index'

it.each([
  ['Page Down passes ten options', 'PageDown', 3, 40, 13],
  ['Page Down stops at the last option', 'PageDown', 35, 40, 39],
  ['Page Down stays at the last option', 'PageDown', 39, 40, 39],
  ['Page Down without a highlight goes to the tenth option', 'PageDown', -1, 40, 9],
  ['Page Up passes ten options', 'PageUp', 13, 40, 3],
  ['Page Up stops at the first option', 'PageUp', 4, 40, 0],
  ['Page Up stays at the first option', 'PageUp', 0, 40, 0],
  ['Page Up without a highlight starts from the end', 'PageUp', -1, 40, 30],
  ['An only option is both ends', 'PageDown', 0, 1, 0],
  ['An empty list has no option to go to', 'PageDown', -1, 0, undefined],
  ['Other keys are not its own', 'ArrowDown', 3, 40, undefined],
] as const)('%s', (_, key, highlighted, count, expected) => {
  expect(pageIndex(key, highlighted, count)).toBe(expected)
})
