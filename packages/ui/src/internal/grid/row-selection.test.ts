import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { selectionExtent, selectRange, toggleAll, toggleRow } from './row-selection'

const ids = [1, 2, 3, 4, 5]

describe('selecting rows', () => {
  it('knows none, some and all', () => {
    expect(selectionExtent(new Set<number>(), ids)).toBe('none')
    expect(selectionExtent(new Set([2]), ids)).toBe('some')
    expect(selectionExtent(new Set(ids), ids)).toBe('all')
  })

  it('does not count what is behind a filter', () => {
    expect(selectionExtent(new Set([9]), ids)).toBe('none')
    expect(selectionExtent(new Set<string>(), [])).toBe('none')
  })

  it('makes all of some, and keeps what is behind a filter', () => {
    expect(toggleAll(new Set([2, 9]), ids)).toEqual(new Set([2, 9, 1, 3, 4, 5]))
    expect(toggleAll(new Set([...ids, 9]), ids)).toEqual(new Set([9]))
  })

  it.each([
    ['down', [2], 1, 3, [2, 3, 4]],
    ['up', [4], 3, 1, [4, 2, 3]],
    ['gives rows up like the first of them', [3, 4, 5], 1, 3, [5]],
  ])('selects a range %s', (_sentence, selected, anchor, index, expected) => {
    expect(selectRange(new Set(selected), anchor, index, ids)).toEqual(new Set(expected))
  })

  it('comes back after two presses', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(9)), fc.nat(9), (selected, id) => {
        const before: ReadonlySet<number> = new Set(selected)
        expect(toggleRow(toggleRow(before, id), id)).toEqual(before)
      }),
    )
  })
})
