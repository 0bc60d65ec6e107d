import { expect, it } from 'vitest'

import { edgeSpeed } from './edge-speed'

it.each([
  ['stands still in the middle', 300, 0],
  ['goes up slowly near the upper edge', 130, -2],
  ['goes up fast right at it', 100, -14],
  ['stands still above it, where the band is', 99, 0],
  ['goes down slowly near the lower edge', 565, 1],
  ['goes down fast beyond it', 620, 14],
])('%s', (_sentence, y, speed) => {
  expect(edgeSpeed(y, 100, 600)).toBe(speed)
})
