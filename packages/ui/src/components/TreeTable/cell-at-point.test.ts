import { describe, expect, it } from 'vitest'

import { cellAtPoint, type PointQuestion } from './cell-at-point'
import { layOutColumns } from './column-layout'
import type { TreeTableColumn } from './tree-table-model'

function column(id: string): TreeTableColumn<object> {
  return { id, header: id, width: 100, getValue: () => null }
}

// Of ten columns the first is frozen at the start, the last at the end; 400 px are seen.
const layout = layOutColumns(
  Array.from({ length: 10 }, (_, index) => ({
    ...column(String(index)),
    ...(index === 0 ? { isFrozen: 'start' as const } : null),
    ...(index === 9 ? { isFrozen: 'end' as const } : null),
  })),
  new Set(),
  400,
)
// One line of heads, 100 rows of 20 px, one line at the foot; 200 px are seen.
const question: PointQuestion = {
  inline: 150,
  top: 50,
  scrolledInline: 0,
  scrolledTop: 0,
  width: 400,
  height: 200,
  rowHeight: 20,
  bodyRowCount: 100,
  footRowCount: 1,
  origin: { side: 'center', isInBody: true },
}

describe('cellAtPoint', () => {
  it.each([
    ['what is under the pointer', {}, { row: 1, column: 1, isBeyond: false }],
    [
      'what has been scrolled there',
      { scrolledInline: 200, scrolledTop: 400 },
      { row: 21, column: 3, isBeyond: false },
    ],
    ['over the foot the next row', { top: 190 }, { row: 8, column: 1, isBeyond: true }],
    [
      'at the end of the way the foot',
      { top: 190, scrolledTop: 1840 },
      { row: 100, column: 1, isBeyond: false },
    ],
    [
      'over the heads the row before',
      { top: 5, scrolledTop: 400 },
      { row: 19, column: 1, isBeyond: true },
    ],
    [
      'over the frozen start the column before',
      { inline: 50, scrolledInline: 300 },
      { row: 1, column: 3, isBeyond: true },
    ],
    ['not scrolled, the frozen column', { inline: 50 }, { row: 1, column: 0, isBeyond: false }],
    ['beyond the end the next column', { inline: 900 }, { row: 1, column: 3, isBeyond: true }],
    [
      'scrolled to the end, the frozen one',
      { inline: 350, scrolledInline: 600 },
      { row: 1, column: 9, isBeyond: false },
    ],
    [
      'from a frozen column the scrolling ones under the pointer',
      { scrolledInline: 300, origin: { side: 'start' as const, isInBody: true } },
      { row: 1, column: 4, isBeyond: false },
    ],
  ])('finds %s', (_, change, cell) => {
    expect(cellAtPoint({ ...question, ...change }, layout)).toEqual(cell)
  })
})
