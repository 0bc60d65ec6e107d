import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DAY_COUNT,
  FIRST_DAY,
  WEEK_COUNT,
  drawWeek,
  hiddenOf,
  layOut,
  weekOf,
} from './fixtures/month-items'
import type { WorldItem } from './fixtures/month-items'

function itemOf(world: readonly WorldItem[], id: number | undefined): WorldItem {
  const item = world.find((candidate) => candidate.id === id)
  if (item === undefined) throw new Error(`The world has no item ${id}.`)
  return item
}

/** The columns of a week that an item touches; a span of 0 or less if it touches none. */
function columnsIn({ firstDay, lastDay }: WorldItem, week: number) {
  const column = Math.max(0, firstDay - week * 7)
  return { column, span: Math.min(7, lastDay + 1 - week * 7) - column }
}

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
          const used = new Set<string>()
          for (const { lane, column, span } of segments) {
            expect(column + span).toBeLessThanOrEqual(7)
            for (let at = column; at < column + span; at += 1) {
              expect(used.has(`${lane}:${at}`)).toBe(false)
              used.add(`${lane}:${at}`)
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
          const visible = segments.filter(({ column, span }) => column <= at && column + span > at)
          const touching = world.filter((item) => item.firstDay <= day && item.lastDay >= day)
          expect(visible.length + (hiddenCounts[at] ?? 0)).toBe(touching.length)
        }
      }),
    )
  })

  it('a week shows an item on all of its days or on none, and as one bar', () => {
    fc.assert(
      fc.property(anyWorld, anyLanes, (world, lanes) => {
        const { layout, ids } = layOut(world, lanes)
        layout.weeks.forEach(({ segments }, week) => {
          expect(new Set(segments.map(({ occurrence }) => occurrence)).size).toBe(segments.length)
          for (const { occurrence, column, span, ...ends } of segments) {
            const item = itemOf(world, ids[occurrence])
            expect({ column, span, ...ends }).toMatchObject({
              ...columnsIn(item, week),
              continuesBefore: item.firstDay < week * 7,
              continuesAfter: item.lastDay >= week * 7 + 7,
            })
          }
        })
      }),
    )
  })

  it('a hidden item has no lane that is free on all of its days of the week', () => {
    fc.assert(
      fc.property(anyWorld, anyLanes, (world, lanes) => {
        const { layout, ids } = layOut(world, lanes)
        layout.weeks.forEach(({ segments }, week) => {
          const visibleIds = new Set(segments.map(({ occurrence }) => ids[occurrence]))
          for (const item of world.filter(({ id }) => !visibleIds.has(id))) {
            const { column, span } = columnsIn(item, week)
            const overlaps = segments.filter(
              (segment) => segment.column < column + span && segment.column + segment.span > column,
            )
            // The last lane holds the more line of each of its days.
            const isHidden = span > 0
            const lanesInUse = new Set(overlaps.map(({ lane }) => lane)).size
            expect(isHidden && lanesInUse < lanes - 1).toBe(false)
          }
        })
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
