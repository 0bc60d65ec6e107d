import { expect, it } from 'vitest'
import { mergeSelections } from './calendar-selection'

it.each([
  ['nobody changed anything', [1, 2], [1, 2], [1, 2], [1, 2]],
  ['I chose one', [1], [1, 2], [1], [1, 2]],
  ['I removed one', [1, 2], [2], [1, 2], [2]],
  ['they chose one', [1], [1], [1, 3], [1, 3]],
  ['they removed one', [1, 2], [1, 2], [2], [2]],
  ['we chose different ones', [1], [1, 2], [1, 3], [1, 2, 3]],
  ['we chose the same one', [1], [1, 2], [1, 2], [1, 2]],
  ['I removed one and they chose one', [1, 2], [2], [1, 2, 3], [2, 3]],
])('%s', (_sentence, before, mine, theirs, merged) => {
  expect(mergeSelections({ before, mine, theirs })).toEqual(merged)
})
