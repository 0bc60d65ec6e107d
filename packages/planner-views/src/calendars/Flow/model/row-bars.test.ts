import { dayNumberOf } from '@throughline/domain/calendar-dates'
import { describe, expect, it } from 'vitest'

import { flowNovember, novemberItem } from '../fixtures/flow-november'
import { holidaySection } from '../fixtures/flow-plan'
import { laidOutRow, yearScale } from '../fixtures/laid-out'
import type { FlowCalendarRow, FlowItem } from '../FlowCalendar.types'
import { barAt, createRowBars } from './row-bars'

function rowOf(id: string, items: readonly FlowItem[]): FlowCalendarRow {
  return { id, name: id, items, target: null }
}

const series = flowNovember.filter(({ rrule }) => rrule !== null)
const others = flowNovember.filter(({ rrule }) => rrule === null)

describe('the memory of rows', () => {
  it('lays a list of items out once, whatever else of its row changes', () => {
    const barsOf = createRowBars()
    const row = rowOf('a', others)
    const before = barsOf(row, yearScale)
    expect(barsOf({ ...row, name: 'Renamed' }, { ...yearScale })).toBe(before)
  })

  it('lays out only the row that an edit has changed', () => {
    const barsOf = createRowBars()
    const [first, second] = [rowOf('a', others), rowOf('b', series)]
    const before = [first, second].map((row) => barsOf(row, yearScale))
    const edited = rowOf(
      'a',
      others.map((item) => ({ ...item, title: 'Another' })),
    )
    const after = [edited, second].map((row) => barsOf(row, yearScale))
    expect(after[0]).not.toBe(before[0])
    expect(after[1]).toBe(before[1])
  })

  it('lays out anew for another width of a day, without expanding a series again', () => {
    const barsOf = createRowBars()
    const row = rowOf('a', series)
    const before = barsOf(row, yearScale)
    const zoomed = barsOf(row, { ...yearScale, dayPixels: 8 })
    expect(zoomed.layout).not.toBe(before.layout)
    expect(zoomed.layout.occurrences).toBe(before.layout.occurrences)
    expect(zoomed.entries).toBe(before.entries)
    expect(Array.from(zoomed.layout.roomEnds)).not.toEqual(Array.from(before.layout.roomEnds))
  })

  it.each([
    ['starts elsewhere', { startDay: yearScale.startDay + 330 }],
    ['ends elsewhere', { endDayExclusive: yearScale.startDay + 330 }],
  ])('expands series again where the timeline %s', (_sentence, range) => {
    const barsOf = createRowBars()
    const row = rowOf('a', series)
    const whole = laidOutRow(row).layout.length
    expect(barsOf(row, { ...yearScale, ...range }).layout.length).toBeLessThan(whole)
    expect(barsOf(row, yearScale).layout.length).toBe(whole)
  })

  it('asks for the marks of other plans again where another plan is open', () => {
    const barsOf = createRowBars()
    const row = rowOf('a', others)
    const own = barsOf(row, yearScale)
    const other = barsOf(row, { ...yearScale, currentPlanId: yearScale.currentPlanId + 99 })
    expect(Array.from(other.layout.roomEnds)).not.toEqual(Array.from(own.layout.roomEnds))
  })

  it('knows a row of events by its events, since its empty list of items may be another', () => {
    const barsOf = createRowBars()
    const [row] = holidaySection.rows
    if (row === undefined) throw new Error('The fixtures have no row of events.')
    const before = barsOf(row, yearScale)
    expect(barsOf({ ...row, items: [] }, yearScale)).toBe(before)
    expect(before.layout.length).toBe(row.events?.length)
  })
})

it('titles on paper take the free days up to the next bar of their lane', () => {
  const row = rowOf('a', others)
  const { layout } = createRowBars()(row, { ...yearScale, hasLongTitles: true })
  const reserved = createRowBars()(row, yearScale).layout
  expect(layout.lanes).toEqual(reserved.lanes)
  for (let bar = 0; bar < layout.length; bar += 1) {
    const next = [...layout.lanes.keys()].find(
      (other) => other > bar && layout.lanes[other] === layout.lanes[bar],
    )
    const limit = next === undefined ? yearScale.endDayExclusive : layout.startDays[next]
    expect(layout.roomEnds[bar]).toBe(limit)
    expect(layout.roomEnds[bar]).toBeGreaterThanOrEqual(reserved.roomEnds[bar] ?? Infinity)
  }
})

describe('a bar', () => {
  it('has its own days, and those of them that are shown', () => {
    const item: FlowItem = {
      ...novemberItem(2),
      startDate: '2025-12-30T08:00:00',
      endDate: '2026-01-02T08:00:00',
    }
    expect(barAt(laidOutRow(rowOf('a', [item])), 0)).toMatchObject({
      entry: { kind: 'item', item },
      startDay: dayNumberOf('2025-12-30'),
      endDayExclusive: dayNumberOf('2026-01-03'),
      visibleStart: yearScale.startDay,
      visibleEnd: dayNumberOf('2026-01-03'),
      roomEnd: yearScale.startDay + 4,
      lane: 0,
    })
  })

  it('is not there beyond the last position', () => {
    const bars = laidOutRow(rowOf('a', others))
    expect(barAt(bars, bars.layout.length)).toBeNull()
  })
})
