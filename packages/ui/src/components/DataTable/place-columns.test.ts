import { describe, expect, it } from 'vitest'

import { drawnColumns, layOutColumns, placeColumns } from './place-columns'

const placed = placeColumns(
  Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    header: String(index),
    width: 100,
    ...(index === 0 ? { isFrozen: 'start' as const } : null),
    ...(index === 39 ? { isFrozen: 'end' as const } : null),
  })),
  {},
  { hasSelection: false, actionsWidth: undefined, canResize: false },
)
const numbersOf = (start: number, end: number, activeColumn = -1) =>
  drawnColumns(placed, { start, end }, activeColumn).map(({ index }) => index)

describe('drawnColumns', () => {
  it.each([
    ['frozen columns stay', 10, 12, -1, [0, 10, 11, 39]],
    ['the one with the tab stop stays', 10, 12, 30, [0, 10, 11, 30, 39]],
    ['nothing is drawn twice', 0, 2, 1, [0, 1, 39]],
  ])('%s', (_, start, end, activeColumn, numbers) => {
    expect(numbersOf(start, end, activeColumn)).toEqual(numbers)
  })

  it('draws all columns of a usual table, in order', () => {
    expect(numbersOf(0, 40)).toEqual(placed.map((_, column) => column))
  })
})

describe('layOutColumns', () => {
  it('counts the scrolling columns from where the frozen ones end', () => {
    const { startWidth, endWidth, totalWidth, centerOffsets } = layOutColumns(placed, 1000)
    expect({ startWidth, endWidth, totalWidth }).toEqual({
      startWidth: 100,
      endWidth: 100,
      totalWidth: 4000,
    })
    expect(centerOffsets).toHaveLength(39)
  })

  it.each([
    ['frozen columns stay while two fifths remain for the others', 334, false],
    ['in a narrower table they scroll', 333, true],
  ])('%s', (_, width, isUnfrozen) => {
    // Both together are 200 px wide: three fifths of 333.3.
    const layout = layOutColumns(placed, width)
    expect(layout.isUnfrozen).toBe(isUnfrozen)
    expect(layout.startWidth).toBe(isUnfrozen ? 0 : 100)
    expect(layout.centerOffsets).toHaveLength(isUnfrozen ? 41 : 39)
  })
})
