import { describe, expect, it } from 'vitest'

import { WordNumbers } from './word-numbers'

describe('the numbers of a list of Word', () => {
  it.each<[string, readonly (readonly [marker: string, level?: number])[], readonly number[]]>([
    ['digits', [['1.  '], ['2.'], ['(12)']], [1, 2, 12]],
    ['the last number of several levels', [['2.'], ['2.1.', 2], ['2.2', 2]], [2, 1, 2]],
    ['letters', [['a)'], ['b)'], ['z)'], ['aa)']], [1, 2, 26, 27]],
    ['Roman numbers', [['i.'], ['ii.'], ['iii.'], ['iv.'], ['XL.']], [1, 2, 3, 4, 40]],
    ['letters that go on to i', [['g.'], ['h.'], ['i.'], ['j.']], [7, 8, 9, 10]],
    ['a list that goes on with v', [['v.'], ['vi.']], [5, 6]],
    ['a list that goes on with c', [['c.'], ['d.']], [3, 4]],
    ['an inner list that begins again', [['1.'], ['i.', 2], ['2.'], ['i.', 2]], [1, 1, 2, 1]],
  ])('reads %s', (_, markers, expected) => {
    const numbers = new WordNumbers()
    expect(markers.map(([marker, level = 1]) => numbers.read(marker, level))).toEqual(expected)
  })
})
