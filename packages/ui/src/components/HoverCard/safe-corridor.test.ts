import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { distanceToBox, isInSafeCorridor, type Point } from './safe-corridor'

/* A card of 300 x 200 that hangs under a bar. */
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
    ['on the way to the near corner', { x: 75, y: 80 }, true],
    ['on the way to the far corner: (50, 60) to (400, 100)', { x: 225, y: 82 }, true],
    ['beside the way to the far corner', { x: 225, y: 70 }, false],
    ['back over the target', { x: 40, y: 60 }, false],
    ['in the card', { x: 250, y: 200 }, true],
    ['behind the card', { x: 450, y: 250 }, false],
    ['nowhere on the line of an edge', { x: 450, y: 100 }, false],
  ])('%s', (_title, point, expected) => {
    expect(isInSafeCorridor(point, apex, card, 0)).toBe(expected)
  })

  it('has some slack: 4 px above the straight way to the far corner', () => {
    expect(isInSafeCorridor({ x: 225, y: 78 }, apex, card, 0)).toBe(false)
    expect(isInSafeCorridor({ x: 225, y: 78 }, apex, card, 4)).toBe(true)
  })

  it('holds every straight way from anywhere to any place of the card', () => {
    fc.assert(
      fc.property(points, boxes, shares, shares, shares, (from, box, across, along, share) => {
        const goal = { x: box.left + box.width * across, y: box.top + box.height * along }
        // A hair of slack stands for the rounding of fractions.
        expect(isInSafeCorridor(between(from, goal, share), from, box, 0.001)).toBe(true)
      }),
    )
  })

  it('is left by every step away from the card', () => {
    fc.assert(
      fc.property(points, boxes, shares, shares, (from, box, across, along) => {
        fc.pre(distanceToBox(from, box) > 0)
        const goal = { x: box.left + box.width * across, y: box.top + box.height * along }
        const back = { x: from.x - (goal.x - from.x), y: from.y - (goal.y - from.y) }
        expect(isInSafeCorridor(back, from, box, 0)).toBe(false)
      }),
    )
  })

  it('is the same seen in a mirror', () => {
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
