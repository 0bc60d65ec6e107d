import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isSameStretch, isWithin, stretchAround } from './flow-slice'

const start = fc.integer({ min: 0, max: 20_000 })
const length = fc.integer({ min: 0, max: 3000 })
const step = fc.integer({ min: 1, max: 400 })

describe('the range to draw', () => {
  it.each([
    ['whole steps around what is seen', 170, 300, 0, { from: 160, to: 480 }],
    ['no more where what is seen ends with a step', 160, 320, 0, { from: 160, to: 480 }],
    ['a margin on both sides', 170, 300, 1, { from: 0, to: 640 }],
  ])('is %s', (_sentence, from, seen, margin, range) => {
    expect(stretchAround(from, seen, 160, margin)).toEqual(range)
  })

  it('holds what is seen and its margin, and less than a step more on each side', () => {
    fc.assert(
      fc.property(start, length, step, fc.integer({ min: 0, max: 3 }), (at, seen, by, margin) => {
        const { from, to } = stretchAround(at, seen, by, margin)
        const room = by * margin
        expect(isWithin({ from: at - room, to: at + seen + room }, { from, to })).toBe(true)
        expect(at - room - from).toBeLessThan(by)
        expect(to - (at + seen + room)).toBeLessThan(by)
      }),
    )
  })
})

describe('a range', () => {
  const outer = { from: 10, to: 20 }
  it.each([
    [{ from: 10, to: 20 }, true, true],
    [{ from: 12, to: 18 }, true, false],
    [{ from: 9, to: 20 }, false, false],
    [{ from: 10, to: 21 }, false, false],
  ])('%o lies within 10 to 20: %s, is the same: %s', (inner, within, same) => {
    expect(isWithin(inner, outer)).toBe(within)
    expect(isSameStretch(inner, outer)).toBe(same)
  })
})
