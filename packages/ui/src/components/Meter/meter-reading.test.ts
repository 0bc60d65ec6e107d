import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readMeter } from './meter-reading'

describe('readMeter', () => {
  it.each([
    ['half of it', 50, 100, { state: 'ok', fillPercent: 50, limitPercent: 100, sharePercent: 50 }],
    ['nothing yet', 0, 100, { state: 'ok', fillPercent: 0, limitPercent: 100, sharePercent: 0 }],
    [
      'nearly all',
      92,
      100,
      { state: 'warning', fillPercent: 92, limitPercent: 100, sharePercent: 92 },
    ],
    [
      'all of it is not over it',
      100,
      100,
      { state: 'warning', fillPercent: 100, limitPercent: 100, sharePercent: 100 },
    ],
    // 125 of 100: the limit is at 100 / 1.25 = 80 % of the track.
    [
      'a quarter over',
      125,
      100,
      { state: 'over', fillPercent: 100, limitPercent: 80, sharePercent: 125 },
    ],
    [
      'a refund draws nothing',
      -20,
      100,
      { state: 'ok', fillPercent: 0, limitPercent: 100, sharePercent: -20 },
    ],
    [
      'something of nothing is over',
      5,
      0,
      { state: 'over', fillPercent: 100, limitPercent: 0, sharePercent: null },
    ],
    [
      'nothing of nothing is nothing',
      0,
      0,
      { state: 'none', fillPercent: 0, limitPercent: 100, sharePercent: null },
    ],
    [
      'no number is nothing',
      Number.NaN,
      100,
      { state: 'none', fillPercent: 0, limitPercent: 100, sharePercent: null },
    ],
  ])('%s', (_sentence, value, limit, expected) => {
    expect(readMeter(value, limit, 0.9)).toEqual(expected)
  })

  it('never rounds across the limit', () => {
    expect(readMeter(99.9, 100, 0.9).sharePercent).toBe(99)
    expect(readMeter(100.1, 100, 0.9).sharePercent).toBe(101)
  })

  it('always draws within the track, and says "over" exactly beyond the limit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        (value, limit) => {
          const reading = readMeter(value, limit, 0.9)
          expect(reading.fillPercent).toBeGreaterThanOrEqual(0)
          expect(reading.fillPercent).toBeLessThanOrEqual(100)
          expect(reading.limitPercent).toBeGreaterThan(0)
          expect(reading.limitPercent).toBeLessThanOrEqual(100)
          expect(reading.state === 'over').toBe(value > limit)
        },
      ),
    )
  })
})
