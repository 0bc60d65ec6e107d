import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { civilDateTimeOf, dayNumberOf } from '../calendar-dates'
import { layoutDays } from './day-layout'
import type { DayBox, DayLayout } from './day-layout'
import type { LayoutItem } from './layout-item'
import { occurrencesInWindow } from './occurrences'

const FIRST_DAY = dayNumberOf('2026-11-18')

/** An item of the named world: minutes counted from midnight of the first shown day. */
interface WorldItem {
  readonly id: number
  readonly from: number
  readonly to: number
  readonly isAllDay?: boolean
}

const at = (hour: number, minute = 0): number => hour * 60 + minute

function toLayoutItem({ id, from, to, isAllDay = false }: WorldItem): LayoutItem {
  return {
    id,
    startDate: civilDateTimeOf(FIRST_DAY, from),
    endDate: civilDateTimeOf(FIRST_DAY, to),
    isAllDay,
    rrule: null,
    recurrenceEndDate: null,
  }
}

function layOut(world: readonly WorldItem[], dayCount = 1) {
  const items = world.map(toLayoutItem)
  const occurrences = occurrencesInWindow(items, FIRST_DAY, FIRST_DAY + dayCount)
  const layout = layoutDays({ items, occurrences, firstDay: FIRST_DAY, dayCount })
  return { layout, ids: occurrences.ids }
}

/** A day as people see it: id, then columns taken of columns there are. */
function drawDay({ layout, ids }: ReturnType<typeof layOut>, day = 0): string[] {
  return (layout.days[day] ?? []).map(
    ({ occurrence, column, span, columnCount }) =>
      `${ids[occurrence]}: ${column}-${column + span} of ${columnCount}`,
  )
}

const drawAllDayRow = ({ layout, ids }: ReturnType<typeof layOut>): string[] =>
  layout.allDayRow.map(
    ({ occurrence, column, span, lane, continuesBefore, continuesAfter }) =>
      `${continuesBefore ? '<' : ''}${ids[occurrence]}: ${column}-${column + span} lane ${lane}${continuesAfter ? '>' : ''}`,
  )

describe('the hours of a day', () => {
  it.each<[sentence: string, world: readonly WorldItem[], drawn: readonly string[]]>([
    ['one item takes the whole width', [{ id: 1, from: at(9), to: at(10) }], ['1: 0-1 of 1']],
    [
      'two that meet share the width',
      [
        { id: 1, from: at(9), to: at(10) },
        { id: 2, from: at(9, 30), to: at(11) },
      ],
      ['1: 0-1 of 2', '2: 1-2 of 2'],
    ],
    [
      'one that begins when another ends does not meet it',
      [
        { id: 1, from: at(9), to: at(10) },
        { id: 2, from: at(10), to: at(11) },
      ],
      ['1: 0-1 of 1', '2: 0-1 of 1'],
    ],
    [
      'the width of those that begin when others end does not depend on them',
      [
        { id: 1, from: at(9), to: at(10) },
        { id: 2, from: at(9), to: at(10) },
        { id: 3, from: at(10), to: at(11) },
        { id: 4, from: at(10), to: at(11) },
        { id: 5, from: at(10), to: at(11) },
      ],
      ['1: 0-1 of 2', '2: 1-2 of 2', '3: 0-1 of 3', '4: 1-2 of 3', '5: 2-3 of 3'],
    ],
    [
      'of two that begin together the longer one comes first, then the smaller id',
      [
        { id: 3, from: at(9), to: at(10) },
        { id: 1, from: at(9), to: at(10) },
        { id: 2, from: at(9), to: at(12) },
      ],
      ['2: 0-1 of 3', '1: 1-2 of 3', '3: 2-3 of 3'],
    ],
    [
      'a column that has become free is taken again',
      [
        { id: 1, from: at(9), to: at(12) },
        { id: 2, from: at(9), to: at(10) },
        { id: 3, from: at(10), to: at(11) },
      ],
      ['1: 0-1 of 2', '2: 1-2 of 2', '3: 1-2 of 2'],
    ],
    [
      'a box grows over the columns that are free to its right',
      [
        { id: 1, from: at(9), to: at(12) },
        { id: 2, from: at(9), to: at(10) },
        { id: 3, from: at(9), to: at(10) },
        { id: 4, from: at(11), to: at(12) },
      ],
      ['1: 0-1 of 3', '2: 1-2 of 3', '3: 2-3 of 3', '4: 1-3 of 3'],
    ],
    [
      'an item at one moment is drawn high enough to meet what follows at once',
      [
        { id: 1, from: at(9), to: at(9) },
        { id: 2, from: at(9, 15), to: at(10) },
        { id: 3, from: at(9, 20), to: at(10) },
      ],
      ['1: 0-1 of 2', '2: 1-2 of 2', '3: 0-1 of 2'],
    ],
    [
      'what ends at midnight stays among the hours',
      [{ id: 1, from: at(23), to: at(24) }],
      ['1: 0-1 of 1'],
    ],
  ])('%s', (_sentence, world, drawn) => {
    expect(drawDay(layOut(world))).toEqual(drawn)
  })

  it('draws what begins just before midnight within the day', () => {
    const { layout } = layOut([{ id: 1, from: at(23, 55), to: at(23, 55) }])
    expect(layout.days[0]).toEqual([
      {
        occurrence: 0,
        startMinute: 1435,
        endMinute: 1436,
        top: 1420,
        bottom: 1440,
        column: 0,
        span: 1,
        columnCount: 1,
      },
    ])
  })
})

describe('the all-day row above the hours', () => {
  it.each<[sentence: string, world: readonly WorldItem[], drawn: readonly string[]]>([
    [
      'holds all-day items, the longer ones of a day first',
      [
        { id: 1, from: at(8), to: at(8), isAllDay: true },
        { id: 2, from: at(8), to: at(32), isAllDay: true },
      ],
      ['2: 0-2 lane 0', '1: 0-1 lane 1'],
    ],
    [
      'holds a timed item that goes on past midnight, on all of its days',
      [{ id: 1, from: at(22), to: at(26) }],
      ['1: 0-2 lane 0'],
    ],
    [
      'holds a timed item that lasts from midnight to midnight',
      [{ id: 1, from: 0, to: at(24) }],
      ['1: 0-1 lane 0'],
    ],
    [
      'says what goes on beyond the page on either side',
      [{ id: 1, from: at(-16), to: at(104), isAllDay: true }],
      ['<1: 0-3 lane 0>'],
    ],
    [
      'takes a lane again as soon as it is free',
      [
        { id: 1, from: at(8), to: at(8), isAllDay: true },
        { id: 2, from: at(8), to: at(32), isAllDay: true },
        { id: 3, from: at(32), to: at(56), isAllDay: true },
      ],
      ['2: 0-2 lane 0', '1: 0-1 lane 1', '3: 1-3 lane 1'],
    ],
  ])('%s', (_sentence, world, drawn) => {
    expect(drawAllDayRow(layOut(world, 3))).toEqual(drawn)
  })
})

const DAY_COUNT = 3

const worldArbitrary = fc
  .array(
    fc.record({
      from: fc.integer({ min: -1440, max: DAY_COUNT * 1440 - 1 }),
      length: fc.oneof(
        fc.integer({ min: 0, max: 240 }),
        fc.integer({ min: 0, max: 2 * 1440 }),
        fc.constant(0),
      ),
      isAllDay: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((parts) =>
    parts.map(({ from, length, isAllDay }, index): WorldItem => ({
      id: index + 1,
      from,
      to: from + length,
      isAllDay,
    })),
  )

/** Occurrences of a page by id, so that the order of the input has no say. */
function byId(world: readonly WorldItem[]) {
  const { layout, ids } = layOut(world, DAY_COUNT)
  const named = <Part extends { readonly occurrence: number }>({ occurrence, ...part }: Part) => ({
    id: ids[occurrence],
    ...part,
  })
  return {
    allDayRow: layout.allDayRow.map(named),
    days: layout.days.map((boxes) => boxes.map(named)),
  }
}

const doMeet = (a: DayBox, b: DayBox): boolean => a.top < b.bottom && b.top < a.bottom

/** Boxes of a day that hang together, by way of others as well. */
function clustersOf(boxes: DayLayout['days'][number]): DayBox[][] {
  const clusters: DayBox[][] = []
  let end = -1
  for (const box of boxes) {
    if (box.top >= end) clusters.push([])
    clusters.at(-1)?.push(box)
    end = Math.max(end, box.bottom)
  }
  return clusters
}

describe('any page of days', () => {
  it('shows each occurrence once: among the hours of its only day, or in the all-day row', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        const { layout, ids } = layOut(world, DAY_COUNT)
        const shown = [...layout.allDayRow, ...layout.days.flat()].map(
          ({ occurrence }) => occurrence,
        )
        expect(shown.sort((a, b) => a - b)).toEqual(Array.from(ids, (_id, index) => index))
      }),
    )
  })

  it('never lets two boxes of a day cover each other', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        for (const boxes of layOut(world, DAY_COUNT).layout.days) {
          for (const [index, a] of boxes.entries()) {
            for (const b of boxes.slice(index + 1)) {
              if (!doMeet(a, b)) continue
              expect(a.columnCount).toBe(b.columnCount)
              expect(a.column + a.span <= b.column || b.column + b.span <= a.column).toBe(true)
            }
          }
        }
      }),
    )
  })

  it('uses every column of a cluster, and leaves none free beside a box', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        for (const boxes of layOut(world, DAY_COUNT).layout.days) {
          for (const cluster of clustersOf(boxes)) {
            const columns = new Set(cluster.map(({ column }) => column))
            expect(columns.size).toBe(cluster[0]?.columnCount)
            for (const box of cluster) {
              const next = box.column + box.span
              const hasNeighbour = cluster.some(
                (other) => other.column === next && doMeet(box, other),
              )
              expect(next === box.columnCount || hasNeighbour).toBe(true)
            }
          }
        }
      }),
    )
  })

  it('keeps whole minutes within the day, and as high as can be read', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        for (const box of layOut(world, DAY_COUNT).layout.days.flat()) {
          expect(Number.isInteger(box.top) && Number.isInteger(box.bottom)).toBe(true)
          expect(box.top).toBeGreaterThanOrEqual(0)
          expect(box.bottom).toBeLessThanOrEqual(1440)
          expect(box.bottom - box.top).toBeGreaterThanOrEqual(20)
          expect(box.endMinute - box.startMinute).toBeGreaterThanOrEqual(1)
        }
      }),
    )
  })

  it('never overlaps two bars of the all-day row, and fills lanes from the first', () => {
    fc.assert(
      fc.property(worldArbitrary, (world) => {
        const { allDayRow, laneCount } = layOut(world, DAY_COUNT).layout
        const taken = new Set<string>()
        for (const { lane, column, span } of allDayRow) {
          for (let day = column; day < column + span; day += 1) {
            expect(taken.has(`${lane}:${day}`)).toBe(false)
            taken.add(`${lane}:${day}`)
          }
        }
        expect(new Set(allDayRow.map(({ lane }) => lane)).size).toBe(laneCount)
      }),
    )
  })

  it('looks the same in whatever order the items come', () => {
    fc.assert(
      fc.property(
        worldArbitrary.chain((world) =>
          fc.tuple(
            fc.constant(world),
            fc.shuffledSubarray(world, { minLength: world.length, maxLength: world.length }),
          ),
        ),
        ([world, shuffled]) => {
          expect(byId(shuffled)).toEqual(byId(world))
        },
      ),
    )
  })
})
