import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  isSameSelection,
  joinedSelection,
  rangeOfItems,
  remainingSelection,
  selectionClickOf,
  toggledSelection,
} from './multi-selection'

describe('a click on an item', () => {
  it.each([
    ['without a key clears', {}, 'clear'],
    ['with Ctrl toggles', { ctrlKey: true }, 'toggle'],
    ['with Cmd toggles', { metaKey: true }, 'toggle'],
    ['with Shift selects a range', { shiftKey: true }, 'range'],
    ['with Ctrl and Shift adds one', { ctrlKey: true, shiftKey: true }, 'add-range'],
    ['with Cmd and Shift adds one', { metaKey: true, shiftKey: true }, 'add-range'],
  ])('%s', (_sentence, keys, meaning) => {
    const none = { ctrlKey: false, metaKey: false, shiftKey: false }
    expect(selectionClickOf({ ...none, ...keys })).toBe(meaning)
  })
})

describe('a range', () => {
  const order = [7, 3, 9, 1]
  it.each([
    ['goes on from the anchor', 3, 1, [3, 9, 1]],
    ['goes back to the item', 9, 7, [7, 3, 9]],
    ['is the item alone where it begins', 3, 3, [3]],
    ['is the item alone without an anchor', null, 9, [9]],
    ['is the item alone when the anchor is gone', 42, 9, [9]],
  ])('%s', (_sentence, anchor, itemId, range) => {
    expect(rangeOfItems(order, anchor, itemId)).toEqual(range)
  })
})

describe('a selection', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }))

  it('is the same again after an item was toggled twice', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 20 }), (selected, itemId) => {
        const before = new Set(selected)
        const once = toggledSelection(before, itemId)
        expect(once.has(itemId)).toBe(!before.has(itemId))
        expect(isSameSelection(toggledSelection(once, itemId), before)).toBe(true)
      }),
    )
  })

  it('keeps what it had when items join it', () => {
    expect([...joinedSelection(new Set([1, 2]), [2, 3])]).toEqual([1, 2, 3])
  })

  it('loses the items that are gone, and nothing else', () => {
    const selection = new Set([1, 2, 3])
    const left = remainingSelection(selection, [{ id: 3 }, { id: 1 }, { id: 8 }])
    expect(left).toEqual(new Set([1, 3]))
  })

  it('is the same object while none of its items is gone', () => {
    const selection = new Set([1, 2])
    expect(remainingSelection(selection, [{ id: 2 }, { id: 1 }, { id: 5 }])).toBe(selection)
    const nothing = new Set<number>()
    expect(remainingSelection(nothing, [])).toBe(nothing)
  })

  it.each([
    [[1, 2], [2, 1], true],
    [[1, 2], [1], false],
    [[1, 2], [1, 3], false],
    [[], [], true],
  ])('of %j is that of %j: %s', (a, b, isSame) => {
    expect(isSameSelection(new Set<number>(a), new Set<number>(b))).toBe(isSame)
  })
})
