import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { areaPath, linePath, sparkGeometry } from './sparkline-path'

const box = { width: 100, height: 20, inset: 2 }

describe('sparkGeometry', () => {
  it('spreads values over the box, the highest at the top', () => {
    // Three values: 96 / 2 = 48 apart; 16 high between the insets.
    const { points, lowest, highest, last } = sparkGeometry([10, 30, 20], box, false)
    expect(points).toEqual([
      { x: 2, y: 18 },
      { x: 50, y: 2 },
      { x: 98, y: 10 },
    ])
    expect([lowest, highest, last]).toEqual([0, 1, 2])
  })

  it.each([
    ['values that are all the same lie in the middle', [5, 5], [10, 10], null],
    ['one value lies in the middle', [5], [10], null],
    ['a zero between them is found', [-10, 10], [18, 2], 10],
    ['a gap stays a gap', [0, null, 10], [18, undefined, 2], 18],
    ['what is no number is a gap', [0, Number.NaN, 10], [18, undefined, 2], 18],
    ['nothing draws nothing', [], [], null],
    ['nor do gaps alone', [null, null], [undefined, undefined], null],
  ])('%s', (_sentence, values, heights, zeroY) => {
    const geometry = sparkGeometry(values, box, false)
    expect(geometry.points.map((point) => point?.y)).toEqual(heights)
    expect(geometry.zeroY).toBe(zeroY)
  })

  it('brings 0 into the drawing when asked', () => {
    expect(sparkGeometry([10, 20], box, true).zeroY).toBe(18)
  })

  it('stays inside the box whatever comes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -1e9, max: 1e9 })), { maxLength: 60 }),
        fc.boolean(),
        (values, hasZero) => {
          for (const point of sparkGeometry(values, box, hasZero).points) {
            expect(point?.x ?? 50).toBeGreaterThanOrEqual(2)
            expect(point?.x ?? 50).toBeLessThanOrEqual(98)
            expect(point?.y ?? 10).toBeGreaterThanOrEqual(2)
            expect(point?.y ?? 10).toBeLessThanOrEqual(18)
          }
        },
      ),
    )
  })
})

describe('paths', () => {
  const points = [{ x: 2, y: 18 }, { x: 30, y: 2 }, null, { x: 60, y: 4 }, { x: 98, y: 10 }]

  it('draw a line for each run', () => {
    expect(linePath(points)).toBe('M2 18L30 2M60 4L98 10')
  })

  it('close an area for each run', () => {
    expect(areaPath(points, 20)).toBe('M2 18L30 2L30 20L2 20ZM60 4L98 10L98 20L60 20Z')
  })
})
