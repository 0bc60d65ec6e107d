import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { placeBeside, type Placement } from './place-beside'

/* A viewport of 1000 x 800, a button of 100 x 30, a menu of 200 x 300, 4 apart. */
const viewport = { width: 1000, height: 800 }
const floating = { width: 200, height: 300 }
const button = (left: number, top: number) => ({ left, top, width: 100, height: 30 })

function place(left: number, top: number, placement: Placement, isRightToLeft = false) {
  return placeBeside({
    anchor: button(left, top),
    floating,
    viewport,
    placement,
    gap: 4,
    isRightToLeft,
  })
}

describe('placeBeside', () => {
  it.each([
    ['below, left edges in line', 400, 100, 'bottom-start', { left: 400, top: 134 }],
    [
      'below, right edges in line: 400 + 100 - 200',
      400,
      100,
      'bottom-end',
      { left: 300, top: 134 },
    ],
    ['below, middles in line: 450 - 100', 400, 100, 'bottom-center', { left: 350, top: 134 }],
    ['above: 500 - 4 - 300', 400, 500, 'top-start', { left: 400, top: 196 }],
    ['after: 400 + 100 + 4', 400, 100, 'end-start', { left: 504, top: 100 }],
    ['before: 400 - 4 - 200', 400, 100, 'start-start', { left: 196, top: 100 }],
  ] as const)('%s', (_title, left, top, placement, expected) => {
    expect(place(left, top, placement)).toMatchObject(expected)
  })

  it.each([
    ['at the bottom it opens above', 400, 700, 'bottom-start', 'top'],
    ['at the top it opens below', 400, 20, 'top-start', 'bottom'],
    ['at the right edge it opens before', 850, 100, 'end-start', 'start'],
    ['at the left edge it opens after', 20, 100, 'start-start', 'end'],
  ] as const)('%s', (_title, left, top, placement, side) => {
    expect(place(left, top, placement).side).toBe(side)
  })

  it('mirrors when text runs from right to left', () => {
    expect(place(400, 100, 'bottom-start', true).left).toBe(300)
    expect(place(400, 100, 'end-start', true).left).toBe(196)
  })

  it('slides along the anchor rather than over the edge: 1000 - 8 - 200', () => {
    expect(place(950, 100, 'bottom-start').left).toBe(792)
    expect(place(-50, 100, 'bottom-start').left).toBe(8)
  })

  it('says how much height there is: 800 - 130 - 4 - 8', () => {
    expect(place(400, 100, 'bottom-start').maxHeight).toBe(658)
  })

  it('never leaves the viewport sideways, whatever the anchor', () => {
    const placements: Placement[] = ['bottom-start', 'top-end', 'start-center', 'end-end']
    fc.assert(
      fc.property(
        fc.integer({ min: -200, max: 1200 }),
        fc.integer({ min: -200, max: 1000 }),
        fc.constantFrom(...placements),
        fc.boolean(),
        (left, top, placement, isRightToLeft) => {
          const answer = place(left, top, placement, isRightToLeft)
          expect(answer.left).toBeGreaterThanOrEqual(8)
          expect(answer.left + floating.width).toBeLessThanOrEqual(992)
        },
      ),
    )
  })
})
