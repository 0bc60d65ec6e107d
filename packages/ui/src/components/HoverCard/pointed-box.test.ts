import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pointedBox } from './pointed-box'

const bar = { left: 100, top: 50, width: 900, height: 20 }

describe('pointedBox', () => {
  it.each([
    ['a narrow target stays whole', { ...bar, width: 120 }, 150, { ...bar, width: 120 }],
    ['around the pointer: 500 - 120', bar, 500, { ...bar, left: 380, width: 240 }],
    ['at the beginning', bar, 104, { ...bar, left: 100, width: 240 }],
    ['at the end: 1000 - 240', bar, 998, { ...bar, left: 760, width: 240 }],
  ] as const)('%s', (_title, target, pointerX, expected) => {
    expect(pointedBox(target, pointerX, 240)).toEqual(expected)
  })

  it('lies within the target, wherever the pointer is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 2000 }),
        fc.integer({ min: 1, max: 2000 }),
        (x, width) => {
          const box = pointedBox({ ...bar, width }, x, 240)
          expect(box.left).toBeGreaterThanOrEqual(bar.left)
          expect(box.left + box.width).toBeLessThanOrEqual(bar.left + width)
        },
      ),
    )
  })
})
