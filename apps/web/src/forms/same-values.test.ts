import { expect, test } from 'vitest'
import { areSameValues } from './same-values'

test.each([
  ['equal texts and numbers', { name: 'Email', order: 1 }, { name: 'Email', order: 1 }, true],
  ['the same fields in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
  ['another text', { name: 'Email' }, { name: 'email' }, false],
  [
    'an undefined field is an absent one',
    { name: 'Email', color: undefined },
    { name: 'Email' },
    true,
  ],
  ['null is not absent', { color: null }, {}, false],
  ['lists of equal content', { ids: [1, 2] }, { ids: [1, 2] }, true],
  ['lists in another order', { ids: [1, 2] }, { ids: [2, 1] }, false],
  ['a text is not a number', { order: '1' }, { order: 1 }, false],
])('%s', (_sentence, first, second, expected) => {
  expect(areSameValues(first, second)).toBe(expected)
  expect(areSameValues(second, first)).toBe(expected)
})
