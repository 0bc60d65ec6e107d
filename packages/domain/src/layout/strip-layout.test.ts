import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { civilDateTimeOf, dayNumberOf } from '../calendar-dates'
import type { LayoutItem } from './layout-item'
import { occurrencesInWindow } from './occurrences'
import type { Occurrences } from './occurrences'
import { layoutStrip } from './strip-layout'
import type { StripLayout } from './strip-layout'

/** A strip of ten days, 1 to 10 November 2026. */
const FIRST_DAY = dayNumberOf('2026-11-01')
const DAY_COUNT = 10

/** Days counted from the first of the strip, `lastDay` included. */
interface WorldItem {
  readonly id: number
  readonly firstDay: number
  readonly lastDay: number
}

function toLayoutItem({ id, firstDay, lastDay }: WorldItem): LayoutItem {
  return {
    id,
    startDate: civilDateTimeOf(FIRST_DAY + firstDay, 480),
    endDate: civilDateTimeOf(FIRST_DAY + lastDay, 480),
    isAllDay: true,
    rrule: null,
    recurrenceEndDate: null,
  }
}

function occurrencesOf(items: readonly LayoutItem[]): Occurrences {
  return occurrencesInWindow(items, FIRST_DAY, FIRST_DAY + DAY_COUNT)
}

function layOut(occurrences: Occurrences, leastDays?: number): StripLayout {
  return layoutStrip({
    occurrences,
    startDay: FIRST_DAY,
    endDayExclusive: FIRST_DAY + DAY_COUNT,
    ...(leastDays === undefined ? null : { leastDays }),
  })
}

/** A strip as people see it: one text per lane, an id per day, '.' where nothing is, '_' for kept room. */
function draw({ laneCount, segments }: StripLayout, { ids }: Occurrences): string[] {
  const lanes = Array.from({ length: laneCount }, () => Array.from('.'.repeat(DAY_COUNT)))
  for (const { occurrence, startDay, endDayExclusive, roomStart, roomEnd, lane } of segments) {
    for (let day = roomStart; day < roomEnd; day += 1) {
      const mark = day >= startDay && day < endDayExclusive ? String(ids[occurrence]) : '_'
      lanes[lane]?.splice(day - FIRST_DAY, 1, mark)
    }
  }
  return lanes.map((lane) => lane.join(''))
}

function drawWorld(world: readonly WorldItem[], leastDays?: number): string[] {
  const occurrences = occurrencesOf(world.map(toLayoutItem))
  return draw(layOut(occurrences, leastDays), occurrences)
}

describe('lanes of a strip', () => {
  it.each([
    {
      sentence: 'items that share no day share a lane',
      world: [
        { id: 1, firstDay: 0, lastDay: 3 },
        { id: 2, firstDay: 4, lastDay: 6 },
      ],
      strip: ['1111222...'],
    },
    {
      sentence: 'items that share a day stand below each other',
      world: [
        { id: 1, firstDay: 0, lastDay: 4 },
        { id: 2, firstDay: 4, lastDay: 6 },
      ],
      strip: ['11111.....', '....222...'],
    },
    {
      sentence: 'what goes beyond the strip is cut at its edges',
      world: [
        { id: 1, firstDay: -40, lastDay: 1 },
        { id: 2, firstDay: 8, lastDay: 90 },
      ],
      strip: ['11......22'],
    },
    {
      sentence: 'the last day before the strip and the first one after it are not shown',
      world: [
        { id: 1, firstDay: -3, lastDay: -1 },
        { id: 2, firstDay: 10, lastDay: 12 },
      ],
      strip: [],
    },
    {
      sentence: 'the longer of two that begin together stands above',
      world: [
        { id: 1, firstDay: 1, lastDay: 2 },
        { id: 2, firstDay: 1, lastDay: 5 },
      ],
      strip: ['.22222....', '.11.......'],
    },
    {
      sentence: 'equal items stand by id, whatever the order they came in',
      world: [
        { id: 9, firstDay: 3, lastDay: 4 },
        { id: 4, firstDay: 3, lastDay: 4 },
      ],
      strip: ['...44.....', '...99.....'],
    },
  ])('$sentence', ({ world, strip }) => {
    expect(drawWorld(world)).toEqual(strip)
  })
})

describe('room for the titles of short items', () => {
  it.each([
    {
      sentence: 'days after a short item are kept free',
      world: [
        { id: 1, firstDay: 0, lastDay: 0 },
        { id: 2, firstDay: 3, lastDay: 9 },
      ],
      strip: ['1____.....', '...2222222'],
    },
    {
      sentence: 'an item of that many days keeps nothing more',
      world: [
        { id: 1, firstDay: 0, lastDay: 4 },
        { id: 2, firstDay: 5, lastDay: 9 },
      ],
      strip: ['1111122222'],
    },
    {
      sentence: 'near the end the days before it are kept',
      world: [{ id: 1, firstDay: 9, lastDay: 9 }],
      strip: ['.....____1'],
    },
    {
      sentence: 'what shows few days at the end keeps the days before, however long it is',
      world: [{ id: 1, firstDay: 8, lastDay: 60 }],
      strip: ['....____11'],
    },
    {
      sentence: 'what shows few days at the start keeps the days after',
      world: [{ id: 1, firstDay: -20, lastDay: 1 }],
      strip: ['11___.....'],
    },
  ])('$sentence', ({ world, strip }) => {
    expect(drawWorld(world, 5)).toEqual(strip)
  })

  it('on a strip of one day an item has just that day', () => {
    const occurrences = occurrencesOf([toLayoutItem({ id: 1, firstDay: 0, lastDay: 0 })])
    const { segments } = layoutStrip({
      occurrences,
      startDay: FIRST_DAY,
      endDayExclusive: FIRST_DAY + 1,
      leastDays: 5,
    })
    expect(segments).toMatchObject([{ roomStart: FIRST_DAY, roomEnd: FIRST_DAY + 1 }])
  })
})

it('says which ends are cut', () => {
  const { segments } = layOut(
    occurrencesOf(
      [
        { id: 1, firstDay: -1, lastDay: 10 },
        { id: 2, firstDay: 0, lastDay: 9 },
      ].map(toLayoutItem),
    ),
  )
  expect(segments).toMatchObject([
    { continuesBefore: true, continuesAfter: true },
    { continuesBefore: false, continuesAfter: false },
  ])
})

it('shows every occurrence of a series', () => {
  const series = {
    ...toLayoutItem({ id: 3, firstDay: 0, lastDay: 0 }),
    rrule: 'FREQ=DAILY;INTERVAL=4',
  }
  const occurrences = occurrencesOf([series])
  expect(draw(layOut(occurrences), occurrences)).toEqual(['3...3...3.'])
})

const anyWorld = fc
  .array(fc.record({ firstDay: fc.integer({ min: -15, max: 12 }), length: fc.nat({ max: 20 }) }), {
    maxLength: 40,
  })
  .map((intents) =>
    intents.map(({ firstDay, length }, at) => ({
      id: at + 1,
      firstDay,
      lastDay: firstDay + length,
    })),
  )
const anyRoom = fc.integer({ min: 1, max: 7 })

describe('for any items', () => {
  it('shows each one that touches the strip, once, on its own days', () => {
    fc.assert(
      fc.property(anyWorld, anyRoom, (world, leastDays) => {
        const occurrences = occurrencesOf(world.map(toLayoutItem))
        const { segments } = layOut(occurrences, leastDays)
        const shown = segments.map(({ occurrence, startDay, endDayExclusive }) => [
          occurrences.ids[occurrence],
          [startDay - FIRST_DAY, endDayExclusive - FIRST_DAY],
        ])
        const expected = world
          .filter(({ firstDay, lastDay }) => firstDay < DAY_COUNT && lastDay >= 0)
          .map(({ id, firstDay, lastDay }) => [
            id,
            [Math.max(0, firstDay), Math.min(DAY_COUNT, lastDay + 1)],
          ])
        expect(shown).toHaveLength(expected.length)
        expect(shown).toEqual(expect.arrayContaining(expected))
      }),
    )
  })

  it('never puts two on the same day of a lane, the room of their titles included', () => {
    fc.assert(
      fc.property(anyWorld, anyRoom, (world, leastDays) => {
        const { laneCount, segments } = layOut(occurrencesOf(world.map(toLayoutItem)), leastDays)
        const taken = new Set<string>()
        for (const { lane, roomStart, roomEnd, startDay, endDayExclusive } of segments) {
          expect(lane).toBeLessThan(laneCount)
          expect(roomStart).toBeGreaterThanOrEqual(FIRST_DAY)
          expect(roomEnd).toBeLessThanOrEqual(FIRST_DAY + DAY_COUNT)
          expect(roomStart <= startDay && roomEnd >= endDayExclusive).toBe(true)
          for (let day = roomStart; day < roomEnd; day += 1) {
            expect(taken.has(`${lane} ${day}`)).toBe(false)
            taken.add(`${lane} ${day}`)
          }
        }
      }),
    )
  })

  it('takes no more lanes than the busiest day has items', () => {
    fc.assert(
      fc.property(anyWorld, (world) => {
        const perDay = Array.from(
          { length: DAY_COUNT },
          (_, day) =>
            world.filter(({ firstDay, lastDay }) => firstDay <= day && lastDay >= day).length,
        )
        expect(layOut(occurrencesOf(world.map(toLayoutItem))).laneCount).toBe(Math.max(...perDay))
      }),
    )
  })

  it('draws the same whatever the order they came in', () => {
    fc.assert(
      fc.property(anyWorld, anyRoom, (world, leastDays) => {
        expect(drawWorld(world.toReversed(), leastDays)).toEqual(drawWorld(world, leastDays))
      }),
    )
  })
})
