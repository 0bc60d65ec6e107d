import { describe, expect, it } from 'vitest'

import { extentOfItem, groupExtents, toggleItem, toggleItemRange } from './tree-selection'
import { buildTree, visibleItems } from './tree-items'

interface Line {
  readonly id: string
  readonly lines?: readonly Line[]
}

// Email: a, b, locked. Social: c, d. Alone, without children.
const roots = buildTree<Line>(
  [
    { id: 'email', lines: [{ id: 'a' }, { id: 'b' }, { id: 'locked' }] },
    { id: 'social', lines: [{ id: 'c' }, { id: 'd' }] },
    { id: 'alone' },
  ],
  { getRowId: ({ id }) => id, getChildren: ({ lines }) => lines },
)
const isRowSelectable = ({ id }: Line) => id !== 'locked'
const both = new Set(['email', 'social'])
const items = visibleItems(roots, both)

function itemNamed(id: string) {
  const item = items.find((one) => one.id === id)
  if (!item) throw new Error(`${id} is not shown.`)
  return item
}

function reading(...selected: readonly string[]) {
  return { selectedRowIds: new Set(selected), isRowSelectable }
}

describe('extentOfItem', () => {
  it.each([
    ['a row without children is selected', 'a', ['a'], 'all'],
    ['or not', 'a', ['b'], 'none'],
    ['a group of which one row is selected is mixed', 'email', ['a'], 'some'],
    ['a group counts only what can be selected', 'email', ['a', 'b'], 'all'],
    ['other groups do not count', 'social', ['a', 'b'], 'none'],
    ['what cannot be selected has nothing to show', 'locked', ['a'], undefined],
  ])('%s', (_sentence, id, selected, expected) => {
    const provided = reading(...selected)
    expect(extentOfItem(itemNamed(id), groupExtents(roots, provided), provided)).toBe(expected)
  })

  it('shows nothing for a group in which nothing can be selected', () => {
    const provided = { selectedRowIds: new Set<string>(), isRowSelectable: () => false }
    expect(
      extentOfItem(itemNamed('email'), groupExtents(roots, provided), provided),
    ).toBeUndefined()
  })
})

describe('toggleItem', () => {
  it.each([
    ['a row', 'a', [], ['a']],
    ['a selected row', 'a', ['a', 'c'], ['c']],
    ['all rows of a group', 'email', ['c'], ['c', 'a', 'b']],
    ['the others of a group', 'email', ['a'], ['a', 'b']],
    ['all rows of a selected group', 'email', ['a', 'b', 'c'], ['c']],
  ])('selects or deselects %s', (_sentence, id, selected, expected) => {
    expect(toggleItem(itemNamed(id), reading(...selected))).toEqual(new Set(expected))
  })

  it('keeps rows that the table does not have', () => {
    expect(toggleItem(itemNamed('a'), reading('filtered'))).toEqual(new Set(['filtered', 'a']))
  })
})

describe('toggleItemRange', () => {
  // Shown: 0 email, 1 a, 2 b, 3 locked, 4 social, 5 c, 6 d, 7 alone.
  it.each([
    ['down', 1, 2, ['a'], ['a', 'b']],
    ['up', 6, 5, ['d'], ['d', 'c']],
    ['across a group that is expanded, only the rows between', 2, 5, ['b'], ['b', 'c']],
    ['up to a group: all of the group', 2, 4, ['b'], ['b', 'c', 'd']],
    ['from a group on', 0, 1, ['a', 'b'], ['a', 'b']],
    ['like the first one: deselected', 1, 2, ['b'], []],
  ])('%s', (_sentence, anchor, index, selected, expected) => {
    expect(toggleItemRange(items, anchor, index, both, reading(...selected))).toEqual(
      new Set(expected),
    )
  })

  it('takes a row between that was an expanded group and has no children any more', () => {
    const expanded = new Set([...both, 'b'])
    expect(toggleItemRange(items, 1, 5, expanded, reading('a'))).toEqual(new Set(['a', 'b', 'c']))
  })

  it('takes all rows of a collapsed group between', () => {
    const collapsed = new Set(['email'])
    const visible = visibleItems(roots, collapsed)
    // Shown: 0 email, 1 a, 2 b, 3 locked, 4 social, 5 alone.
    expect(toggleItemRange(visible, 2, 5, collapsed, reading('b'))).toEqual(
      new Set(['b', 'c', 'd', 'alone']),
    )
  })
})
