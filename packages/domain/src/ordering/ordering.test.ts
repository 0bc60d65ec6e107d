import { assert, integer, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { placedAt } from './index'

describe('placedAt', () => {
  it.each([
    ['down the list', 'a', 2, 'bcad'],
    ['up the list', 'd', 0, 'dabc'],
    ['to where it is', 'b', 1, 'abcd'],
    ['past the end', 'a', 99, 'bcda'],
    ['before the start', 'c', -5, 'cabd'],
    ['to just before the start', 'c', -1, 'cabd'],
    ['a new one into the middle', 'x', 2, 'abxcd'],
  ])('moves %s', (_sentence, entry, place, expected) => {
    expect(placedAt(['a', 'b', 'c', 'd'], entry, place).join('')).toBe(expected)
  })

  it('keeps the order of all others and loses none', () => {
    assert(
      property(uniqueArray(integer()), integer(), integer(), (ids, id, place) => {
        const moved = placedAt(ids, id, place)
        expect(moved.filter((one) => one !== id)).toEqual(ids.filter((one) => one !== id))
        expect(moved.filter((one) => one === id)).toHaveLength(1)
      }),
    )
  })
})
