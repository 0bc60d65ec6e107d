import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isHeadingInto } from './heading-into'

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
