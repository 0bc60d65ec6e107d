import { describe, expect, it } from 'vitest'

import { arrangeColumns } from './arrange-columns'
import { columnOfHead, headMove, headFocusCellsOf, placeOfHead } from './head-navigation'
import type { TreeTableColumn } from './tree-table-model'

function column(id: string): TreeTableColumn<object> {
  return { id, header: id, width: 80, getValue: () => null }
}

// Line -2: name | jan | feb; line -1: of jan and feb two columns each.
const arrangement = arrangeColumns(
  [
    column('name'),
    { id: 'jan', header: 'jan', columns: [column('a'), column('b')], collapsedColumnIds: ['a'] },
    { id: 'feb', header: 'feb', columns: [column('c'), column('d')] },
  ],
  new Set(),
  ['start', 'end'],
)
const both = headFocusCellsOf(arrangement, true)
const groups = headFocusCellsOf(arrangement, false)

describe('headMove', () => {
  it.each([
    ['→ goes along the columns', 'ArrowRight', { row: -1, column: 2 }, { row: -1, column: 3 }],
    [
      '← from the first of a group to the one without',
      'ArrowLeft',
      { row: -1, column: 1 },
      { row: -2, column: 0 },
    ],
    ['→ goes along the groups', 'ArrowRight', { row: -2, column: 1 }, { row: -2, column: 3 }],
    ['↑ goes to the group', 'ArrowUp', { row: -1, column: 4 }, { row: -2, column: 3 }],
    ['↓ goes to its first column', 'ArrowDown', { row: -2, column: 3 }, { row: -1, column: 3 }],
    [
      '↓ from a column goes to the first row',
      'ArrowDown',
      { row: -1, column: 4 },
      { row: 0, column: 4 },
    ],
    [
      '↓ from a head in both lines, too',
      'ArrowDown',
      { row: -2, column: 0 },
      { row: 0, column: 0 },
    ],
    ['End goes to the last column', 'End', { row: -1, column: 1 }, { row: -1, column: 4 }],
    ['Home goes to the first head', 'Home', { row: -1, column: 4 }, { row: -2, column: 0 }],
    ['→ at the end leads nowhere', 'ArrowRight', { row: -1, column: 4 }, null],
  ])('%s', (_, key, from, to) => {
    expect(headMove(key, from, arrangement, both, false)).toEqual(to)
  })

  it('leaves out the line of columns where they cannot be resized', () => {
    expect(headMove('ArrowDown', { row: -2, column: 1 }, arrangement, groups, false)).toEqual({
      row: 0,
      column: 1,
    })
    expect(placeOfHead(arrangement, 2, groups)).toEqual({ row: -2, column: 1 })
  })

  it('follows the eye from right to left', () => {
    expect(headMove('ArrowLeft', { row: -1, column: 1 }, arrangement, both, true)).toEqual({
      row: -1,
      column: 2,
    })
  })
})

describe('columnOfHead', () => {
  it.each([
    ['a head of the second line stands for its column', { row: -1, column: 2 }, 2],
    ['a head without a group, too', { row: -2, column: 0 }, 0],
    ['the head of a group for none', { row: -2, column: 1 }, null],
    ['a cell is no head', { row: 0, column: 1 }, null],
  ])('%s', (_, place, expected) => {
    expect(columnOfHead(arrangement, place)).toBe(expected)
  })
})
