import { describe, expect, it } from 'vitest'

import { tacticFixture } from '../../calendar-parts/fixtures/plan-fixtures'
import { focusCellFor, focusCellOfItem } from './overstory-cell'
import type { VisibleSection } from './overstory-cell'
import { overstorySectionOf } from './overstory-section'

const november = { startDay: 20_758, endDayExclusive: 20_788 }

function visible(
  section: 'initiatives' | 'long-running',
  itemIds: readonly number[],
  isOpen = true,
): VisibleSection {
  const items = itemIds.map((id) =>
    tacticFixture({ id, title: `Item ${id}`, on: '2026-11-03', to: '2026-11-20' }),
  )
  return { section, isOpen, visibleBars: overstorySectionOf(section, items, november).bars }
}

const keyOf = (sections: readonly VisibleSection[], itemId: number) =>
  focusCellOfItem(itemId, sections)?.key ?? null

describe('the stop for a place', () => {
  const before = [visible('initiatives', [1, 2, 3]), visible('long-running', [4])]
  const place = focusCellFor(focusCellOfItem(2, before), before)

  it('is the bar itself', () => {
    expect(place).toEqual({ section: 'initiatives', key: keyOf(before, 2), itemId: 2, at: 1 })
  })

  it('follows the bar into another section', () => {
    const after = [visible('initiatives', [1, 3]), visible('long-running', [4, 2])]
    expect(focusCellFor(place, after)).toEqual({
      section: 'long-running',
      key: place.key,
      itemId: 2,
      at: after[1]?.visibleBars.findIndex(({ key }) => key === place.key),
    })
  })

  it('follows the item to other dates', () => {
    const after = [visible('initiatives', [1, 3]), visible('long-running', [4])]
    const delayed = tacticFixture({ id: 2, on: '2026-11-18', to: '2026-11-20' })
    const { bars } = overstorySectionOf('initiatives', [delayed], november)
    const moved = { section: 'initiatives', isOpen: true, visibleBars: bars } as const
    expect(focusCellFor(place, [moved, ...after.slice(1)]).itemId).toBe(2)
    expect(focusCellFor(place, [moved, ...after.slice(1)]).key).not.toBe(place.key)
  })

  it('is the bar that took its place when it is gone', () => {
    const after = [visible('initiatives', [1, 3]), visible('long-running', [4])]
    expect(focusCellFor(place, after).key).toBe(keyOf(after, 3))
  })

  it('is the last bar when it was the last', () => {
    const after = [visible('initiatives', [1])]
    expect(focusCellFor(place, after).key).toBe(keyOf(after, 1))
  })

  it('is the head of its section when that is closed', () => {
    const after = [visible('initiatives', [1, 2, 3], false), visible('long-running', [4])]
    expect(focusCellFor(place, after)).toEqual({
      section: 'initiatives',
      key: null,
      itemId: null,
      at: 0,
    })
  })

  it('is the first head when its section is gone', () => {
    const after = [visible('long-running', [4])]
    expect(focusCellFor(place, after)).toEqual({
      section: 'long-running',
      key: null,
      itemId: null,
      at: 0,
    })
  })
})

it('an item in a closed section is not on show', () => {
  expect(focusCellOfItem(1, [visible('initiatives', [1], false)])).toBeNull()
})
