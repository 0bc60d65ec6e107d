import { describe, expect, it } from 'vitest'

import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { stopFor, stopOfItem } from './strip-stop'
import type { ShownSection } from './strip-stop'
import { stripSectionOf } from './strip-section'

const november = { startDay: 20_758, endDayExclusive: 20_788 }

function shown(
  section: 'initiatives' | 'long-running',
  itemIds: readonly number[],
  isOpen = true,
): ShownSection {
  const items = itemIds.map((id) =>
    tacticFixture({ id, title: `Item ${id}`, on: '2026-11-03', to: '2026-11-20' }),
  )
  return { section, isOpen, shownBars: stripSectionOf(section, items, november).bars }
}

const keyOf = (sections: readonly ShownSection[], itemId: number) =>
  stopOfItem(itemId, sections)?.key ?? null

describe('the stop for a place', () => {
  const before = [shown('initiatives', [1, 2, 3]), shown('long-running', [4])]
  const place = stopFor(stopOfItem(2, before), before)

  it('is the bar itself', () => {
    expect(place).toEqual({ section: 'initiatives', key: keyOf(before, 2), itemId: 2, at: 1 })
  })

  it('follows the bar into another section', () => {
    const after = [shown('initiatives', [1, 3]), shown('long-running', [4, 2])]
    expect(stopFor(place, after)).toEqual({
      section: 'long-running',
      key: place.key,
      itemId: 2,
      at: after[1]?.shownBars.findIndex(({ key }) => key === place.key),
    })
  })

  it('follows the item to other dates', () => {
    const after = [shown('initiatives', [1, 3]), shown('long-running', [4])]
    const delayed = tacticFixture({ id: 2, on: '2026-11-18', to: '2026-11-20' })
    const { bars } = stripSectionOf('initiatives', [delayed], november)
    const moved = { section: 'initiatives', isOpen: true, shownBars: bars } as const
    expect(stopFor(place, [moved, ...after.slice(1)]).itemId).toBe(2)
    expect(stopFor(place, [moved, ...after.slice(1)]).key).not.toBe(place.key)
  })

  it('is the bar that took its place when it is gone', () => {
    const after = [shown('initiatives', [1, 3]), shown('long-running', [4])]
    expect(stopFor(place, after).key).toBe(keyOf(after, 3))
  })

  it('is the last bar when it was the last', () => {
    const after = [shown('initiatives', [1])]
    expect(stopFor(place, after).key).toBe(keyOf(after, 1))
  })

  it('is the head of its section when that is closed', () => {
    const after = [shown('initiatives', [1, 2, 3], false), shown('long-running', [4])]
    expect(stopFor(place, after)).toEqual({
      section: 'initiatives',
      key: null,
      itemId: null,
      at: 0,
    })
  })

  it('is the first head when its section is gone', () => {
    const after = [shown('long-running', [4])]
    expect(stopFor(place, after)).toEqual({
      section: 'long-running',
      key: null,
      itemId: null,
      at: 0,
    })
  })
})

it('an item in a closed section is not on show', () => {
  expect(stopOfItem(1, [shown('initiatives', [1], false)])).toBeNull()
})
