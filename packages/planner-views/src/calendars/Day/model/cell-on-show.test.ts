import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, it } from 'vitest'

import type { CalendarItem } from '../../../calendar-parts'
import { tacticFixture } from '../../../calendar-parts/fixtures/plan-fixtures'
import type { FocusCell } from '../day-target'
import { timedFixture } from '../fixtures/wednesday'
import { dayPageOf, itemKey } from './day-page'
import type { VisibleDays } from './cell-on-show'
import { isFocusCellOnShow, focusCellFor, focusCellOfItem } from './cell-on-show'

const WEDNESDAY = dayNumberOf('2026-11-18')

function visible(items: readonly CalendarItem[], allDayLanes = 4): VisibleDays {
  const page = dayPageOf(items, [], WEDNESDAY, 3)
  const placed = [...page.allDayBars, ...page.days.flat()]
  return {
    page,
    allDayLanes,
    today: WEDNESDAY,
    placedByKey: new Map(placed.map((each) => [each.key, each])),
  }
}

const at = (from: string, days = 0): CalendarItem => {
  const item = timedFixture(7, 'Newsletter', from, '23:00')
  const date = (time: string): string => `2026-11-${18 + days}T${time.slice(11)}`
  return { ...item, startDate: date(item.startDate), endDate: date(item.endDate) }
}
const entry = (days: number, slot: number): FocusCell => ({
  part: 'entry',
  day: WEDNESDAY + days,
  key: itemKey(7, WEDNESDAY + days),
  slot,
})

describe('the stop for an item', () => {
  it('follows it to another day and time', () => {
    expect(focusCellFor(entry(0, 18), visible([at('14:00', 2)]))).toEqual(entry(2, 28))
  })

  it('is the time where it was when it is gone', () => {
    expect(focusCellFor(entry(1, 28), visible([]))).toEqual({
      part: 'slot',
      day: WEDNESDAY + 1,
      slot: 28,
    })
  })

  it('is the cell of its day while it lies in the part of the all-day row that is not shown', () => {
    const many = Array.from({ length: 9 }, (_, index) =>
      tacticFixture({ id: 100 + index, on: '2026-11-18' }),
    )
    const last = [...many].toSorted((a, b) => b.id - a.id)[0]
    const closed = visible(many)
    const hidden = [...closed.placedByKey.values()].find(
      (placed) => 'lane' in placed && placed.lane >= 8,
    )
    const id = hidden?.entry.kind === 'item' ? hidden.entry.item.id : (last?.id ?? 0)
    expect(focusCellOfItem(id, closed)).toEqual({ part: 'all-day-cell', day: WEDNESDAY })
    expect(focusCellOfItem(id, visible(many, Infinity))).toMatchObject({ part: 'entry' })
  })
})

it('the first stop is 08:00 of today', () => {
  expect(focusCellFor(null, visible([]))).toEqual({ part: 'slot', day: WEDNESDAY, slot: 16 })
})

it('the stop stays at its hour when other days are shown', () => {
  const elsewhere: FocusCell = { part: 'slot', day: WEDNESDAY - 5, slot: 30 }
  expect(focusCellFor(elsewhere, visible([]))).toEqual({ part: 'slot', day: WEDNESDAY, slot: 30 })
})

it('a time of another page is not on show', () => {
  const slot = (days: number): FocusCell => ({ part: 'slot', day: WEDNESDAY + days, slot: 4 })
  expect([-1, 0, 2, 3].map((days) => isFocusCellOnShow(slot(days), visible([])))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
