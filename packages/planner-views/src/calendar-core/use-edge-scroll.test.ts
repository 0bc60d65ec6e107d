import { expect, it } from 'vitest'

import { edgeSpeed } from './use-edge-scroll'

// An area from 100 to 500: its edges reach to 144 and from 456 on.
it.each([
  ['stands still in the middle', 300, 0],
  ['stands still just outside the reach of an edge', 144, 0],
  ['scrolls back at half speed halfway into the first edge', 122, -0.45],
  ['scrolls back at full speed at the first edge', 100, -0.9],
  ['is no faster beyond the first edge', -400, -0.9],
  ['scrolls on at half speed halfway into the last edge', 478, 0.45],
  ['is no faster beyond the last edge', 900, 0.9],
])('%s', (_sentence, position, speed) => {
  expect(edgeSpeed(position, 100, 500)).toBeCloseTo(speed)
})

it('keeps half of a small area free of edges', () => {
  // 40 pixels high: each edge takes 10.
  expect(edgeSpeed(20, 0, 40)).toBeCloseTo(0)
  expect(edgeSpeed(11, 0, 40)).toBeCloseTo(0)
  expect(edgeSpeed(5, 0, 40)).toBeCloseTo(-0.45)
})

it('does not scroll an area without an extent', () => {
  expect(edgeSpeed(5, 10, 10)).toBe(0)
})
