import { placedAt } from '@throughline/domain/ordering'
import { expect, test } from 'vitest'
import { placeAmongAll } from './place-among-all'

/** 2 and 5 are archived, so only the others are visible. */
const all = [1, 2, 3, 4, 5]

test.each([
  ['to the front', [4, 1, 3], 4, [4, 1, 2, 3, 5]],
  ['one up', [1, 4, 3], 4, [1, 2, 4, 3, 5]],
  ['one down, past an archived one', [3, 1, 4], 1, [2, 3, 1, 4, 5]],
  ['to the end: right after the last that is shown', [3, 4, 1], 1, [2, 3, 4, 1, 5]],
])('a row is moved %s', (_sentence, visible, movedId, expected) => {
  expect(placedAt(all, movedId, placeAmongAll(all, visible, movedId))).toEqual(expected)
})

test('the only row that is shown stays', () => {
  expect(placeAmongAll([7], [7], 7)).toBe(0)
})
