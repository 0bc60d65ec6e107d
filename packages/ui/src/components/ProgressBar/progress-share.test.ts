import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { progressShare } from './progress-share'

describe('progressShare', () => {
  it.each([
    ['half of it', 6, 12, 0.5],
    ['never below nothing', -1, 12, 0],
    ['never above all', 13, 12, 1],
    ['not known', null, 12, null],
    ['no number is not known', Number.NaN, 12, null],
    ['of nothing nothing is known', 0, 0, null],
  ] as const)('%s', (_title, value, max, expected) => {
    expect(progressShare(value, max)).toBe(expected)
  })

  it('never goes back while more is done', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.integer({ min: 1 }), (value, more, max) => {
        expect(progressShare(value + more, max) ?? -1).toBeGreaterThanOrEqual(
          progressShare(value, max) ?? 2,
        )
      }),
    )
  })
})
