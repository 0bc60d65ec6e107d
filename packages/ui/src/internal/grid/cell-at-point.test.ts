import { describe, expect, it } from 'vitest'

import { cellAtPoint, type PointQuestion } from './cell-at-point'
import { columnOffsets } from './column-geometry'
import type { ColumnSide, GridLayout } from './grid-frame'

// Of ten columns of 100 px the first is frozen at the start, the last at the end; 400 px are seen.
const sides: readonly ColumnSide[] = [
  'start',
  ...Array.from({ length: 8 }, () => 'center' as const),
  'end',
]
const layout: GridLayout = {
  columns: sides.map((side, index) => ({
    column: { id: String(index), header: '' },
    index,
    side,
  })),
  startCount: 1,
  endCount: 1,
  headRowCount: 1,
  offsets: columnOffsets(sides.map(() => 100)),
  centerOffsets: columnOffsets(sides.slice(2).map(() => 100)),
  startWidth: 100,
  endWidth: 100,
  totalWidth: 1000,
}
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
