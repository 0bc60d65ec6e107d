import { describe, expect, it } from 'vitest'

import { placesOf, spreadBlock } from './copied-cells'
import { cellCountOf, frameSides, rangeBetween } from './cell-range'

const block = rangeBetween({ row: 4, column: 1 }, { row: 2, column: 3 })

describe('rangeBetween', () => {
  it('holds both cells, whichever comes first', () => {
    expect(block).toEqual({ rows: { start: 2, end: 5 }, columns: { start: 1, end: 4 } })
    expect(cellCountOf(block)).toBe(9)
  })
})

describe('frameSides', () => {
  it.each([
    ['corners have two sides', { row: 2, column: 1 }, 'top left'],
    ['the other corner, too', { row: 4, column: 3 }, 'bottom right'],
    ['nothing runs inside', { row: 3, column: 2 }, ''],
    ['rows outside have none', { row: 5, column: 2 }, null],
    ['columns outside have none', { row: 3, column: 4 }, null],
  ])('%s', (_, cell, sides) => {
    expect(frameSides(block, cell, false)).toBe(sides)
  })

  it('follows the columns from right to left', () => {
    expect(frameSides(block, { row: 3, column: 1 }, true)).toBe('right')
  })
})

describe('spreadBlock', () => {
  const records = { rowCount: 9, takesLine: () => true, copiedTexts: () => [] }

  it('goes on from the first cell of the range, however large that is', () => {
    expect(spreadBlock([['a', 'b'], ['c']], block, records)).toEqual([
      { place: { row: 2, column: 1 }, text: 'a' },
      { place: { row: 2, column: 2 }, text: 'b' },
      { place: { row: 3, column: 1 }, text: 'c' },
    ])
  })

  it('fills the range with a single text', () => {
    expect(spreadBlock([['7']], block, records).map(({ place }) => place)).toEqual(placesOf(block))
  })
})
