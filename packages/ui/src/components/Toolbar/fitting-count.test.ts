import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { fittingCount } from './fitting-count'

describe('fittingCount', () => {
  it.each([
    ['all fit: 3 x 30 + 2 x 4 = 98', [30, 30, 30], 98, 3],
    ['one pixel less, and the button takes its room: 32 + 34 = 66', [30, 30, 30], 97, 1],
    ['two and the button: 32 + 34 + 34 = 100', [30, 30, 30, 30], 100, 2],
    ['none but the button', [30, 30], 40, 0],
    ['no items', [], 0, 0],
  ] as const)('%s', (_title, widths, available, expected) => {
    expect(fittingCount(widths, available, 32, 4)).toBe(expected)
  })

  it('never shows fewer items in more room', () => {
    const widths = fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 20 })
    fc.assert(
      fc.property(widths, fc.nat(2000), fc.nat(500), (items, available, more) => {
        expect(fittingCount(items, available + more, 32, 4)).toBeGreaterThanOrEqual(
          fittingCount(items, available, 32, 4),
        )
      }),
    )
  })
})
