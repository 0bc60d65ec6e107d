import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { civilDateTimeOf, dayNumberOf } from '../calendar-dates'
import type { LayoutItem } from './layout-item'
import { layoutMonth } from './month-layout'
import type { MonthLayout, WeekLayout } from './month-layout'
import { occurrencesInWindow } from './occurrences'
import { indexWeeks, occurrencesOfDay } from './week-index'

/** The five weeks of November 2026, Sunday the first to Saturday 5 December. */
const FIRST_DAY = dayNumberOf('2026-11-01')
const WEEK_COUNT = 5
const DAY_COUNT = WEEK_COUNT * 7

/** An item of the named world: days counted from the first shown day, `lastDay` included. */
interface WorldItem {
  readonly id: number
  readonly firstDay: number
  readonly lastDay: number
  /** Minutes after midnight; an all-day item without. */
  readonly minutes?: number
}

function toLayoutItem({ id, firstDay, lastDay, minutes }: WorldItem): LayoutItem {
  return {
    id,
    startDate: civilDateTimeOf(FIRST_DAY + firstDay, minutes ?? 480),
    endDate: civilDateTimeOf(FIRST_DAY + lastDay, 1439),
    isAllDay: minutes === undefined,
    rrule: null,
    recurrenceEndDate: null,
  }
}

function indexWorld(world: readonly WorldItem[]) {
  const items = world.map(toLayoutItem)
  const occurrences = occurrencesInWindow(items, FIRST_DAY, FIRST_DAY + DAY_COUNT, () => [])
  return indexWeeks(occurrences, FIRST_DAY, WEEK_COUNT)
}

function layOut(world: readonly WorldItem[], visibleLanes: number) {
  const weekIndex = indexWorld(world)
  const layout = layoutMonth(weekIndex, visibleLanes)
  return { layout, ids: weekIndex.occurrences.ids }
}

function weekOf(layout: MonthLayout, week: number): WeekLayout {
  const found = layout.weeks[week]
  if (found === undefined) throw new Error(`The world has no week ${week}.`)
  return found
}

/** A week as people see it: one text per lane, an id per day, '.' where nothing is. */
function drawWeek({ layout, ids }: ReturnType<typeof layOut>, week: number): string[] {
  const { segments } = weekOf(layout, week)
  const laneCount = Math.max(0, ...segments.map(({ lane }) => lane + 1))
  const lanes = Array.from({ length: laneCount }, () => Array.from('.......'))
  for (const { occurrence, column, span, lane } of segments) {
    for (let at = column; at < column + span; at += 1) {
      lanes[lane]?.splice(at, 1, String(ids[occurrence]))
    }
  }
  return lanes.map((lane) => lane.join(''))
}

function hiddenOf({ layout }: { layout: MonthLayout }, week: number): string {
  return weekOf(layout, week).hiddenCounts.join('')
}

describe('lanes within a week', () => {
  it.each([
    {
      sentence: 'items that share no day share a lane',
      world: [
        { id: 1, firstDay: 0, lastDay: 1 },
        { id: 2, firstDay: 2, lastDay: 4 },
      ],
      week: ['11222..'],
    },
    {
      sentence: 'the longer of two that begin together stands above',
      world: [
        { id: 1, firstDay: 1, lastDay: 1 },
        { id: 2, firstDay: 1, lastDay: 3 },
      ],
      week: ['.222...', '.1.....'],
    },
    {
      sentence: 'the earlier start stands above the longer item',
      world: [
        { id: 1, firstDay: 1, lastDay: 6 },
        { id: 2, firstDay: 0, lastDay: 1 },
      ],
      week: ['22.....', '.111111'],
    },
    {
      sentence: 'all-day before timed, timed by the minute',
      world: [
        { id: 1, firstDay: 3, lastDay: 3, minutes: 900 },
        { id: 2, firstDay: 3, lastDay: 3, minutes: 480 },
        { id: 3, firstDay: 3, lastDay: 3 },
      ],
      week: ['...3...', '...2...', '...1...'],
    },
    {
      sentence: 'midnight is a time and comes after all-day',
      world: [
        { id: 1, firstDay: 3, lastDay: 3, minutes: 0 },
        { id: 2, firstDay: 3, lastDay: 3 },
      ],
      week: ['...2...', '...1...'],
    },
    {
      sentence: 'equal items stand by id, whatever the order they came in',
      world: [
        { id: 9, firstDay: 3, lastDay: 3 },
        { id: 4, firstDay: 3, lastDay: 3 },
      ],
      week: ['...4...', '...9...'],
    },
    {
      sentence: 'a gap is filled by the next item that fits',
      world: [
        { id: 1, firstDay: 0, lastDay: 2 },
        { id: 2, firstDay: 1, lastDay: 5 },
        { id: 3, firstDay: 3, lastDay: 4 },
      ],
      week: ['11133..', '.22222.'],
    },
  ])('$sentence', ({ world, week }) => {
    expect(drawWeek(layOut(world, 5), 0)).toEqual(week)
  })
})

describe('items that go on over weeks', () => {
  it('are cut at the week and say on which side they go on', () => {
    const { layout } = layOut([{ id: 1, firstDay: 5, lastDay: 15 }], 4)
    const cuts = layout.weeks.map(({ segments }) =>
      segments.map(({ column, span, continuesBefore, continuesAfter }) => [
        column,
        span,
        continuesBefore,
        continuesAfter,
      ]),
    )
    expect(cuts).toEqual([
      [[5, 2, false, true]],
      [[0, 7, true, true]],
      [[0, 2, true, false]],
      [],
      [],
    ])
  })

  it('begin before the shown weeks and end after them', () => {
    const { layout } = layOut([{ id: 1, firstDay: -3, lastDay: DAY_COUNT + 3 }], 4)
    for (const { segments } of layout.weeks) {
      expect(segments).toMatchObject([
        { column: 0, span: 7, continuesBefore: true, continuesAfter: true },
      ])
    }
  })

  it('keep their lane in the next week although a higher one has become free', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 6 },
        { id: 2, firstDay: 4, lastDay: 8 },
        { id: 3, firstDay: 7, lastDay: 7 },
      ],
      4,
    )
    expect(drawWeek(drawn, 0)).toEqual(['1111111', '....222'])
    expect(drawWeek(drawn, 1)).toEqual(['3......', '22.....'])
  })

  it('do not keep the last lane, which the next week may need for its more line', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 6 },
        { id: 2, firstDay: 4, lastDay: 8 },
      ],
      2,
    )
    expect(drawWeek(drawn, 0)).toEqual(['1111111', '....222'])
    expect(drawWeek(drawn, 1)).toEqual(['22.....'])
  })
})

describe('days on which not all fits', () => {
  it('shows as many items as there are lanes when they fit exactly', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 2, lastDay: 2 },
        { id: 2, firstDay: 2, lastDay: 2 },
        { id: 3, firstDay: 2, lastDay: 2 },
      ],
      3,
    )
    expect(drawWeek(drawn, 0)).toEqual(['..1....', '..2....', '..3....'])
    expect(hiddenOf(drawn, 0)).toBe('0000000')
  })

  it('gives the last lane to the more line with one item too many', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 2, lastDay: 2 },
        { id: 2, firstDay: 2, lastDay: 2 },
        { id: 3, firstDay: 2, lastDay: 2 },
        { id: 4, firstDay: 2, lastDay: 2 },
      ],
      3,
    )
    expect(drawWeek(drawn, 0)).toEqual(['..1....', '..2....'])
    expect(hiddenOf(drawn, 0)).toBe('0020000')
  })

  it('hides a long item on the days that are full alone', () => {
    // Lane 2 holds 3 on days 1 to 3; 5 does not fit on day 1 and needs it there.
    const drawn = layOut(
      [
        { id: 1, firstDay: 1, lastDay: 5 },
        { id: 2, firstDay: 1, lastDay: 4 },
        { id: 3, firstDay: 1, lastDay: 3 },
        { id: 5, firstDay: 1, lastDay: 1 },
      ],
      3,
    )
    expect(drawWeek(drawn, 0)).toEqual(['.11111.', '.2222..', '..33...'])
    expect(hiddenOf(drawn, 0)).toBe('0200000')
  })

  it('cuts an item that fits no lane as a whole, and says where it goes on', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 2 },
        { id: 2, firstDay: 0, lastDay: 2 },
        { id: 3, firstDay: 0, lastDay: 2 },
        { id: 4, firstDay: 1, lastDay: 9 },
        { id: 5, firstDay: 4, lastDay: 4 },
      ],
      2,
    )
    expect(drawWeek(drawn, 0)).toEqual(['1114444', '....5..'])
    expect(hiddenOf(drawn, 0)).toBe('2330000')
    expect(
      weekOf(drawn.layout, 0).segments.map(({ continuesBefore, continuesAfter }) => [
        continuesBefore,
        continuesAfter,
      ]),
    ).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ])
  })

  it('an item that fills one week continues on neither side', () => {
    const { layout } = layOut([{ id: 1, firstDay: 0, lastDay: 6 }], 2)
    expect(weekOf(layout, 0).segments).toMatchObject([
      { span: 7, continuesBefore: false, continuesAfter: false },
    ])
    expect(weekOf(layout, 1).segments).toEqual([])
  })

  it('counts the lanes of each week, the more line included', () => {
    const world = [
      { id: 1, firstDay: 0, lastDay: 0 },
      { id: 2, firstDay: 0, lastDay: 0 },
      { id: 3, firstDay: 0, lastDay: 0 },
      { id: 4, firstDay: 8, lastDay: 8 },
    ]
    const countsOf = (lanes: number) => layOut(world, lanes).layout.weeks.map((w) => w.laneCount)
    expect(countsOf(2)).toEqual([2, 1, 0, 0, 0])
    expect(countsOf(Infinity)).toEqual([3, 1, 0, 0, 0])
  })

  it('leaves the last lane to items of days that hide nothing', () => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 0 },
        { id: 2, firstDay: 0, lastDay: 0 },
        { id: 3, firstDay: 0, lastDay: 0 },
        { id: 4, firstDay: 4, lastDay: 4 },
        { id: 5, firstDay: 4, lastDay: 4 },
      ],
      2,
    )
    expect(drawWeek(drawn, 0)).toEqual(['1...4..', '....5..'])
    expect(hiddenOf(drawn, 0)).toBe('2000000')
  })

  it.each([
    ['one lane shows a lone item', 1, ['1......'], '0022000'],
    ['less than one lane counts as one', 0, ['1......'], '0022000'],
    ['endless lanes show everything', Infinity, ['1.22...', '..34...'], '0000000'],
  ])('%s', (_sentence, visibleLanes, week, hidden) => {
    const drawn = layOut(
      [
        { id: 1, firstDay: 0, lastDay: 0 },
        { id: 2, firstDay: 2, lastDay: 3 },
        { id: 3, firstDay: 2, lastDay: 2 },
        { id: 4, firstDay: 3, lastDay: 3 },
      ],
      visibleLanes,
    )
    expect(drawWeek(drawn, 0)).toEqual(week)
    expect(hiddenOf(drawn, 0)).toBe(hidden)
  })

  it('lists everything that touches the day, shown or not, in drawing order', () => {
    const weekIndex = indexWorld([
      { id: 1, firstDay: 9, lastDay: 9, minutes: 600 },
      { id: 2, firstDay: 3, lastDay: 9 },
      { id: 3, firstDay: 10, lastDay: 10 },
      { id: 4, firstDay: 9, lastDay: 9 },
    ])
    const idsOf = (day: number): unknown[] =>
      occurrencesOfDay(weekIndex, day).map((at) => weekIndex.occurrences.ids[at])
    expect(idsOf(FIRST_DAY + 9)).toEqual([2, 4, 1])
    expect(idsOf(FIRST_DAY - 1)).toEqual([])
    expect(idsOf(FIRST_DAY + DAY_COUNT)).toEqual([])
  })
})

describe('for any world', () => {
  const anyItem = fc.record({
    firstDay: fc.integer({ min: -10, max: DAY_COUNT + 3 }),
    lengthDays: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 40 })),
    minutes: fc.option(fc.integer({ min: 0, max: 1439 }), { nil: undefined }),
  })
  const anyWorld = fc.array(anyItem, { maxLength: 80 }).map((items) =>
    items.map(({ firstDay, lengthDays, minutes }, at): WorldItem => {
      const item = { id: at + 1, firstDay, lastDay: firstDay + lengthDays }
      return minutes === undefined ? item : { ...item, minutes }
    }),
  )
  const anyLanes = fc.integer({ min: 1, max: 8 })

  it('no two segments of a week overlap in a lane, and none leaves the week or takes the lane of a more line', () => {
    fc.assert(
      fc.property(anyWorld, anyLanes, (world, lanes) => {
        for (const { segments, hiddenCounts } of layOut(world, lanes).layout.weeks) {
          const taken = new Set<string>()
          for (const { lane, column, span } of segments) {
            expect(column + span).toBeLessThanOrEqual(7)
            for (let at = column; at < column + span; at += 1) {
              expect(taken.has(`${lane}:${at}`)).toBe(false)
              taken.add(`${lane}:${at}`)
              // The more line of a day has the last lane to itself.
              expect(lane).toBeLessThan(hiddenCounts[at] === 0 ? lanes : lanes - 1)
            }
          }
        }
      }),
    )
  })

  it('on every day, what is shown and what is counted make all that touches it', () => {
    fc.assert(
      fc.property(anyWorld, anyLanes, (world, lanes) => {
        const { layout } = layOut(world, lanes)
        for (let day = 0; day < DAY_COUNT; day += 1) {
          const { segments, hiddenCounts } = weekOf(layout, Math.floor(day / 7))
          const at = day % 7
          const shown = segments.filter(({ column, span }) => column <= at && column + span > at)
          const touching = world.filter((item) => item.firstDay <= day && item.lastDay >= day)
          expect(shown.length + (hiddenCounts[at] ?? 0)).toBe(touching.length)
        }
      }),
    )
  })

  it('a day hides something only where its lanes are full', () => {
    fc.assert(
      fc.property(anyWorld, anyLanes, (world, lanes) => {
        for (const { segments, hiddenCounts } of layOut(world, lanes).layout.weeks) {
          for (let at = 0; at < 7; at += 1) {
            const shown = segments.filter(({ column, span }) => column <= at && column + span > at)
            const isFull = shown.length === lanes - 1
            expect((hiddenCounts[at] ?? 0) === 0 || isFull).toBe(true)
          }
        }
      }),
    )
  })

  it('the drawing does not depend on the order of the items', () => {
    fc.assert(
      fc.property(anyWorld, anyLanes, (world, lanes) => {
        const drawn = layOut(world, lanes)
        const reversed = layOut(world.toReversed(), lanes)
        for (let week = 0; week < WEEK_COUNT; week += 1) {
          expect(drawWeek(reversed, week)).toEqual(drawWeek(drawn, week))
          expect(hiddenOf(reversed, week)).toBe(hiddenOf(drawn, week))
        }
      }),
    )
  })

  it('moving an item to later days leaves the lane of everything drawn before it', () => {
    fc.assert(
      fc.property(anyWorld, fc.nat(), fc.integer({ min: 1, max: 20 }), (world, pick, days) => {
        const moved = world[pick % Math.max(1, world.length)]
        fc.pre(moved !== undefined)
        const after = world.map((item) =>
          item === moved
            ? { ...item, firstDay: item.firstDay + days, lastDay: item.lastDay + days }
            : item,
        )
        const lanesOf = ({ layout, ids }: ReturnType<typeof layOut>): Map<string, number> =>
          new Map(
            layout.weeks.flatMap(({ startDay, segments }) =>
              segments.map(({ occurrence, lane }) => [`${startDay}:${ids[occurrence]}`, lane]),
            ),
          )
        const before = lanesOf(layOut(world, Infinity))
        const changed = lanesOf(layOut(after, Infinity))
        for (const item of world.filter(({ firstDay }) => firstDay < moved.firstDay)) {
          for (let week = 0; week < WEEK_COUNT; week += 1) {
            const key = `${FIRST_DAY + week * 7}:${item.id}`
            expect(changed.get(key)).toBe(before.get(key))
          }
        }
      }),
    )
  })
})
