import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { civilDateTimeOf, dayNumberOf } from '../calendar-dates'
import type { LayoutItem } from './layout-item'
import { occurrencesInWindow } from './occurrences'
import { barsInWindow, layoutRow } from './row-layout'
import type { RowLayout } from './row-layout'

const START = dayNumberOf('2026-01-01')
const DAYS = 60
const END = START + DAYS

interface Shape {
  readonly from: number
  readonly days: number
  readonly title: number
}

const shapes = fc.array(
  fc.record({
    from: fc.integer({ min: -20, max: DAYS + 5 }),
    days: fc.integer({ min: 1, max: 40 }),
    title: fc.integer({ min: 1, max: 8 }),
  }),
  { maxLength: 60 },
)

function itemOf({ from, days }: Shape, at: number): LayoutItem {
  return {
    id: at + 1,
    startDate: civilDateTimeOf(START + from, 480),
    endDate: civilDateTimeOf(START + from + days - 1, 480),
    isAllDay: true,
    rrule: null,
    recurrenceEndDate: null,
  }
}

function layOut(world: readonly Shape[]): RowLayout {
  const occurrences = occurrencesInWindow(world.map(itemOf), START, END)
  return layoutRow({
    occurrences,
    startDay: START,
    endDayExclusive: END,
    titleDays: (item) => world[item]?.title ?? 1,
  })
}

/** A bar in words: id, first and last shown day, where its room ends, lane. */
function bars(layout: RowLayout): readonly string[] {
  return Array.from(layout.order, (at, bar) => {
    const id = layout.occurrences.ids[at] ?? 0
    const [from, to, room] = [layout.startDays, layout.endDaysExclusive, layout.roomEnds].map(
      (days) => (days[bar] ?? 0) - START,
    )
    return `${id}: ${from}-${to} room ${room} lane ${layout.lanes[bar] ?? 0}`
  })
}

describe('lanes of a row', () => {
  it('keep the days free that a title needs', () => {
    const world = [
      { from: 0, days: 1, title: 5 },
      { from: 3, days: 2, title: 5 },
      { from: 5, days: 9, title: 5 },
    ]
    expect(bars(layOut(world))).toEqual([
      '1: 0-1 room 5 lane 0',
      '2: 3-5 room 8 lane 1',
      '3: 5-14 room 14 lane 0',
    ])
  })

  it('take the longer of two bars first, then the smaller id', () => {
    const world = [
      { from: 2, days: 1, title: 1 },
      { from: 2, days: 4, title: 1 },
      { from: 2, days: 1, title: 1 },
    ]
    expect(bars(layOut(world))).toEqual([
      '2: 2-6 room 6 lane 0',
      '1: 2-3 room 3 lane 1',
      '3: 2-3 room 3 lane 2',
    ])
  })

  it('are cut at the ends of the timeline', () => {
    const world = [
      { from: -3, days: 5, title: 1 },
      { from: DAYS - 2, days: 9, title: 1 },
    ]
    expect(bars(layOut(world))).toEqual([
      '1: 0-2 room 2 lane 0',
      `2: ${DAYS - 2}-${DAYS} room ${DAYS} lane 0`,
    ])
  })

  it('keep no days free after the end of the timeline', () => {
    expect(bars(layOut([{ from: DAYS - 2, days: 1, title: 5 }]))).toEqual([
      `1: ${DAYS - 2}-${DAYS - 1} room ${DAYS} lane 0`,
    ])
  })

  it('never put two bars, or a bar and a title, on the same days of a lane', () => {
    fc.assert(
      fc.property(shapes, (world) => {
        const layout = layOut(world)
        const used = new Set<string>()
        for (let bar = 0; bar < layout.length; bar += 1) {
          for (let day = layout.startDays[bar] ?? 0; day < (layout.roomEnds[bar] ?? 0); day += 1) {
            const place = `${layout.lanes[bar] ?? 0}:${day}`
            expect(used.has(place)).toBe(false)
            used.add(place)
          }
        }
      }),
    )
  })

  it('hold every item that touches the timeline, once, and leave no lane empty', () => {
    fc.assert(
      fc.property(shapes, (world) => {
        const layout = layOut(world)
        const expected = world.flatMap(({ from, days }, at) =>
          from < DAYS && from + days > 0 ? [at + 1] : [],
        )
        const ids = Array.from(layout.order, (at) => layout.occurrences.ids[at] ?? 0)
        expect(ids.toSorted((a, b) => a - b)).toEqual(expected)
        const lanes = new Set(layout.lanes)
        expect(lanes.size).toBe(layout.laneCount)
      }),
    )
  })

  it('do not depend on the order of the items', () => {
    fc.assert(
      fc.property(shapes, (world) => {
        const items = world.map(itemOf)
        const lay = (list: readonly LayoutItem[]): readonly string[] =>
          bars(
            layoutRow({
              occurrences: occurrencesInWindow(list, START, END),
              startDay: START,
              endDayExclusive: END,
              titleDays: () => 3,
            }),
          )
        expect(lay(items.toReversed())).toEqual(lay(items))
      }),
    )
  })
})

describe('the bars of a window', () => {
  it('are those whose days or titles touch it', () => {
    const lane = fc.integer({ min: 0, max: 6 })
    const day = fc.integer({ min: -5, max: DAYS + 5 })
    fc.assert(
      fc.property(shapes, day, day, lane, lane, (world, from, to, firstLane, endLane) => {
        const layout = layOut(world)
        const window = { startDay: START + from, endDayExclusive: START + to, firstLane, endLane }
        const expected = Array.from({ length: layout.length }, (_unused, bar) => bar).filter(
          (bar) =>
            (layout.startDays[bar] ?? 0) < window.endDayExclusive &&
            (layout.roomEnds[bar] ?? 0) > window.startDay &&
            (layout.lanes[bar] ?? 0) >= firstLane &&
            (layout.lanes[bar] ?? 0) < endLane,
        )
        expect(barsInWindow(layout, window)).toEqual(expected)
      }),
    )
  })
})
