import { describe, expect, it } from 'vitest'

import { visibleCategories } from './visible-categories'

const of = (...values: readonly number[]) =>
  values.map((value, index) => ({ id: String(index), label: '', values: [value] }))

describe('which categories have a bar', () => {
  it.each([
    ['all of a few', of(5, 4, 3), 5, 3, 0, 0],
    ['one more than fits, in place of a sum of one', of(5, 4, 3), 2, 3, 0, 0],
    ['the first ones of many', of(5, 4, 3, 2), 2, 2, 2, 5],
    ['none of none', of(), 2, 0, 0, 0],
    ['none with no bars', of(5, 4), 0, 0, 2, 9],
  ])('%s', (_title, categories, maxBars, visible, otherCount, otherSum) => {
    const answer = visibleCategories(categories, maxBars)
    expect(answer.visible).toHaveLength(visible)
    expect(answer).toMatchObject({ otherCount, otherSum })
  })
})
