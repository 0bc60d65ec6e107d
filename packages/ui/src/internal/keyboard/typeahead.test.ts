import { describe, expect, it } from 'vitest'

import { findByTyping } from './typeahead'

const channels = ['Email', 'Events', 'Social', '', 'Search', 'Store windows']

describe('findByTyping', () => {
  it.each([
    ['the first letter finds the first entry', 'e', -1, 0],
    ['the same letter again goes to the next', 'e', 0, 1],
    ['and comes round', 'ee', 1, 0],
    ['more letters narrow it down', 'sto', -1, 5],
    ['a word in progress may stay where it is', 'se', 4, 4],
    ['case does not matter', 'SO', -1, 2],
    ['nothing begins so', 'x', 2, -1],
    ['entries that cannot be chosen are passed over', 's', 2, 4],
  ])('%s', (_title, typed, current, expected) => {
    expect(findByTyping(channels, typed, current)).toBe(expected)
  })

  it('finds nothing in an empty list or for no letters', () => {
    expect(findByTyping([], 'a', -1)).toBe(-1)
    expect(findByTyping(channels, '', 0)).toBe(-1)
  })
})
