import { expect, it } from 'vitest'

import { isSecondClick } from './use-calendar'

const first = { place: 'day:20775', timeStamp: 1000 }

it.each([
  ['within half a second it asks for a new item', first, 'day:20775', 1500, true],
  ['later it is a first click again', first, 'day:20775', 1501, false],
  ['on another place it is a first click', first, 'day:20776', 1100, false],
  ['without a click before it is the first', null, 'day:20775', 1100, false],
])('%s', (_sentence, before, place, timeStamp, isSecond) => {
  expect(isSecondClick(before, { place, timeStamp })).toBe(isSecond)
})
