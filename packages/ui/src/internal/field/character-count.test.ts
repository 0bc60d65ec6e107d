import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { countCharacters, isNearLimit } from './character-count'

describe('countCharacters', () => {
  it.each([
    ['nothing', '', 0],
    ['letters', 'Gift guide', 10],
    ['an emoji counts once', 'Go 🎁', 4],
    ['half an emoji, cut by a careless program, counts once', 'Go \uD83C', 4],
    ['a line break counts', 'a\nb', 3],
  ])('%s', (_title, text, expected) => {
    expect(countCharacters(text)).toBe(expected)
  })

  it('agrees with iterating over the code points of any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'é', '🎁', '\uD83C', '\uDF81') }),
        (text) => {
          expect(countCharacters(text)).toBe(Array.from(text).length)
        },
      ),
    )
  })
})

describe('isNearLimit', () => {
  it.each([
    ['far from the limit', 60, 80, false],
    ['ten before a short one', 70, 80, true],
    ['a tenth before a long one', 900, 1000, true],
    ['more than a tenth before a long one', 899, 1000, false],
    ['past it', 81, 80, true],
  ])('%s', (_title, count, limit, expected) => {
    expect(isNearLimit(count, limit)).toBe(expected)
  })
})
