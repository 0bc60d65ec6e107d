import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { placeBeside, type Placement } from './place-beside'

/* A viewport of 1000 x 800, a button of 100 x 30, a menu of 200 x 300, 4 apart. */
const viewport = { width: 1000, height: 800 }
const floating = { width: 200, height: 300 }
const button = (left: number, top: number) => ({ left, top, width: 100, height: 30 })

const usual = { floating, viewport, gap: 4, isRightToLeft: false, minHeight: 480 }

function place(left: number, top: number, placement: Placement, isRightToLeft = false) {
  return placeBeside({ ...usual, anchor: button(left, top), placement, isRightToLeft })
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

  it('moves along the anchor rather than over the edge: 1000 - 8 - 200', () => {
    expect(place(950, 100, 'bottom-start').left).toBe(792)
    expect(place(-50, 100, 'bottom-start').left).toBe(8)
  })

  it('returns the available height: 800 - 130 - 4 - 8', () => {
    expect(place(400, 100, 'bottom-start').maxHeight).toBe(658)
  })

  describe('where the box does not fit above or below', () => {
    // Of 800 pixels, an anchor from 250 to 550 leaves 242 - 4 above and below.
    const day = { left: 400, top: 250, width: 100, height: 300 }

    it('goes beside the anchor: 400 + 100 + 4', () => {
      const position = placeBeside({ ...usual, anchor: day, placement: 'bottom-start' })
      expect(position).toEqual({ left: 504, top: 250, side: 'end', maxHeight: 784 })
    })

    it('goes before it at the end of the viewport: 900 - 4 - 200', () => {
      const anchor = { ...day, left: 900 }
      const position = placeBeside({ ...usual, anchor, placement: 'bottom-start' })
      expect(position).toMatchObject({ left: 696, side: 'start' })
    })

    it('goes over an anchor as wide as the viewport: 800 - 8 - 300', () => {
      const anchor = { ...day, left: 0, width: 1000 }
      const position = placeBeside({ ...usual, anchor, placement: 'bottom-start' })
      expect(position).toEqual({ left: 8, top: 492, side: 'bottom', maxHeight: 784 })
    })

    it('stays above or below, and scrolls, as long as it has its minimum height', () => {
      const options = {
        ...usual,
        anchor: day,
        minHeight: 134,
        placement: 'bottom-start',
      } as const
      expect(placeBeside(options)).toMatchObject({ top: 554, side: 'bottom', maxHeight: 238 })
    })

    it('stays below a button at the top, however high it is', () => {
      const tall = { width: 200, height: 3000 }
      const anchor = button(400, 10)
      const position = placeBeside({ ...usual, floating: tall, anchor, placement: 'bottom-start' })
      expect(position).toEqual({ left: 400, top: 44, side: 'bottom', maxHeight: 748 })
    })

    it('opens below where it does not fit on either side', () => {
      const anchor = { left: 100, top: 100, width: 800, height: 30 }
      const position = placeBeside({ ...usual, anchor, placement: 'end-start' })
      expect(position).toMatchObject({ top: 134, side: 'bottom' })
    })
  })

  it('never leaves the viewport, whatever the anchor and however high it is', () => {
    const placements: Placement[] = ['bottom-start', 'top-end', 'start-center', 'end-end']
    const anchors = fc.record({
      left: fc.integer({ min: -200, max: 1200 }),
      top: fc.integer({ min: -900, max: 1700 }),
      width: fc.integer({ min: 0, max: 1200 }),
      height: fc.integer({ min: 0, max: 1200 }),
    })
    const sizes = fc.record({
      width: fc.integer({ min: 1, max: 984 }),
      height: fc.integer({ min: 1, max: 3000 }),
    })
    fc.assert(
      fc.property(
        anchors,
        sizes,
        fc.constantFrom(...placements),
        fc.boolean(),
        fc.constantFrom(134, 480),
        (anchor, size, placement, isRightToLeft, minHeight) => {
          const position = placeBeside({
            ...usual,
            anchor,
            floating: size,
            placement,
            isRightToLeft,
            minHeight,
          })
          const height = Math.min(size.height, position.maxHeight)
          expect(height).toBeGreaterThanOrEqual(Math.min(size.height, 134))
          expect(position.left).toBeGreaterThanOrEqual(8)
          expect(position.left + size.width).toBeLessThanOrEqual(992)
          expect(position.top).toBeGreaterThanOrEqual(8)
          expect(position.top + height).toBeLessThanOrEqual(792)
        },
      ),
    )
  })
})
