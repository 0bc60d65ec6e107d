import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DAY_COUNT,
  FIRST_DAY,
  drawWorld,
  layOut,
  occurrencesOf,
  toLayoutItem,
} from './fixtures/overstory-items'

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
  it('shows each one that touches the overstory, once, on its own days', () => {
    fc.assert(
      fc.property(anyWorld, anyRoom, (world, leastDays) => {
        const occurrences = occurrencesOf(world.map(toLayoutItem))
        const { segments } = layOut(occurrences, leastDays)
        const visible = segments.map(({ occurrence, startDay, endDayExclusive }) => [
          occurrences.ids[occurrence],
          [startDay - FIRST_DAY, endDayExclusive - FIRST_DAY],
        ])
        const expected = world
          .filter(({ firstDay, lastDay }) => firstDay < DAY_COUNT && lastDay >= 0)
          .map(({ id, firstDay, lastDay }) => [
            id,
            [Math.max(0, firstDay), Math.min(DAY_COUNT, lastDay + 1)],
          ])
        expect(visible).toHaveLength(expected.length)
        expect(visible).toEqual(expect.arrayContaining(expected))
      }),
    )
  })

  it('never puts two on the same day of a lane, the room of their titles included', () => {
    fc.assert(
      fc.property(anyWorld, anyRoom, (world, leastDays) => {
        const { laneCount, segments } = layOut(occurrencesOf(world.map(toLayoutItem)), leastDays)
        const used = new Set<string>()
        for (const { lane, roomStart, roomEnd, startDay, endDayExclusive } of segments) {
          expect(lane).toBeLessThan(laneCount)
          expect(roomStart).toBeGreaterThanOrEqual(FIRST_DAY)
          expect(roomEnd).toBeLessThanOrEqual(FIRST_DAY + DAY_COUNT)
          expect(roomStart <= startDay && roomEnd >= endDayExclusive).toBe(true)
          for (let day = roomStart; day < roomEnd; day += 1) {
            expect(used.has(`${lane} ${day}`)).toBe(false)
            used.add(`${lane} ${day}`)
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
