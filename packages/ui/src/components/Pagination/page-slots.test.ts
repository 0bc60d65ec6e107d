import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pageSlots, rowRange } from './page-slots'

describe('pageSlots', () => {
  it.each([
    ['all, while they fit', 1, 7, '1 2 3 4 5 6 7'],
    ['a gap after the first ones', 1, 20, '1 2 3 4 5 gap-after 20'],
    ['the last page without a gap before', 4, 20, '1 2 3 4 5 gap-after 20'],
    ['gaps on both sides', 5, 20, '1 gap-before 4 5 6 gap-after 20'],
    ['both gaps, as late as possible', 16, 20, '1 gap-before 15 16 17 gap-after 20'],
    ['a gap before the last ones', 17, 20, '1 gap-before 16 17 18 19 20'],
    ['the last page', 20, 20, '1 gap-before 16 17 18 19 20'],
    ['one page', 1, 1, '1'],
  ])('%s', (_sentence, page, count, expected) => {
    expect(pageSlots(page, count, 1).join(' ')).toBe(expected)
  })

  it('always has the first, the last and the current page, in order, and gaps of two or more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 1, max: 300 }),
        fc.integer({ min: 0, max: 3 }),
        (one, other, siblings) => {
          const [page, count] = [Math.min(one, other), Math.max(one, other)]
          const slots = pageSlots(page, count, siblings)
          expect(slots).toHaveLength(Math.min(count, 5 + 2 * siblings))
          expect(slots[0]).toBe(1)
          expect(slots.at(-1)).toBe(count)
          expect(slots).toContain(page)
          for (const [at, slot] of slots.entries()) {
            const [before, after] = [slots[at - 1], slots[at + 1]]
            if (typeof slot === 'number' || before === undefined || after === undefined) continue
            expect(Number(after) - Number(before)).toBeGreaterThan(2)
          }
        },
      ),
    )
  })
})

describe('rowRange', () => {
  it.each([
    [1, 25, 312, { first: 1, last: 25 }],
    [13, 25, 312, { first: 301, last: 312 }],
    [1, 25, 0, { first: 0, last: 0 }],
    [1, 25, 25, { first: 1, last: 25 }],
  ])('page %d of %d rows each among %d', (page, size, count, expected) => {
    expect(rowRange(page, size, count)).toEqual(expected)
  })
})
