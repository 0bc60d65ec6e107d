import { describe, expect, it } from 'vitest'

import { tacticFixture } from '../../../calendar-parts/fixtures/plan-fixtures'
import { barAfterKey, cellFor, cellOfItem } from './overstory-cells'
import type { VisibleSection } from './overstory-cells'
import { layOutItems } from './section-layout'

const november = { startDay: 20_758, endDayExclusive: 20_788 }

function sectionOf(
  section: 'initiatives' | 'long-running',
  itemIds: readonly number[],
  isOpen = true,
): VisibleSection {
  const items = itemIds.map((id) =>
    tacticFixture({ id, title: `Item ${id}`, on: '2026-11-03', to: '2026-11-20' }),
  )
  return { section, isOpen, bars: layOutItems(section, items, november).bars }
}

const keyOf = (sections: readonly VisibleSection[], itemId: number) =>
  cellOfItem(itemId, sections)?.key ?? null

describe('the cell that gets the focus', () => {
  const before = [sectionOf('initiatives', [1, 2, 3]), sectionOf('long-running', [4])]
  const cell = cellFor(cellOfItem(2, before), before)

  it('is the bar itself', () => {
    expect(cell).toEqual({ section: 'initiatives', key: keyOf(before, 2), itemId: 2, index: 1 })
  })

  it('follows the bar into another section', () => {
    const after = [sectionOf('initiatives', [1, 3]), sectionOf('long-running', [4, 2])]
    expect(cellFor(cell, after)).toEqual({
      section: 'long-running',
      key: cell.key,
      itemId: 2,
      index: after[1]?.bars.findIndex(({ key }) => key === cell.key),
    })
  })

  it('follows the item to other dates', () => {
    const after = [sectionOf('initiatives', [1, 3]), sectionOf('long-running', [4])]
    const delayed = tacticFixture({ id: 2, on: '2026-11-18', to: '2026-11-20' })
    const { bars } = layOutItems('initiatives', [delayed], november)
    const moved = { section: 'initiatives', isOpen: true, bars } as const
    expect(cellFor(cell, [moved, ...after.slice(1)]).itemId).toBe(2)
    expect(cellFor(cell, [moved, ...after.slice(1)]).key).not.toBe(cell.key)
  })

  it('is the next bar when the bar is gone', () => {
    const after = [sectionOf('initiatives', [1, 3]), sectionOf('long-running', [4])]
    expect(cellFor(cell, after).key).toBe(keyOf(after, 3))
  })

  it('is the new last bar when the last one is gone', () => {
    const after = [sectionOf('initiatives', [1])]
    expect(cellFor(cell, after).key).toBe(keyOf(after, 1))
  })

  it('is the head of its section when that is closed', () => {
    const after = [sectionOf('initiatives', [1, 2, 3], false), sectionOf('long-running', [4])]
    expect(cellFor(cell, after)).toEqual({
      section: 'initiatives',
      key: null,
      itemId: null,
      index: 0,
    })
  })

  it('is the first head when its section is gone', () => {
    const after = [sectionOf('long-running', [4])]
    expect(cellFor(cell, after)).toEqual({
      section: 'long-running',
      key: null,
      itemId: null,
      index: 0,
    })
  })
})

it('an item in a closed section has no cell', () => {
  expect(cellOfItem(1, [sectionOf('initiatives', [1], false)])).toBeNull()
})

// 0         10        20
// aaaaaaaa  bbbbb
// ccc          ddddd
//                     e
const byName = {
  a: { name: 'a', lane: 0, column: 0, span: 8 },
  b: { name: 'b', lane: 0, column: 10, span: 5 },
  c: { name: 'c', lane: 1, column: 0, span: 3 },
  d: { name: 'd', lane: 1, column: 13, span: 5 },
  e: { name: 'e', lane: 2, column: 20, span: 1 },
}
/** In reading order: by day, not by lane. */
const bars = [byName.a, byName.c, byName.b, byName.d, byName.e]

it.each([
  ['right goes along the lane', 'a', 'ArrowRight', 'b'],
  ['right continues in the lane below', 'b', 'ArrowRight', 'c'],
  ['right stays at the last', 'e', 'ArrowRight', 'e'],
  ['left goes back', 'b', 'ArrowLeft', 'a'],
  ['left continues in the lane above', 'c', 'ArrowLeft', 'b'],
  ['left stays at the first', 'a', 'ArrowLeft', 'a'],
  ['down goes to the bar underneath', 'b', 'ArrowDown', 'd'],
  ['down goes to the nearer one of two', 'a', 'ArrowDown', 'c'],
  ['down goes to the nearest, at any distance', 'c', 'ArrowDown', 'e'],
  ['down stays in the last lane', 'e', 'ArrowDown', 'e'],
  ['up goes to the bar above', 'd', 'ArrowUp', 'b'],
  ['up stays in the first lane', 'b', 'ArrowUp', 'b'],
  ['Home goes to the first', 'd', 'Home', 'a'],
  ['End goes to the last', 'a', 'End', 'e'],
] as const)('%s', (_sentence, from, key, to) => {
  expect(barAfterKey(bars, byName[from], { key, isRightToLeft: false })?.name).toBe(to)
})

it('a key follows the direction of text', () => {
  const isRightToLeft = true
  expect(barAfterKey(bars, byName.a, { key: 'ArrowLeft', isRightToLeft })?.name).toBe('b')
  expect(barAfterKey(bars, byName.b, { key: 'ArrowRight', isRightToLeft })?.name).toBe('a')
})

it('other keys lead nowhere', () => {
  expect(barAfterKey(bars, byName.a, { key: 'Enter', isRightToLeft: false })).toBeNull()
})
