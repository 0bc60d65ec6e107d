import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fitTags } from './fit-tags'

// A tag of five letters takes 20 + 5 * 6 = 50 px.
const metrics = { gap: 4, chrome: 20, letter: 6, more: 30 }
const FIVE = 'Brand'

describe('fitTags', () => {
  it.each([
    // 50 + 4 + 50 + 4 + 50 = 158
    ['all that fit', 158, 3],
    // The third would fit, but not together with the number of the others.
    ['a pixel less keeps room for the count', 157, 2],
    // 50 + 4 + 50 + 4 + 30 = 138
    ['two and the count', 138, 2],
    ['one and the count', 137, 1],
    ['the first is there even if it is cut', 10, 1],
  ])('%s', (_sentence, width, expected) => {
    expect(fitTags([FIVE, FIVE, FIVE], { ...metrics, width })).toBe(expected)
  })

  it('is 0 without tags', () => {
    expect(fitTags([], { ...metrics, width: 300 })).toBe(0)
  })

  it('never shows fewer in more room', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 20 }), { minLength: 1, maxLength: 12 }),
        fc.nat(900),
        fc.nat(100),
        (labels, width, extra) => {
          const narrow = fitTags(labels, { ...metrics, width })
          expect(fitTags(labels, { ...metrics, width: width + extra })).toBeGreaterThanOrEqual(
            narrow,
          )
        },
      ),
    )
  })
})
