import { describe, expect, it } from 'vitest'

import { fittingChips } from './fitting-chips'

describe('chips on one line', () => {
  it.each([
    ['all that fit exactly', 316, [100, 100, 100], 3],
    ['no room for the button where all fit', 315.8, [100, 100, 100], 3],
    ['the button in place of what does not fit', 315, [100, 100, 100], 2],
    ['fewer where the button needs the room', 270, [100, 100, 100], 1],
    ['the first one, even cut off', 40, [100, 100], 1],
    ['none of none', 100, [], 0],
  ])('are %s', (_sentence, line, chips, expected) => {
    expect(fittingChips({ line, chips, gap: 8, more: 88 })).toBe(expected)
  })
})
