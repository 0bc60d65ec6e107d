import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { distanceToBox, isHeadingInto, isInSafeCorridor, type Point } from './pointer-path'

/* A card of 300 x 200 below a bar. */
const card = { left: 100, top: 100, width: 300, height: 200 }
const numbers = fc.integer({ min: -1000, max: 1000 })
const points = fc.record({ x: numbers, y: numbers })
const boxes = fc.record({
  left: numbers,
  top: numbers,
  width: fc.integer({ min: 1, max: 600 }),
  height: fc.integer({ min: 1, max: 600 }),
})
const shares = fc.integer({ min: 0, max: 1000 }).map((part) => part / 1000)
const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

describe('isInSafeCorridor', () => {
  const apex = { x: 50, y: 60 }
  it.each([
    ['on the path to the near corner', { x: 75, y: 80 }, true],
    ['on the path to the far corner: (50, 60) to (400, 100)', { x: 225, y: 82 }, true],
    ['beside the path to the far corner', { x: 225, y: 70 }, false],
    ['back over the target', { x: 40, y: 60 }, false],
    ['in the card', { x: 250, y: 200 }, true],
    ['behind the card', { x: 450, y: 250 }, false],
    ['on the line of an edge, beyond the card', { x: 450, y: 100 }, false],
  ])('%s', (_title, point, expected) => {
    expect(isInSafeCorridor(point, apex, card, 0)).toBe(expected)
  })

  it('allows some slack: 4 px above the straight path to the far corner', () => {
    expect(isInSafeCorridor({ x: 225, y: 78 }, apex, card, 0)).toBe(false)
    expect(isInSafeCorridor({ x: 225, y: 78 }, apex, card, 4)).toBe(true)
  })

  it('contains every straight path from anywhere to any point of the card', () => {
    fc.assert(
      fc.property(points, boxes, shares, shares, shares, (from, box, across, along, share) => {
        const goal = { x: box.left + box.width * across, y: box.top + box.height * along }
        // The slack allows for rounding.
        expect(isInSafeCorridor(between(from, goal, share), from, box, 0.001)).toBe(true)
      }),
    )
  })

  it('does not contain any step away from the card', () => {
    fc.assert(
      fc.property(points, boxes, shares, shares, (from, box, across, along) => {
        fc.pre(distanceToBox(from, box) > 0)
        const goal = { x: box.left + box.width * across, y: box.top + box.height * along }
        const back = { x: from.x - (goal.x - from.x), y: from.y - (goal.y - from.y) }
        expect(isInSafeCorridor(back, from, box, 0)).toBe(false)
      }),
    )
  })

  it('is symmetric', () => {
    fc.assert(
      fc.property(points, points, boxes, (point, from, box) => {
        const mirrored = { ...box, left: -box.left - box.width }
        expect(
          isInSafeCorridor({ ...point, x: -point.x }, { ...from, x: -from.x }, mirrored, 8),
        ).toBe(isInSafeCorridor(point, from, box, 8))
      }),
    )
  })
})

describe('distanceToBox', () => {
  it.each([
    ['inside', { x: 200, y: 200 }, 0],
    ['straight above', { x: 200, y: 70 }, 30],
    ['off a corner: 3, 4, 5', { x: 97, y: 96 }, 5],
  ])('%s', (_title, point, expected) => {
    expect(distanceToBox(point, card)).toBe(expected)
  })
})

/* A submenu whose left edge is at 200, from 100 down to 300. */
const submenu = { left: 200, top: 100, width: 180, height: 200 }

describe('isHeadingInto', () => {
  it.each([
    ['straight to it', { x: 150, y: 150 }, { x: 155, y: 150 }, true],
    [
      'down across the next row, towards its lower corner',
      { x: 100, y: 110 },
      { x: 110, y: 122 },
      true,
    ],
    ['up, past its upper corner', { x: 100, y: 150 }, { x: 103, y: 120 }, false],
    ['straight down the menu', { x: 100, y: 110 }, { x: 100, y: 140 }, false],
    ['away from it', { x: 150, y: 150 }, { x: 140, y: 150 }, false],
    ['standing still', { x: 150, y: 150 }, { x: 150, y: 150 }, false],
    ['past its far side already', { x: 150, y: 150 }, { x: 240, y: 150 }, false],
    ['from the right, where it opened to the left', { x: 420, y: 150 }, { x: 410, y: 155 }, true],
    ['above it', { x: 250, y: 50 }, { x: 252, y: 60 }, false],
  ])('%s', (_title, from, to, expected) => {
    expect(isHeadingInto(from, to, submenu)).toBe(expected)
  })

  it('is true along any straight line into the box', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 190 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 100, max: 300 }),
        fc.integer({ min: 1, max: 100 }),
        (x, y, aim, percent) => {
          const part = percent / 100
          const to = { x: x + (200 - x) * part, y: y + (aim - y) * part }
          expect(isHeadingInto({ x, y }, to, submenu)).toBe(true)
        },
      ),
    )
  })
})
