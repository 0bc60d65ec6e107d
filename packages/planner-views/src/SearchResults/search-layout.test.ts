import { expect, it } from 'vitest'

import { searchLayoutOf } from './search-layout'

const inTopic = (pixels: number) => searchLayoutOf(pixels).inTopic

it.each([
  ['in a window of 1024 pixels', 752, []],
  ['a pixel narrower, without two', 751, ['type', 'platform']],
  ['beside an open item', 546, ['type', 'platform']],
  ['where it is narrower', 545, ['end', 'channel', 'type', 'platform']],
  ['where it has no width yet', 0, ['end', 'channel', 'type', 'platform']],
])('results have their columns %s', (_sentence, pixels, expected) => {
  expect(inTopic(pixels)).toEqual(expected)
})

it('columns are wider from the width on in which they fit', () => {
  const [narrow, wide] = [911, 912].map((pixels) => searchLayoutOf(pixels).widths.topic)
  expect(wide).toBeGreaterThan(narrow ?? 0)
})
