import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { chartScale, percentOf } from './chart-scale'

describe('the axis of a chart', () => {
  it.each([
    [52_000, [0, 20_000, 40_000, 60_000]],
    [100, [0, 25, 50, 75, 100]],
    [101, [0, 50, 100, 150]],
    [8, [0, 2, 4, 6, 8]],
    [0, [0, 1]],
    [-5, [0, 1]],
    [Number.NaN, [0, 1]],
  ])('to %d', (largest, ticks) => {
    expect(chartScale(largest).ticks).toEqual(ticks)
  })

  it('holds every value, without much room above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (largest) => {
        const { max, ticks } = chartScale(largest)
        expect(max).toBeGreaterThanOrEqual(largest)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(max - (ticks[1] ?? 0)).toBeLessThan(largest)
      }),
    )
  })

  it.each([
    [30, 60, 50],
    [-5, 60, 0],
    [90, 60, 100],
  ])('%d of %d is %d per cent', (value, max, percent) => {
    expect(percentOf(value, { max })).toBe(percent)
  })
})
