import { expect, it } from 'vitest'

import { rectBetween, rectsTouch } from './marquee-rect'

it.each([
  ['down and to the right', { x: 1, y: 2 }, { x: 5, y: 9 }],
  ['up and to the left', { x: 5, y: 9 }, { x: 1, y: 2 }],
  ['up and to the right', { x: 1, y: 9 }, { x: 5, y: 2 }],
])('a rectangle drawn %s has the same corners', (_sentence, from, to) => {
  expect(rectBetween(from, to)).toEqual({ left: 1, top: 2, right: 5, bottom: 9 })
})

it.each([
  ['overlap', { left: 5, top: 5, right: 20, bottom: 20 }, true],
  ['lie in one another', { left: 2, top: 2, right: 3, bottom: 3 }, true],
  ['stand side by side', { left: 10, top: 0, right: 20, bottom: 10 }, false],
  ['stand side by side, the other first', { left: -10, top: 0, right: 0, bottom: 10 }, false],
  [
    'stand one above the other, the other first',
    { left: 0, top: -10, right: 10, bottom: 0 },
    false,
  ],
  ['stand one above the other', { left: 0, top: 10, right: 10, bottom: 20 }, false],
  ['share only their columns', { left: 2, top: 30, right: 8, bottom: 40 }, false],
])('rectangles that %s: %s', (_sentence, other, doTouch) => {
  expect(rectsTouch({ left: 0, top: 0, right: 10, bottom: 10 }, other)).toBe(doTouch)
})
